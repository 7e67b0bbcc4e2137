import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StoredMail } from '../src/simulators/mailbox/mail-store.ts'
import { findFreePort } from '../tests/support/shop-process.ts'
import { createShopper, press } from '../tests/support/shopper.ts'
import { type Running, startShop } from './processes.ts'

const EMAIL = 'receiver@example.com'
const START = 'mutation ($token: String!) { answer: startRedeem(token: $token) { errors { code } } }'
const GIVE_UP_MS = 60_000

export type ShopWithMailbox = Running & { mailbox: string }

/** A shop with a mailbox. */
export async function startShopWithMailbox(): Promise<ShopWithMailbox> {
  const port = await findFreePort()
  return { ...(await startShop({ MAILBOX_PORT: String(port) })), mailbox: `http://localhost:${port}` }
}

/** The cookies of a visitor who redeems a Choice Gift Card from a mail. */
export async function startRedeemVisit({ origin, mailbox }: ShopWithMailbox): Promise<string> {
  const visitor = createShopper({ origin, email: EMAIL, ip: '192.0.2.1' })
  const variationId = await visitor.findVariation('/gift-cards/all-in-one-gift-card/', 'DIGITAL')
  const { shipmentId, total } = await visitor.addCard({ variationId, value: 50, qty: 1, key: randomUUID() })
  await visitor.deliverTo(shipmentId, { firstName: 'Ben', lastName: 'Hill', email: EMAIL })
  await visitor.bill()
  const { page = '' } = await visitor.place({ method: 'paypal', total, key: randomUUID() })
  await press(page, 'pay')
  const receiver = createShopper({ origin, email: EMAIL, ip: '192.0.2.2' })
  const { errors } = await receiver.ask(START, { token: await readGiftToken(mailbox) })
  if (errors.length > 0) throw new Error(`The gift cannot be redeemed: ${JSON.stringify(errors)}`)
  return receiver.writeCookies()
}

async function readGiftToken(mailbox: string): Promise<string> {
  const giveUpAt = performance.now() + GIVE_UP_MS
  while (performance.now() < giveUpAt) {
    const mails = (await (await fetch(`${mailbox}/api/mails?to=${EMAIL}`)).json()) as StoredMail[]
    const token = mails.map(({ text }) => /\/gift\/([\w-]{43})\//.exec(text)?.[1]).find(Boolean)
    if (token) return token
    await sleep(200)
  }
  throw new Error('No gift came by mail')
}
