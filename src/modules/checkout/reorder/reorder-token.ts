import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '#shared/uuid.ts'
import type { CheckoutParts } from '../checkout-parts.ts'

type Keys = Pick<CheckoutParts, 'keyFor'>

/** The token in the link of a mail. It names an order and proves that the visitor got the buyer's mail. It shows only which packs were ordered. */
export function reorderToken({ keyFor }: Keys, orderId: string): string {
  return `${orderId}.${createHmac('sha256', keyFor('checkout.reorder')).update(orderId).digest('base64url')}`
}

/** The order of a token; undefined when the token is invalid. */
export function readReorderToken(keys: Keys, token: string): string | undefined {
  const orderId = token.split('.')[0] ?? ''
  if (!isUuid(orderId)) return undefined
  const [claimed, real] = [Buffer.from(token), Buffer.from(reorderToken(keys, orderId))]
  return claimed.length === real.length && timingSafeEqual(claimed, real) ? orderId : undefined
}
