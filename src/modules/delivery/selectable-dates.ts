import { Temporal } from 'temporal-polyfill'
import type { ShopCalendar } from './shop-calendar.ts'

/** A gift can be ordered this long ahead. */
export const DAYS_AHEAD = 90

/** A mail can be sent on any day from today on. */
export function listMailDates(today: Temporal.PlainDate): Temporal.PlainDate[] {
  return Array.from({ length: DAYS_AHEAD }, (_, index) => today.add({ days: index }))
}

/** The post comes on working days, from the earliest that can be promised. */
export function listPostDates(
  today: Temporal.PlainDate,
  earliest: Temporal.PlainDate,
  calendar: ShopCalendar,
): Temporal.PlainDate[] {
  return listMailDates(today).filter((day) => Temporal.PlainDate.compare(day, earliest) >= 0 && calendar.isWorkingDay(day))
}
