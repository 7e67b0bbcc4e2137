import type { Limits } from '../../platform/rate-limits/limits.ts'

/** What this module needs in addition to the context of a request. */
export type ContentParts = { limits: Limits }
