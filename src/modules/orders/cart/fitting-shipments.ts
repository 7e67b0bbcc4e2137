import { countCards, type Order, type Shipment } from '../order.ts'
import { checkCardLimit } from './card-limit.ts'

type Filled = Pick<Order, 'shipments'>

/**
 * The shipments of `from` that fit into a cart within the limit of an order. Whole shipments only, because a lowered quantity is easily overlooked. Each
 * holds at least one card, so this limits the shipments too.
 */
export function listFitting(into: Filled, from: Filled): Shipment[] {
  let cards = countCards(into)
  return from.shipments.filter((shipment) => {
    const grown = cards + countCards({ shipments: [shipment] })
    const fits = checkCardLimit(grown).ok
    if (fits) cards = grown
    return fits
  })
}
