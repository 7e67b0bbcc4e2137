import type { Pool } from '../db/pool.ts'

/**
 * The only file that uses the queue's private tables. The queue's own functions unlock all jobs of a worker or none, but a live worker must keep the jobs that
 * it runs. A worker may also hold the lock of a named queue without a job in it, which no public view shows.
 */

/** A new lock is kept, because its worker may still be connecting. All locks are kept while workers reconnect after an outage of the database. */
export async function releaseAbandonedLocks(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ worker: string }>(`
    with locks as (
      select locked_by, locked_at from graphile_worker.jobs
      union all
      select locked_by, locked_at from graphile_worker._private_job_queues
    ), gone as (
      select distinct locked_by as worker from locks
      where locked_at < now() - interval '10 seconds'
        and pg_postmaster_start_time() < now() - interval '5 seconds'
        and not exists (select from pg_stat_activity where application_name = locked_by)
    )
    select worker, graphile_worker.force_unlock_workers(array[worker]) from gone`)
  return rows.map(({ worker }) => worker)
}

type Options = { but: readonly string[]; olderThanSeconds?: number }

/** Releases the jobs of one worker except those in `but`, and the named queues in which it has no job. Returns the number of jobs. */
export async function releaseLocks(pool: Pool, workerName: string, { but, olderThanSeconds = 0 }: Options): Promise<number> {
  const { rowCount } = await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
     where locked_by = $1 and id <> all ($2) and locked_at <= now() - $3 * interval '1 second'`,
    [workerName, but, olderThanSeconds],
  )
  await pool.query(
    `update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
     where locked_by = $1 and locked_at <= now() - $2 * interval '1 second'
       and not exists (select from graphile_worker._private_jobs where job_queue_id = q.id and locked_by = $1)`,
    [workerName, olderThanSeconds],
  )
  return rowCount ?? 0
}
