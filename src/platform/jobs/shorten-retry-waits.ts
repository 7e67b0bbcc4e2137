import type { Pool } from '../db/pool.ts'

/**
 * Shortens the waits between the tries of failed jobs. The queue multiplies each wait by e: the fifth is two and a half minutes, the tenth six hours, which is
 * too long for a refund or a mail after a short failure. With this, the waits from the third on are 10, 20, 40 seconds and so on, at most two hours.
 */
export async function shortenRetryWaits(pool: Pool): Promise<void> {
  await pool.query(`
    with failed as (
      select id, run_at, now() + least(interval '10 seconds' * 2 ^ (attempts - 3), interval '2 hours') as latest
      from graphile_worker.jobs
      where attempts >= 3 and attempts < max_attempts and last_error is not null and locked_at is null
    )
    select graphile_worker.reschedule_jobs(array[id], run_at => latest) from failed where run_at > latest`)
}
