import type { Pool } from '../db/pool.ts'

/**
 * The queue waits e times longer after each failure: the fifth wait is two and a half minutes, the tenth six hours. A shopper who
 * waits for a refund or a mail should not wait that long after a short failure. From the third wait on it is 10 seconds, 20, 40 and so on, two hours
 * at most, which still covers a failure of a day.
 */
export async function hastenRetries(pool: Pool): Promise<void> {
  await pool.query(`
    with failed as (
      select id, run_at, now() + least(interval '10 seconds' * 2 ^ (attempts - 3), interval '2 hours') as latest
      from graphile_worker.jobs
      where attempts >= 3 and attempts < max_attempts and last_error is not null and locked_at is null
    )
    select graphile_worker.reschedule_jobs(array[id], run_at => latest) from failed where run_at > latest`)
}
