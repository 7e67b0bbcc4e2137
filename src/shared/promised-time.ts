import { CLOCK } from './clock-format.ts'

/** After this time, a weekday alone would be ambiguous. */
const WEEK_MS = 6 * 24 * 60 * 60 * 1000

type Clock = { locale: string; timeZone: string }

/** "Thursday 10:12" in the time zone of the store; with the date when it is more than a week away. */
export function writePromisedTime(promised: Date, from: Date, { locale, timeZone }: Clock): string {
  const isFar = promised.getTime() - from.getTime() > WEEK_MS
  const date = isFar ? ({ day: 'numeric', month: 'long' } as const) : {}
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', ...date, timeZone }).format(promised)
  const time = new Intl.DateTimeFormat(locale, { ...CLOCK, timeZone }).format(promised)
  return `${day} ${time}`
}
