import { GRACE_MINUTES } from '#shared/validation/delivery-moment.ts'
import { addDays } from './calendar-days.ts'

/** When the gift should arrive, on the shop's clock; null means as soon as possible. Parcels have no time. */
export type Moment = ShopTime | null
type ShopTime = { day: string; time: string }

/** The time of an e-mail on a chosen day, until the shopper changes it. */
export const MORNING = '09:00'

/** The same moment as API input. */
export function toMomentInput(moment: Moment, kind: 'DIGITAL' | 'PHYSICAL'): { deliverOn?: string; deliverAt?: string } {
  if (!moment) return {}
  return kind === 'PHYSICAL' ? { deliverOn: moment.day } : { deliverAt: `${moment.day}T${moment.time}` }
}

/** "Wed 18 Nov, 9:00"; a parcel has no time. The day is already the shop's, so it is not converted to a time zone. */
export function formatMoment({ day, time }: ShopTime, kind: 'DIGITAL' | 'PHYSICAL', locale: string): string {
  const date = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const written = date.format(Date.parse(day))
  return kind === 'PHYSICAL' ? written : `${written}, ${time.replace(/^0/, '')}`
}

/** Nine o'clock on the shop's next day. */
export function tomorrowMorning(now: number, timeZone: string): ShopTime {
  return { day: addDays(toMoment(now, timeZone).day, 1), time: MORNING }
}

/** An instant as a day and time on the shop's clock. The Swedish locale formats both as ISO 8601 does. */
export function toMoment(instant: string | number, timeZone: string): ShopTime {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  const written = format.format(new Date(instant))
  const [day = '', time = MORNING] = written.split(' ')
  return { day, time }
}

/** The name of a time zone in the reader's language, e.g. "Central European Time", instead of its technical name. */
export function nameClock(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

const HALF_HOURS = 48

/** The half hours of a day that are still in the future. */
export function listTimes(day: string, now: ShopTime): string[] {
  const times = Array.from({ length: HALF_HOURS }, (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
  return times.filter((time) => isBefore(now, { day, time }))
}

/** The same time on another day; if it has passed, the first time that is left. */
export function moveTo(day: string, time: string, now: ShopTime): ShopTime {
  return { day, time: isBefore(now, { day, time }) ? time : (listTimes(day, now)[0] ?? time) }
}

const MINUTE_MS = 60_000

/** Follows the server's rule: a past moment cannot be chosen. The current minute counts as future, because moments have no seconds. */
export function isOver(moment: ShopTime, now: number, timeZone: string): boolean {
  return isBefore(moment, toMoment(Math.ceil(now / MINUTE_MS - GRACE_MINUTES) * MINUTE_MS, timeZone))
}

/**
 * True when the chosen moment is no longer possible. A parcel needs a day that can still be promised, which changes at the cut-off; an e-mail only
 * needs a future time.
 */
export function isOutdated({ day }: ShopTime, kind: 'DIGITAL' | 'PHYSICAL', days: readonly string[]): boolean {
  return kind === 'PHYSICAL' && !days.includes(day)
}

function isBefore(one: ShopTime, other: ShopTime): boolean {
  return one.day < other.day || (one.day === other.day && one.time < other.time)
}
