import { createHmac, type KeyObject } from 'node:crypto'
import type { FulfilmentParts } from './fulfilment-parts.ts'
import type { Reminder } from './reminders/reminders.store.ts'

type Keys = Pick<FulfilmentParts, 'keyFor'>

/**
 * The tokens of links in mails are derived from the id of what they open and a secret key, 256 bits each. So a resent mail holds the same link as the
 * first one, although the tables store only the hashes.
 */
export function giftToken({ keyFor }: Keys, { shipmentId, link }: { shipmentId: string; link: number }): string {
  return sign(keyFor('fulfilment.gift'), `${shipmentId} ${link}`)
}

/** Opens the buyer's page. */
export function orderToken({ keyFor }: Keys, orderId: string): string {
  return sign(keyFor('fulfilment.order'), orderId)
}

/** Opens only the invoice, so the buyer can pass it on to a bookkeeper. */
export function invoiceToken({ keyFor }: Keys, orderId: string): string {
  return sign(keyFor('fulfilment.invoice'), orderId)
}

/** Opens the pro forma invoice of an order that awaits payment. */
export function proFormaToken({ keyFor }: Keys, orderId: string): string {
  return sign(keyFor('fulfilment.pro-forma'), orderId)
}

/** Gives access to a redeem order: in the cookie of the browser that opened it, and in the link of its mail. */
export function redeemToken({ keyFor }: Keys, orderId: string): string {
  return sign(keyFor('fulfilment.redeem'), orderId)
}

/** Stops reminders; it gives access to nothing. */
export function reminderToken({ keyFor }: Keys, { shipmentId, expiresOn, days }: Reminder): string {
  return sign(keyFor('fulfilment.reminder'), `${shipmentId} ${expiresOn} ${days}`)
}

/** Text that cannot be a token is not looked up. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

function sign(key: KeyObject, subject: string): string {
  return createHmac('sha256', key).update(subject).digest('base64url')
}
