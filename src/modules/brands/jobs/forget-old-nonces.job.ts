import type { Job } from '#platform/jobs/job.ts'
import { deleteOldNonces } from '../brands.store.ts'

const AT_ONCE = 1_000

/** A request older than these nonces is refused because of its time stamp. */
export const forgetOldNoncesJob: Job = {
  name: 'forget-old-nonces',
  async run({ db, clock }) {
    const before = clock.now()
    let count = AT_ONCE
    while (count === AT_ONCE) count = await deleteOldNonces(db, { before, limit: AT_ONCE })
  },
}
