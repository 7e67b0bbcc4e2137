import { countCards, type Order, type Shipment } from '../order.ts'
import { checkCardLimit } from './card-limit.ts'

type CartContent = Pick<Order, 'shipments'>

/**
 * The shipments of `from` that fit into a cart without exceeding the limit of an order. Only whole shipments are moved, because a reduced quantity is
 * easily overlooked. Each holds at least one card, so this also limits the number of shipments.
 */
export function listFitting(into: CartContent, from: CartContent): Shipment[] {
  let cards = countCards(into)
  return from.shipments.filter((shipment) => {
    const total = cards + countCards({ shipments: [shipment] })
    const fits = checkCardLimit(total).ok
    if (fits) cards = total
    return fits
  })
}
