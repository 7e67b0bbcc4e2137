import { Temporal } from 'temporal-polyfill'
import type { Job } from '#platform/jobs/job.ts'
import { deleteEntriesBefore } from '../doubler.store.ts'

/** As stated on the page of the doubler. */
const KEPT_MONTHS = 3

/** Erases who entered, three months after the draw. The hashes stay, so that a draw can always be checked. */
export const eraseDoublerEntries: Job = {
  name: 'erase-doubler-entries',
  async run({ db, clock, log }) {
    const today = Temporal.PlainDate.from(clock.now().toISOString().slice(0, 10))
    const entries = await deleteEntriesBefore(db, today.subtract({ months: KEPT_MONTHS }).toString())
    if (entries > 0) log.info({ entries }, 'old doubler entries erased')
  },
}
