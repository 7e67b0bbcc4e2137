import type { Pool } from '../db/pool.ts'

/**
 * The queue waits e times longer after each failure: the fifth wait is two and a half minutes, the tenth six hours. Who waits for money to come back
 * or for a mail is not to pay for a short trouble that long. From the third wait on it is 10 seconds, 20, 40 and so on, two hours at most, which
 * still outlasts a day of trouble.
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
