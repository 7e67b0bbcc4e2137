import type { SourceBucket } from '#platform/rate-limits/source-counters.ts'

/** Three a second for a minute, of every kind of search together: faster than anybody types. */
export const SEARCHES_PER_SOURCE: SourceBucket = { name: 'search', points: 180, seconds: 60 }
