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
/** A session that nobody uses ends after this long. */
export const SESSION_DAYS = 30
/** Being seen is written down at most this often. */
export const SEEN_EVERY_MS = 60 * 60 * 1000
