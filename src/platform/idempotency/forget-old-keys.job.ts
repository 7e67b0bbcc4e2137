import type { Job } from '../jobs/job.ts'
import { deleteOldKeys } from './idempotency.store.ts'

/** A key is stored for 30 days, longer than any browser or partner repeats a call. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000
const AT_A_TIME = 1_000

export const forgetOldKeys: Job = {
  name: 'forget-old-keys',
  async run({ db, clock }) {
    const before = new Date(clock.now().getTime() - RETENTION_MS)
    let count = AT_A_TIME
    while (count === AT_A_TIME) count = await deleteOldKeys(db, { before, limit: AT_A_TIME })
  },
}
