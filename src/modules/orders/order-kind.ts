import { countReceivers } from './count-receivers.ts'
import { listPackages, type Order, type OrderKind } from './order.ts'

/** Spec §3, order kinds: a regular order with more than one receiver is a multi-address order. */
export function shownKind({ kind, shipments }: Pick<Order, 'kind' | 'shipments'>): OrderKind | 'MULTI_ADDRESS' {
  return kind === 'REGULAR' && countReceivers(shipments) > 1 ? 'MULTI_ADDRESS' : kind
}

/** A cart that was filled on the reorder page counts as a reorder while it holds only packs of blank cards. */
export function placedKind(order: Pick<Order, 'kind' | 'shipments'>): OrderKind {
  const hasOnlyPacks = listPackages(order).every(({ productType }) => productType === 'BLANK_GIFT_CARD_PACK')
  return order.kind === 'REORDER' && !hasOnlyPacks ? 'REGULAR' : order.kind
}
