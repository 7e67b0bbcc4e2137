import type { Bucket } from '../../platform/rate-limits/limits.ts'

/** The limit for profile and address book together, far more than anybody types. Each change is a line of the security log, which is kept for 400 days. */
export const CHANGES_PER_ACCOUNT: Bucket = { name: 'account-change', points: 60, seconds: 10 * 60 }
