import { CLOCK } from './clock-format.ts'
import { memoize } from './memoize.ts'

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const
const dayFormat = memoize((locale, timeZone) => new Intl.DateTimeFormat(locale, { ...DAY, timeZone }))
const timeFormat = memoize((locale, timeZone) => new Intl.DateTimeFormat(locale, { ...CLOCK, timeZone }))

/** "Fri 20 – Mon 23 Nov", "Mon 30 Nov – Tue 1 Dec", or "Fri 20 Nov" for one day. Formatted in UTC, so that no time zone changes the calendar day. */
export function formatArrivalDays(from: string, until: string, locale: string): string {
  const [first = '', last = ''] = [from, until].map((day) => tidy(dayFormat(locale, 'UTC').format(Date.parse(day))))
  if (from === until) return first
  const month = / \p{L}+\.?$/u.exec(last)?.[0] ?? ''
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7)
  return `${isOneMonth && first.endsWith(month) ? first.slice(0, first.length - month.length) : first} – ${last}`
}

/** "Wed 18 Nov, 9:00" on the clock of the shop. */
export function formatArrivalMoment(at: string | number | Date, locale: string, timeZone: string): string {
  const instant = new Date(at)
  const time = timeFormat(locale, timeZone)
    .format(instant)
    .replace(/^0(?=\d)/, '')
  return `${tidy(dayFormat(locale, timeZone).format(instant))}, ${time}`
}

/** Removes the comma after a weekday, which only some versions of servers and browsers write. */
function tidy(written: string): string {
  return written.replace(/(\p{L}), (?=\d)/u, '$1 ')
}
