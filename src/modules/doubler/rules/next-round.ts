import { Temporal } from 'temporal-polyfill'

/** Spec §9: the first Monday of each month, at noon in the storefront's time zone, also on a bank holiday. */
const DRAW_HOUR = 12
const DAYS_OF_WEEK = 7

export type Round = {
  /** The day of the draw, such as 2026-04-06. */
  drawOn: string
  /** Entries close at the start of Monday, so Sunday 23:59 is the last minute. */
  closesAt: Date
  drawAt: Date
}

/** The next draw. */
export function nextRound(now: Date, timeZone: string): Round {
  const month = monthOf(now, timeZone)
  const round = roundOf(month, timeZone)
  return round.drawAt > now ? round : roundOf(month.add({ months: 1 }), timeZone)
}

/** The previous draw. */
export function lastRound(now: Date, timeZone: string): Round {
  const month = monthOf(now, timeZone)
  const round = roundOf(month, timeZone)
  return round.drawAt > now ? roundOf(month.subtract({ months: 1 }), timeZone) : round
}

/** Between closing and draw nobody can enter: the next round starts with the draw. */
export function isOpenAt({ closesAt }: Pick<Round, 'closesAt'>, now: Date): boolean {
  return now < closesAt
}

function monthOf(now: Date, timeZone: string): Temporal.PlainYearMonth {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  return today.toPlainDate().toPlainYearMonth()
}

function roundOf(month: Temporal.PlainYearMonth, timeZone: string): Round {
  const first = month.toPlainDate({ day: 1 })
  const monday = first.add({ days: (DAYS_OF_WEEK + 1 - first.dayOfWeek) % DAYS_OF_WEEK })
  const at = (hour: number) => new Date(monday.toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds)
  return { drawOn: monday.toString(), closesAt: at(0), drawAt: at(DRAW_HOUR) }
}
