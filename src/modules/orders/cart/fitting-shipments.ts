import { countCards, type Order, type Shipment } from '../order.ts'
import { checkCardLimit } from './card-limit.ts'

type Filled = Pick<Order, 'shipments'>

/**
 * What of `from` may join a cart, so that it holds no more than an order may. Whole shipments only: a quantity that was lowered is easily overlooked. Each
 * holds a card at least, so this bounds the shipments too.
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
