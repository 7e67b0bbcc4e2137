import type { UserEvent } from '@testing-library/user-event'
import pg from 'pg'
import { expect, inject, vi } from 'vitest'
import { ask as send } from '../../src/platform/http/ask.ts'
import { type Ask, putIntoBasket, setPayer, startOrder } from './basket.ts'
import { readDatabaseUrl } from './shop-process.ts'

// Steps of a test at the running shop besides the page under test.

type Mail = { subject: string; text: string }

const SOON = { timeout: 20_000, interval: 100 }

/** The mails sent to an address. */
export async function listMails(to: string): Promise<Mail[]> {
  const mails = `http://127.0.0.1:${inject('openShop').mailboxPort}/api/mails?to=${encodeURIComponent(to)}`
  return JSON.parse((await send(mails, { timeoutMs: 30_000 })).text)
}

/** A link in the mails sent to an address, as soon as there is one. */
export async function untilLinked(to: string, link: RegExp): Promise<string> {
  const find = async () => {
    const texts = (await listMails(to)).map(({ text }) => text).join(' ')
    return link.exec(texts)?.[0]
  }
  await vi.waitUntil(find, SOON)
  return (await find()) as string
}

/** Waits until a mail with this subject was sent to the address. */
export async function untilMailed(to: string, subject: string | RegExp): Promise<void> {
  const wanted = typeof subject === 'string' ? expect.stringContaining(subject) : expect.stringMatching(subject)
  await vi.waitFor(async () => expect((await listMails(to)).map((mail) => mail.subject)).toContainEqual(wanted), SOON)
}

/** Presses a button of the payment simulator's page without opening it. Returns the address it redirects to. */
export async function pressAt(hosted: string, action: string): Promise<string> {
  const { headers } = await send(hosted, { timeoutMs: 30_000 })
  const page = new URL(headers.location ?? '', hosted)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await send(page, { method: 'POST', headers: form, body: `action=${action}`, timeoutMs: 30_000 })
  const { pathname, search } = new URL(answer.headers.location ?? '', hosted)
  return pathname + search
}

/** Simulates the bank's payment of a transfer, at the provider of this payment page. */
export async function letTransferArrive(hosted: string, reference: string): Promise<void> {
  await send(new URL(`/simulator/payments/${reference}/pay`, hosted), { method: 'POST', timeoutMs: 30_000 })
}

/** The address that the page opens outside the shop after this button is pressed. */
export async function leaveBy(user: UserEvent, button: HTMLElement): Promise<string> {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  await user.click(button)
  await vi.waitUntil(() => assign.mock.calls.length > 0, SOON)
  const [address] = assign.mock.calls.map(([url]) => String(url))
  assign.mockRestore()
  return address as string
}

/** Places the order of the basket and pays it, over the API. Returns the order's uuid. */
export async function placeOrder(ask: Ask): Promise<string> {
  const { uuid, redirectUrl } = await startOrder(ask, 'paypal')
  await pressAt(redirectUrl, 'pay')
  return uuid
}

const OPEN = 'mutation ($token: String!) { answer: openGift(token: $token) { gift { packages { cards { number pin } } } } }'

export type OwnCard = { number: string; pin: string }

/** A Choice Gift Card that was bought and opened. */
export async function ownGiftcard(ask: Ask, email: string, value: number): Promise<OwnCard> {
  return (await ownGiftcards(ask, email, { value }))[0] as OwnCard
}

/** All cards of a gift that was bought and opened, by default Choice Gift Cards. */
export async function ownGiftcards(ask: Ask, email: string, gift: object): Promise<OwnCard[]> {
  await putIntoBasket(ask, { slug: 'all-in-one-gift-card', ...gift, kind: 'DIGITAL' })
  await setPayer(ask, email)
  await placeOrder(ask)
  const link = await untilLinked(email, /\/gift\/[\w-]{43}\//)
  const { answer } = await ask(OPEN, { token: link.split('/')[2] })
  return (answer as { gift: { packages: { cards: OwnCard[] }[] } }).gift.packages.flatMap(({ cards }) => cards)
}

/** Changes in the database what otherwise only time changes. Triggers are off, because some of them forbid such a change. */
export async function changeShop(statement: string, values: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: await readDatabaseUrl(inject('openShop').dataDir) })
  await client.connect()
  await client.query('set session_replication_role = replica')
  const { rowCount } = await client.query(statement, [...values])
  await client.end()
  expect(rowCount).toBe(1)
}
