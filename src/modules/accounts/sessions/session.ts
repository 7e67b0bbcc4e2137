/** A browser that is logged in. */
export type Session = {
  /** Names it to its owner; opens nothing. */
  id: string
  browser: string | null
  system: string | null
  createdAt: Date
  lastSeenAt: Date
  isCurrent: boolean
}

export const SESSION_COOKIE = 'session'
/** An unused session ends after this long. */
const UNUSED_DAYS = 30
/** However often it is used, its owner logs in again after this long: a stolen session is not open for ever. */
const LONGEST_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000
/** The longest that browsers store a cookie: 400 days. The database decides when a session ends. */
export const COOKIE_SECONDS = 400 * 24 * 60 * 60
/** Being seen is written down at most this often. */
export const SEEN_EVERY_MS = 60 * 60 * 1000

/** When a session ends that is used now. */
export function endOfSession(startedAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + UNUSED_DAYS * DAY_MS, startedAt.getTime() + LONGEST_DAYS * DAY_MS))
}
