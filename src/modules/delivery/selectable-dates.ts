import { Temporal } from 'temporal-polyfill'
import type { ShopCalendar } from './shop-calendar.ts'

/** The maximum number of days between order and delivery of a gift. */
export const DAYS_AHEAD = 90

/** A mail can be sent on any day, starting today. */
export function listMailDates(today: Temporal.PlainDate): Temporal.PlainDate[] {
  return Array.from({ length: DAYS_AHEAD }, (_, index) => today.add({ days: index }))
}

/** Post is delivered on working days, starting with the earliest day that can be promised. */
export function listPostDates(
  today: Temporal.PlainDate,
  earliest: Temporal.PlainDate,
  calendar: ShopCalendar,
): Temporal.PlainDate[] {
  return listMailDates(today).filter((day) => Temporal.PlainDate.compare(day, earliest) >= 0 && calendar.isWorkingDay(day))
}
