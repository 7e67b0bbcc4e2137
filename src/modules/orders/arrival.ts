import { type ArrivalDays, arrivalDays, shopCalendar } from '../delivery/index.ts'
import type { Storefront } from '../storefronts/index.ts'
import type { Order, Shipment } from './order.ts'

/** When a gift arrives, as the buyer is told everywhere: by post within days, by e-mail at an instant, or now when it has none. */
export type Arrival = ArrivalDays | { at: Date | null }

type Shop = { storefront: Storefront; now: Date }

/** A placed order keeps what was promised; a cart is promised what holds now. */
export function arrivalOf({ kind, deliverAt, deliverOn, promised }: Shipment, { storefront, now }: Shop): Arrival {
  if (kind === 'DIGITAL') return { at: deliverAt && deliverAt > now ? deliverAt : null }
  return promised ?? arrivalDays(deliverOn, now, shopCalendar(storefront))
}

/** An order counts from the moment it was placed while paying takes no longer than this; a later payment starts the promise again. */
const MINUTES_TO_PAY = 30

/** From when the days of the post count for a paid order. */
export function promisedSince({ placedAt, paidAt }: { placedAt: Date | null; paidAt: Date }): Date {
  const isQuick = placedAt !== null && paidAt.getTime() - placedAt.getTime() <= MINUTES_TO_PAY * 60_000
  return isQuick ? placedAt : paidAt
}

/** What is promised for the parcels of an order that counts from an instant. */
export function promiseShipments<T extends Pick<Order, 'shipments'>>(order: T, storefront: Storefront, since: Date): T {
  const calendar = shopCalendar(storefront)
  const shipments = order.shipments.map((shipment) =>
    shipment.kind === 'PHYSICAL' ? { ...shipment, promised: arrivalDays(shipment.deliverOn, since, calendar) } : shipment,
  )
  return { ...order, shipments }
}
