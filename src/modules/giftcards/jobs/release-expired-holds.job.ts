import type { Job } from '#platform/jobs/job.ts'
import { releaseExpiredHolds } from '../close-holds.ts'

/** Releases the amounts that abandoned checkouts hold. */
export const releaseExpiredHoldsJob: Job = { name: 'release-expired-holds', run: (ctx) => releaseExpiredHolds(ctx) }
