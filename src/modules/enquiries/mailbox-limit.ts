import type { Bucket } from '../../platform/rate-limits/limits.ts'

/**
 * Each request and message sends its mailbox a confirmation, which a stranger may have asked for. Over the limit only the confirmation is left out: nobody
 * can keep its owner from writing to the shop.
 */
export const CONFIRMATIONS_PER_MAILBOX: Bucket = { name: 'enquiry-mailbox', points: 5, seconds: 24 * 60 * 60 }
