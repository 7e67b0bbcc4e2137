import { Temporal } from 'temporal-polyfill'
import type { ShopCalendar } from '../../delivery/index.ts'
import type { Storefront } from '../../storefronts/index.ts'

/** Spec §1: a quote is promised within 1 hour. It counts while somebody is there. */
const PROMISED_MINUTES = 60

type OpeningHours = Storefront['openingHours']
type Calendar = Pick<ShopCalendar, 'localTime' | 'toInstant' | 'isBankHoliday'>

/** When the buyer hears from us at the latest: one hour later, counted in the storefront's opening hours. Seconds are dropped, in the buyer's favour. */
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

/** When the shop is open on that day, in order; never on a bank holiday. */
function listHours(day: Temporal.PlainDate, openingHours: OpeningHours, calendar: Calendar) {
  if (calendar.isBankHoliday(day)) return []
  return openingHours
    .filter(({ days }) => days.includes(day.dayOfWeek))
    .map(({ opens, closes }) => ({ opens: day.toPlainDateTime(opens), closes: day.toPlainDateTime(closes) }))
    .toSorted((a, b) => Temporal.PlainDateTime.compare(a.opens, b.opens))
}
