import type { Bucket } from '../../../platform/rate-limits/limits.ts'

export const QUARTER_HOUR = 15 * 60

/** Design: money.md, at most five wrong passwords for one account, wherever they are tried. Counted by its e-mail address. */
export const PASSWORDS_PER_ACCOUNT: Bucket = { name: 'password-account', points: 5, seconds: QUARTER_HOUR }
