import { Temporal } from 'temporal-polyfill'
import type { ShopCalendar } from './shop-calendar.ts'

/** Spec §1, §9: ordered on a working day before 17:00 shop time, shipped the same day. */
export const SAME_DAY_CUTOFF = { hour: 17, minute: 0 } as const

export function shipsSameDay(placedAt: Temporal.Instant, calendar: ShopCalendar): boolean {
  const placed = calendar.localTime(placedAt)
  return calendar.isWorkingDay(placed.toPlainDate()) && isBeforeCutOff(placed)
}

/** The cut-off of a working day. */
export function cutOffOf(day: Temporal.PlainDate, calendar: ShopCalendar): Temporal.Instant {
  return calendar.toInstant(day.toPlainDateTime(SAME_DAY_CUTOFF))
}

function isBeforeCutOff(placed: Temporal.PlainDateTime): boolean {
  return Temporal.PlainTime.compare(placed.toPlainTime(), SAME_DAY_CUTOFF) < 0
}
