import type { Bucket } from '../../platform/rate-limits/limits.ts'

/** One limit for profile and address book together, far above normal use. Each change adds a line to the security log, which is kept for 400 days. */
export const CHANGES_PER_ACCOUNT: Bucket = { name: 'account-change', points: 60, seconds: 10 * 60 }
