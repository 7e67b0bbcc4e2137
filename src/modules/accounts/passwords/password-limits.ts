import type { Bucket } from '../../../platform/rate-limits/limits.ts'

export const QUARTER_HOUR = 15 * 60

/** Design: money.md, at most five verdicts on the password of one account, wherever they are asked for. By its e-mail address; a login is given back. */
export const PASSWORDS_PER_ACCOUNT: Bucket = { name: 'password-account', points: 5, seconds: QUARTER_HOUR }
