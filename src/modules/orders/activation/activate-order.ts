import { shopCalendar } from '../../delivery/index.ts'
import { activateCards } from '../../giftcards/index.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import { cardExpiry } from '../fulfilment/card-expiry.ts'
import { givenOn } from '../fulfilment/given-on.ts'
import type { Order, Package, Shipment } from '../order.ts'
import { listActivationCards } from './activation.store.ts'

/** Gives the blank cards of a paid order their value; they are valid from that time on. The caller has checked the activation in this transaction. */
export async function activateOrder(shop: StorefrontContext, order: Order): Promise<void> {
  const { id: orderId, currency } = order
  const bought = new Map(order.shipments.flatMap((shipment) => toPackages(shop, shipment)))
  const cards = await listActivationCards(shop.db, orderId)
  const units = cards.map((card) => {
    const one = bought.get(card.packageId)
    if (!one) throw new Error(`Order ${order.number} has no package ${card.packageId}`)
    return { ...card, ...one }
  })
  await activateCards(shop, { orderId, currency, units })
}

type Bought = Pick<Package, 'valueMinor'> & { expiresOn: string }

function toPackages({ clock, storefront }: StorefrontContext, shipment: Shipment): [string, Bought][] {
  const day = givenOn(shipment, { now: clock.now(), calendar: shopCalendar(storefront) })
  return shipment.packages.map(({ id, valueMinor, validityMonths }) => [
    id,
    { valueMinor, expiresOn: cardExpiry(day, validityMonths) },
  ])
}
