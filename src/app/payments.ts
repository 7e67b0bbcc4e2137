import type { KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type AdyenSettings,
  adyenCheckoutUrl,
  closedProvider,
  createAdyen,
  type PaymentProvider,
} from '../modules/payments/index.ts'
import { systemClock } from '../platform/clock.ts'
import { ask } from '../platform/http/ask.ts'
import { localOrigin } from '../platform/http/own-hosts.ts'
import { randomIds } from '../platform/ids.ts'
import { type AdyenSimulator, startAdyen } from '../simulators/adyen/start-adyen.ts'
import type { Config } from './config.ts'
import type { Opening } from './shutdown.ts'

export type OpenedPayments = {
  payments: PaymentProvider
  /** Undefined: Adyen itself takes the payments, or there are no payments. */
  simulator: { address: string; setShopAddress: (shopAddress: string) => void } | undefined
}

type KeyFor = (purpose: string) => KeyObject

/** Adyen if it is configured; otherwise its simulator, which one process of the shop runs and the others find on its port. */
export async function openPayments(config: Config, keyFor: KeyFor, opening: Opening): Promise<OpenedPayments> {
  const { adyen, adyenPort, host, role } = config
  if (adyen) {
    const payments = createAdyen({ ...adyen, checkoutUrl: adyenCheckoutUrl(adyen.urlPrefix) })
    return { payments, simulator: undefined }
  }
  if (adyenPort === undefined) return { payments: closedProvider, simulator: undefined }
  const settings: AdyenSettings = { ...simulatorKeys(keyFor), checkoutUrl: localOrigin(host, adyenPort) }
  if (role === 'web') return { payments: createAdyen(settings), simulator: undefined }
  const simulator = await findOrStart(config, settings, opening)
  const payments = createAdyen({ ...settings, checkoutUrl: simulator?.address.slice(0, -1) ?? settings.checkoutUrl })
  if (!simulator) return { payments, simulator: undefined }
  const setShopAddress = (shopAddress: string) => simulator.setWebhookUrl(new URL('/webhooks/adyen', shopAddress).href)
  if (config.port > 0) setShopAddress(localOrigin(host, config.port))
  return { payments, simulator: { address: simulator.address, setShopAddress } }
}

/** All processes of the shop have the same secret, so they and the simulator have the same keys. */
export function simulatorKeys(keyFor: KeyFor) {
  return {
    apiKey: keyFor('adyen simulator').export().toString('hex'),
    hmacKey: keyFor('adyen simulator webhooks').export().toString('hex'),
    merchantAccount: 'RibbonSimulator',
  }
}

/** Starts the simulator. When the port is taken, it uses the shop's own simulator in another process, or any free port if another program has the port. */
async function findOrStart(
  config: Config,
  settings: AdyenSettings,
  { log, shutdown }: Opening,
): Promise<AdyenSimulator | undefined> {
  const { host, adyenPort: port = 0, dataDir } = config
  const parts = { ...settings, host, folder: join(dataDir, 'adyen'), clock: systemClock, ids: randomIds, log }
  const start = async (port: number) => {
    const simulator = await startAdyen({ ...parts, port })
    shutdown.onClose('payment simulator', () => simulator.close())
    return simulator
  }
  try {
    return await start(port)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EADDRINUSE') throw error
    return (await isOurs(settings)) ? undefined : start(0)
  }
}

/** Tries several times, because a busy machine may be slow, and two simulators must never write the same books. */
async function isOurs({ checkoutUrl, apiKey }: AdyenSettings): Promise<boolean> {
  for (let tries = 1; tries <= 3; tries++) {
    try {
      const { status, text } = await ask(`${checkoutUrl}/v72/simulator`, { headers: { 'x-api-key': apiKey }, timeoutMs: 2_000 })
      return status === 200 && (JSON.parse(text) as { isSimulator?: boolean }).isSimulator === true
    } catch {
      await sleep(200)
    }
  }
  return false
}
