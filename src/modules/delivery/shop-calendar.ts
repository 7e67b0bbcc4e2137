import Holidays from 'date-holidays'
import { Temporal } from 'temporal-polyfill'
import { memoize } from '../../shared/memoize.ts'
import type { Storefront } from '../storefronts/index.ts'

/** The days and hours of one storefront: its time zone, and the bank holidays of its country. */
export type ShopCalendar = {
  /** The local time of the shop. */
  localTime(instant: Temporal.Instant): Temporal.PlainDateTime
  /** The instant of a local time of the shop. */
  toInstant(local: Temporal.PlainDateTime): Temporal.Instant
  isWorkingDay(day: Temporal.PlainDate): boolean
  isBankHoliday(day: Temporal.PlainDate): boolean
  /** How many working days the post takes after dispatch. */
  postalWorkingDays: Storefront['postalWorkingDays']
}

/** Countries whose bank holidays differ by region: the region of the shop. */
const REGIONS: Readonly<Record<string, string>> = { GB: 'ENG' }

const FRIDAY = 5

type CalendarFacts = Pick<Storefront, 'timeZone' | 'countryCode' | 'postalWorkingDays'>

export function shopCalendar({ timeZone, countryCode, postalWorkingDays }: CalendarFacts): ShopCalendar {
  const isBankHoliday = (day: Temporal.PlainDate) => listBankHolidays(countryCode, String(day.year)).has(day.toString())
  return {
    postalWorkingDays,
    localTime: (instant) => instant.toZonedDateTimeISO(timeZone).toPlainDateTime(),
    toInstant: (local) => local.toZonedDateTime(timeZone).toInstant(),
    isWorkingDay: (day) => day.dayOfWeek <= FRIDAY && !isBankHoliday(day),
    isBankHoliday,
  }
}

/** The first working day on or after that day. */
export function nextWorkingDay(day: Temporal.PlainDate, calendar: ShopCalendar): Temporal.PlainDate {
  return calendar.isWorkingDay(day) ? day : nextWorkingDay(day.add({ days: 1 }), calendar)
}

/** The day that is this many working days later. */
export function addWorkingDays(day: Temporal.PlainDate, count: number, calendar: ShopCalendar): Temporal.PlainDate {
  return count === 0 ? day : addWorkingDays(nextWorkingDay(day.add({ days: 1 }), calendar), count - 1, calendar)
}

const listBankHolidays = memoize((countryCode, year): ReadonlySet<string> => {
  const region = REGIONS[countryCode]
  const holidays = region ? new Holidays(countryCode, region) : new Holidays(countryCode)
  const days = holidays.getHolidays(Number(year)).flatMap((holiday) => (holiday.type === 'public' ? listDays(holiday) : []))
  return new Set(days)
})

/** A holiday may last several days; each is written as "2026-12-25 00:00:00" in the country's own time. */
function listDays({ date, start, end }: { date: string; start: Date; end: Date }): string[] {
  const first = Temporal.PlainDate.from(date.slice(0, 10))
  const count = Math.max(1, Math.round((end.getTime() - start.getTime()) / 86_400_000))
  return Array.from({ length: count }, (_, index) => first.add({ days: index }).toString())
}
