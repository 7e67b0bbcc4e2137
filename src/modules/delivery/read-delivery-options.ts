import { Temporal } from 'temporal-polyfill'
import type { DeliveryOptions } from '../../generated/resolvers.ts'
import { findVariation } from '../catalog/index.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import { readPostalCarrier } from './carriers.ts'
import { DELIVERY_WINDOW, type Dispatch, listDispatches } from './dispatch.ts'
import { listMailDates, listPostDates } from './selectable-dates.ts'
import { type ShopCalendar, shopCalendar } from './shop-calendar.ts'

/** Spec §1, §9: a digital card arrives within an hour. */
export const DIGITAL_WITHIN_MINUTES = 60

/** A week of working days, because a cached page may be read days after it was rendered. */
const PROMISED_DISPATCHES = 5

/** How and when a variation can be delivered; undefined when this storefront does not sell it. */
export async function readDeliveryOptions(ctx: StorefrontContext, variationId: string): Promise<DeliveryOptions | undefined> {
  const variation = await findVariation(ctx, variationId)
  return variation && deliveryOptions(ctx, variation.variationType)
}

/** How and when cards of this type are delivered when they are ordered now. */
export function deliveryOptions(ctx: StorefrontContext, variationType: 'DIGITAL' | 'PHYSICAL'): DeliveryOptions {
  const now = Temporal.Instant.fromEpochMilliseconds(ctx.clock.now().getTime())
  const calendar = shopCalendar(ctx.storefront)
  const options = variationType === 'DIGITAL' ? mailOptions(now, calendar) : postOptions(ctx, now, calendar)
  return { ...options, timeZone: ctx.storefront.timeZone }
}

function mailOptions(now: Temporal.Instant, calendar: ShopCalendar): Omit<DeliveryOptions, 'timeZone'> {
  const dates = listMailDates(calendar.localTime(now).toPlainDate()).map(String)
  return {
    carriers: [{ id: 'email', name: null }],
    promises: [],
    cutOff: null,
    withinMinutes: DIGITAL_WITHIN_MINUTES,
    deliveryWindow: null,
    earliestDate: dates[0] as string,
    selectableDates: dates,
  }
}

function postOptions(
  { storefront }: StorefrontContext,
  now: Temporal.Instant,
  calendar: ShopCalendar,
): Omit<DeliveryOptions, 'timeZone'> {
  const dispatches = listDispatches(now, calendar, PROMISED_DISPATCHES)
  const [next] = dispatches as [Dispatch]
  return {
    carriers: [readPostalCarrier(storefront.countryCode)],
    promises: dispatches.map(toPromise),
    cutOff: next.orderBefore.toString(),
    withinMinutes: null,
    deliveryWindow: DELIVERY_WINDOW,
    earliestDate: next.deliveredFrom.toString(),
    selectableDates: listPostDates(calendar.localTime(now).toPlainDate(), next.deliveredFrom, calendar).map(String),
  }
}

function toPromise({ orderBefore, shipsOn, tomorrowFrom, todayFrom, deliveredFrom, deliveredBy }: Dispatch) {
  return {
    orderBefore: orderBefore.toString(),
    shipsOn: shipsOn.toString(),
    tomorrowFrom: tomorrowFrom.toString(),
    todayFrom: todayFrom.toString(),
    deliveredFrom: deliveredFrom.toString(),
    deliveredBy: deliveredBy.toString(),
  }
}
