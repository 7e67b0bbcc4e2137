import { pino } from 'pino'
import { afterAll } from 'vitest'
import { type AdyenSettings, createAdyen, type PaymentProvider } from '../../src/modules/payments/index.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { randomIds } from '../../src/platform/ids.ts'
import type { BookedPayment, BookedRefund } from '../../src/simulators/adyen/books.ts'
import type { Action } from '../../src/simulators/adyen/desk.ts'
import type { FaultBox, Faults } from '../../src/simulators/adyen/faults.ts'
import { type AdyenSimulator, startAdyen } from '../../src/simulators/adyen/start-adyen.ts'
import { makeTemporaryFolder } from '../../tools/temporary-folder.ts'

type SentWebhook = { id: string; eventCode: string; success: string; reference: string; attempts: number; deliveries: number }
export type AdyenBooks = {
  payments: BookedPayment[]
  refunds: BookedRefund[]
  webhooks: SentWebhook[]
  faults: ReturnType<FaultBox['happened']>
}

export type TestAdyen = {
  settings: AdyenSettings
  provider: PaymentProvider
  address: string
  /** The address for webhooks. */
  setWebhookUrl(url: string): void
  /** Presses a button on the page where a shopper pays; the response redirects the shopper. */
  press(redirectUrl: string, action: Action, form?: Record<string, string>): Promise<Response>
  /** Presses it, and returns the parameters with which the shopper returns to the shop. */
  finish(redirectUrl: string, action: Action): Promise<{ sessionId: string; sessionResult: string; backUrl: string }>
  /** Presses a button of the overview, e.g. `payments/<psp reference>/pay`. */
  act(path: string): Promise<void>
  readBooks(): Promise<AdyenBooks>
  setFaults(faults: Partial<Faults>): Promise<void>
  /** Stops and restarts it with its saved payments. */
  restart(): Promise<void>
}

const ANY_FORM = {
  number: '4111 1111 1111 1111',
  expiry: '03/30',
  cvc: '737',
  holder: 'Anna Hill',
  code: '123456',
  phone: '+351912345678',
}

/** The real simulator on a port of its own, for one test file. */
export async function testAdyen(): Promise<TestAdyen> {
  const folder = makeTemporaryFolder('adyen')
  const keys = { apiKey: 'test-key', hmacKey: 'ab'.repeat(32), merchantAccount: 'RibbonTest' }
  const parts = { ...keys, host: '127.0.0.1', folder, clock: systemClock, ids: randomIds, log: pino({ level: 'silent' }) }
  const times = { retryDelaysMs: [150, 300, 600], slowMs: 2_000 }
  let webhookUrl = ''
  let simulator: AdyenSimulator = await startAdyen({ ...parts, ...times, port: 0 })
  const { address } = simulator
  const settings: AdyenSettings = { ...keys, checkoutUrl: address.slice(0, -1) }
  afterAll(() => simulator.close())

  const press: TestAdyen['press'] = async (redirectUrl, action, form = ANY_FORM) => {
    const page = await fetch(redirectUrl)
    const body = new URLSearchParams({ ...form, action })
    return fetch(page.url, { method: 'POST', body, redirect: 'manual' })
  }
  return {
    settings,
    provider: createAdyen(settings),
    address,
    setWebhookUrl: (url) => {
      webhookUrl = url
      simulator.setWebhookUrl(url)
    },
    press,
    async finish(redirectUrl, action) {
      const backUrl = (await press(redirectUrl, action)).headers.get('location') ?? ''
      const { searchParams } = new URL(backUrl)
      return { sessionId: searchParams.get('sessionId') ?? '', sessionResult: searchParams.get('sessionResult') ?? '', backUrl }
    },
    async act(path) {
      const { status } = await fetch(`${address}simulator/${path}`, { method: 'POST', redirect: 'manual' })
      if (status !== 303) throw new Error(`${path} is answered with ${status}`)
    },
    readBooks: async () => (await fetch(`${address}simulator/payments`)).json() as Promise<AdyenBooks>,
    async setFaults(faults) {
      const headers = { 'content-type': 'application/json' }
      await fetch(`${address}simulator/faults`, { method: 'POST', headers, body: JSON.stringify(faults) })
    },
    async restart() {
      await simulator.close()
      simulator = await startAdyen({ ...parts, ...times, port: Number(new URL(address).port) })
      if (webhookUrl) simulator.setWebhookUrl(webhookUrl)
    },
  }
}
