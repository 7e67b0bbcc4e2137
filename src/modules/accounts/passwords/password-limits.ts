import type { Bucket } from '#platform/rate-limits/limits.ts'

export const QUARTER_HOUR = 15 * 60

/** Against guessing: at most five password checks for one account, wherever the password is asked for. Counted by e-mail address; a successful login is not counted. */
export const PASSWORDS_PER_ACCOUNT: Bucket = { name: 'password-account', points: 5, seconds: QUARTER_HOUR }
/** The same number again for browsers that opened the account before, so that strangers who guess passwords cannot lock the owner out. */
export const PASSWORDS_OF_OWN_DEVICES: Bucket = { name: 'password-own-devices', points: 5, seconds: QUARTER_HOUR }
