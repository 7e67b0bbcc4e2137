import { Temporal } from 'temporal-polyfill'
import { nextDispatch } from './dispatch.ts'
import type { ShopCalendar } from './shop-calendar.ts'

/** The promised delivery by post, as days of the shop's calendar, both included. */
export type ArrivalDays = { from: string; until: string }

/** When an order placed at this instant arrives by post: on the chosen day, or within the carrier's usual days when no day was chosen or the chosen day is no longer possible. */
export function arrivalDays(deliverOn: string | null, orderedAt: Date, calendar: ShopCalendar): ArrivalDays {
  const dispatch = nextDispatch(Temporal.Instant.fromEpochMilliseconds(orderedAt.getTime()), calendar)
  const [from, until] = [dispatch.deliveredFrom.toString(), dispatch.deliveredBy.toString()]
  return deliverOn !== null && deliverOn >= from ? { from: deliverOn, until: deliverOn } : { from, until }
}
