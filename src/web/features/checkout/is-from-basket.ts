import type { OrderKind } from '#generated/documents.ts'

/** Redeeming and activating begin on pages of their own: nothing of such an order was in the basket, and nothing goes back there. */
export function isFromBasket(kind: OrderKind): boolean {
  return kind !== 'REDEEM' && kind !== 'ACTIVATION'
}
