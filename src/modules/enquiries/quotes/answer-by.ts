import { Temporal } from 'temporal-polyfill'
import type { ShopCalendar } from '../../delivery/index.ts'
import type { Storefront } from '../../storefronts/index.ts'

/** Spec §1: a quote is promised within 1 hour, counted in opening hours. */
const PROMISED_MINUTES = 60

type OpeningHours = Storefront['openingHours']
type Calendar = Pick<ShopCalendar, 'localTime' | 'toInstant' | 'isBankHoliday'>

/** The latest time of the answer: one opening hour after the request, in the storefront's time zone. Seconds are dropped, in the buyer's favour. */
export function answerBy(receivedAt: Date, openingHours: OpeningHours, calendar: Calendar): Date {
  let from = calendar.localTime(Temporal.Instant.fromEpochMilliseconds(receivedAt.getTime())).round({
    smallestUnit: 'minute',
    roundingMode: 'floor',
  })
  for (let left = PROMISED_MINUTES; ; from = from.toPlainDate().add({ days: 1 }).toPlainDateTime()) {
    for (const { opens, closes } of listHours(from.toPlainDate(), openingHours, calendar)) {
      const start = Temporal.PlainDateTime.compare(from, opens) > 0 ? from : opens
      const open = start.until(closes).total('minutes')
      if (open >= left) return new Date(calendar.toInstant(start.add({ minutes: left })).epochMilliseconds)
      left -= Math.max(0, open)
    }
  }
}

/** The opening hours of a day, in order; none on a bank holiday. */
function listHours(day: Temporal.PlainDate, openingHours: OpeningHours, calendar: Calendar) {
  if (calendar.isBankHoliday(day)) return []
  return openingHours
    .filter(({ days }) => days.includes(day.dayOfWeek))
    .map(({ opens, closes }) => ({ opens: day.toPlainDateTime(opens), closes: day.toPlainDateTime(closes) }))
    .toSorted((a, b) => Temporal.PlainDateTime.compare(a.opens, b.opens))
}
