import type { Job } from '../../../platform/jobs/job.ts'
import { releaseExpiredHolds } from '../close-holds.ts'

/** A checkout that was left gives the cards their money back. */
export const releaseExpiredHoldsJob: Job = { name: 'release-expired-holds', run: (ctx) => releaseExpiredHolds(ctx) }
