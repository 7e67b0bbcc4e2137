import type { SourceBucket } from '#platform/rate-limits/source-counters.ts'

/** Three searches per second for a minute, all kinds together: faster than anybody types. */
export const SEARCHES_PER_SOURCE: SourceBucket = { name: 'search', points: 180, seconds: 60 }
