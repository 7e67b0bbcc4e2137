import { Temporal } from 'temporal-polyfill'
import { nextDispatch } from './dispatch.ts'
import type { ShopCalendar } from './shop-calendar.ts'

/** Days of the shop's calendar, both included: what is promised for the post. */
export type ArrivalDays = { from: string; until: string }

/**
 * When the post brings what is ordered at an instant: on the chosen day, or within the days that the carrier takes when none was chosen or the
 * chosen one can no longer be reached.
 */
export function arrivalDays(deliverOn: string | null, orderedAt: Date, calendar: ShopCalendar): ArrivalDays {
  const dispatch = nextDispatch(Temporal.Instant.fromEpochMilliseconds(orderedAt.getTime()), calendar)
  const [from, until] = [dispatch.deliveredFrom.toString(), dispatch.deliveredBy.toString()]
  return deliverOn !== null && deliverOn >= from ? { from: deliverOn, until: deliverOn } : { from, until }
}
