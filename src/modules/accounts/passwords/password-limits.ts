import type { Bucket } from '#platform/rate-limits/limits.ts'

export const QUARTER_HOUR = 15 * 60

/** Design: money.md, at most five verdicts on the password of one account, wherever they are asked for. By its e-mail address; a login is given back. */
export const PASSWORDS_PER_ACCOUNT: Bucket = { name: 'password-account', points: 5, seconds: QUARTER_HOUR }
/** As many from browsers that the account was opened with before: strangers who guess do not lock its owner out of them. */
export const PASSWORDS_OF_OWN_DEVICES: Bucket = { name: 'password-own-devices', points: 5, seconds: QUARTER_HOUR }
