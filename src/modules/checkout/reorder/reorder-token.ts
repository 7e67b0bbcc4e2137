import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '#shared/uuid.ts'
import type { CheckoutParts } from '../checkout-parts.ts'

type Keys = Pick<CheckoutParts, 'keyFor'>

/** In the link of a mail: it names an order and proves that it came by mail to its buyer. It shows which packs were ordered, and nothing else. */
export function reorderToken({ keyFor }: Keys, orderId: string): string {
  return `${orderId}.${createHmac('sha256', keyFor('checkout.reorder')).update(orderId).digest('base64url')}`
}

/** The order that a token names; undefined when it is none of ours. */
export function readReorderToken(keys: Keys, token: string): string | undefined {
  const orderId = token.split('.')[0] ?? ''
  if (!isUuid(orderId)) return undefined
  const [claimed, real] = [Buffer.from(token), Buffer.from(reorderToken(keys, orderId))]
  return claimed.length === real.length && timingSafeEqual(claimed, real) ? orderId : undefined
}
