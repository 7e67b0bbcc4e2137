import { memoize } from '../../shared/memoize.ts'
import { formatOnce } from '../ssr/formatted-texts.ts'

const dayFormat = memoize((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))

/** A calendar day ("2026-03-31") in the reader's format. It has no time, so it is not converted to a time zone. */
export function formatDay(day: string, locale: string): string {
  return formatOnce(() => dayFormat(locale).format(Date.parse(day)), 'day', day, locale)
}

const weekdayFormat = memoize(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** "Monday 16 November". */
export function formatWeekday(day: string, locale: string): string {
  return formatOnce(() => weekdayFormat(locale).format(Date.parse(day)), 'weekday', day, locale)
}
