import { type ArrivalDays, arrivalDays, shopCalendar } from '../delivery/index.ts'
import type { Storefront } from '../storefronts/index.ts'
import type { Order, Shipment } from './order.ts'

/** The promised arrival of a gift: by post within days, by e-mail at an instant, or at once when `at` is null. */
export type Arrival = ArrivalDays | { at: Date | null }

type Shop = { storefront: Storefront; now: Date }

/** A placed order keeps its promise; a cart gets the promise that is valid now. */
export function arrivalOf({ kind, deliverAt, deliverOn, promised }: Shipment, { storefront, now }: Shop): Arrival {
  if (kind === 'DIGITAL') return { at: deliverAt && deliverAt > now ? deliverAt : null }
  return promised ?? arrivalDays(deliverOn, now, shopCalendar(storefront))
}

/** Up to this time between placing and payment, the promise counts from the placing; after a later payment it counts from the payment. */
const MINUTES_TO_PAY = 30

/** The instant from which the days of the post count for a paid order. */
export function promisedSince({ placedAt, paidAt }: { placedAt: Date | null; paidAt: Date }): Date {
  const isPaidSoon = placedAt !== null && paidAt.getTime() - placedAt.getTime() <= MINUTES_TO_PAY * 60_000
  return isPaidSoon ? placedAt : paidAt
}

/** The promised days of an order's parcels, counted from an instant. */
export function promiseShipments<T extends Pick<Order, 'shipments'>>(order: T, storefront: Storefront, since: Date): T {
  const calendar = shopCalendar(storefront)
  const shipments = order.shipments.map((shipment) =>
    shipment.kind === 'PHYSICAL' ? { ...shipment, promised: arrivalDays(shipment.deliverOn, since, calendar) } : shipment,
  )
  return { ...order, shipments }
}
