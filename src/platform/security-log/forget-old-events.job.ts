import type { Job } from '../jobs/job.ts'
import { deleteOldLines } from './security-log.store.ts'

/** Longer than a year, because a fraud may be found in the annual accounts. */
const RETENTION_MS = 400 * 24 * 60 * 60 * 1000
const AT_A_TIME = 1_000

export const forgetOldEvents: Job = {
  name: 'forget-old-events',
  async run({ db, clock }) {
    const before = new Date(clock.now().getTime() - RETENTION_MS)
    let count = AT_A_TIME
    while (count === AT_A_TIME) count = await deleteOldLines(db, { before, limit: AT_A_TIME })
  },
}
