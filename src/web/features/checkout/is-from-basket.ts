import type { OrderKind } from '#generated/documents.ts'

/** Redeeming and activating start on their own pages: such an order never uses the basket, and cancelling it returns nothing there. */
export function isFromBasket(kind: OrderKind): boolean {
  return kind !== 'REDEEM' && kind !== 'ACTIVATION'
}
