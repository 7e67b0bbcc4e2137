import { createHmac, type KeyObject } from 'node:crypto'
import type { FulfilmentParts } from './fulfilment-parts.ts'

type Keys = Pick<FulfilmentParts, 'keyFor'>

/**
 * The links in mails follow from what they open and our key, 256 bits each, so a mail that is sent a second time says the same as the first,
 * although the tables keep their hashes alone.
 */
export function giftToken({ keyFor }: Keys, { shipmentId, link }: { shipmentId: string; link: number }): string {
  return sign(keyFor('fulfilment.gift'), `${shipmentId} ${link}`)
}

/** Opens the buyer's page. */
export function orderToken({ keyFor }: Keys, orderId: string): string {
  return sign(keyFor('fulfilment.order'), orderId)
}

/** Opens the invoice and nothing else: it may be passed on to whoever keeps the books. */
export function invoiceToken({ keyFor }: Keys, orderId: string): string {
  return sign(keyFor('fulfilment.invoice'), orderId)
}

/** Opens the pro forma invoice of an order while its money is awaited. */
export function proFormaToken({ keyFor }: Keys, orderId: string): string {
  return sign(keyFor('fulfilment.pro-forma'), orderId)
}

/** What cannot be a token is not looked up. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

function sign(key: KeyObject, subject: string): string {
  return createHmac('sha256', key).update(subject).digest('base64url')
}
