import { countReceivers } from './count-receivers.ts'
import type { Order, OrderKind } from './order.ts'

/** Spec §3, order kinds: a regular order with more than one receiver is a multi-address order. */
export function shownKind({ kind, shipments }: Pick<Order, 'kind' | 'shipments'>): OrderKind | 'MULTI_ADDRESS' {
  return kind === 'REGULAR' && countReceivers(shipments) > 1 ? 'MULTI_ADDRESS' : kind
}
