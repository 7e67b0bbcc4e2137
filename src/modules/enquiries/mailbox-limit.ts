import type { Bucket } from '../../platform/rate-limits/limits.ts'

/**
 * Each request and message sends a confirmation to an address that may belong to a stranger. Over the limit only the confirmation is skipped, so that
 * nobody can prevent the owner of the address from writing to the shop.
 */
export const CONFIRMATIONS_PER_MAILBOX: Bucket = { name: 'enquiry-mailbox', points: 5, seconds: 24 * 60 * 60 }
