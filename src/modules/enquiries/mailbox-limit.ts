import type { Bucket } from '../../platform/rate-limits/limits.ts'

/** Requests and messages together that one mailbox can be named in: each sends it a confirmation, which a stranger may have asked for. */
export const ENQUIRIES_PER_MAILBOX: Bucket = { name: 'enquiry-mailbox', points: 5, seconds: 24 * 60 * 60 }
