import type { Job } from '#platform/jobs/job.ts'
import { releaseExpiredHolds } from '../close-holds.ts'

/** An abandoned checkout releases the money of its cards. */
export const releaseExpiredHoldsJob: Job = { name: 'release-expired-holds', run: (ctx) => releaseExpiredHolds(ctx) }
