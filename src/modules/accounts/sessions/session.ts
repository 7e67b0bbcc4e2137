/** A browser that is logged in. */
export type Session = {
  /** Identifies the session to its owner; gives no access. */
  id: string
  browser: string | null
  system: string | null
  createdAt: Date
  lastSeenAt: Date
  isCurrent: boolean
}

export const SESSION_COOKIE = 'session'
/** A session that is not used for this long ends. */
const UNUSED_DAYS = 30
/** After this long the customer must log in again, however often the session was used. So a stolen session does not work for ever. */
const LONGEST_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000
/** Browsers store a cookie for at most 400 days. The database decides when a session ends. */
export const COOKIE_SECONDS = 400 * 24 * 60 * 60
/** The time of the last use is written at most this often. */
export const SEEN_EVERY_MS = 60 * 60 * 1000

/** When a session ends if it is used now. */
export function endOfSession(startedAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + UNUSED_DAYS * DAY_MS, startedAt.getTime() + LONGEST_DAYS * DAY_MS))
}
