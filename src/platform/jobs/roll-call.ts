import type { Logger } from 'pino'
import { keepConnection } from '../db/keep-connection.ts'
import type { Pool } from '../db/pool.ts'
import { hastenRetries } from './hasten-retries.ts'

const EVERY_MS = 5_000

type RollCallParts = {
  databaseUrl: string
  pool: Pool
  workerName: string
  /** The jobs that this worker has begun and not ended. */
  listRunning: () => readonly string[]
  log: Logger
}

/**
 * The queue keeps the jobs of a worker that was killed locked for four hours, which is long for someone waiting for a
 * gift card. So each worker holds a connection that carries its name, and a lock whose name no connection carries is
 * released to the others. So is a lock whose own worker knows nothing of it.
 */
export function startRollCall({ databaseUrl, pool, workerName, listRunning, log }: RollCallParts): { stop(): Promise<void> } {
  async function look(): Promise<void> {
    try {
      const released = await releaseAbandonedLocks(pool)
      if (released.length > 0) log.warn({ workers: released }, 'released the jobs of workers that are gone')
      // PostgreSQL may give jobs to a worker and be gone before it can say so. What a worker has taken it begins at once.
      const count = await releaseLocks(pool, workerName, { but: listRunning(), olderThanSeconds: 10 })
      if (count > 0) log.warn({ count }, 'released jobs that this worker had taken without being told')
      await forgetReplacedRuns(pool)
      await hastenRetries(pool)
    } catch (error) {
      log.warn({ err: error }, 'could not look for jobs that wait in vain')
    }
  }
  const presence = keepConnection({ databaseUrl, name: workerName, log, onConnect: look })
  const timer = setInterval(() => void look(), EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await presence.close()
    },
  }
}

/** A fresh lock is let alone: its worker may just be connecting. So are all locks while workers come back to a database that was away. */
async function releaseAbandonedLocks(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ worker: string }>(`
    with locks as (
      select locked_by, locked_at from graphile_worker._private_jobs
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

type Spared = { but: readonly string[]; olderThanSeconds?: number }

/** Of one worker, all but the jobs that it is about, and the queues that no job of its own keeps; tells how many jobs. */
export async function releaseLocks(pool: Pool, workerName: string, { but, olderThanSeconds = 0 }: Spared): Promise<number> {
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

/** A run of the schedule whose place the next has taken is never tried again: when it fails, or its worker is killed, nothing else would remove it. */
async function forgetReplacedRuns(pool: Pool): Promise<void> {
  await pool.query(`
    delete from graphile_worker._private_jobs
    where job_queue_id is not null and key is null and attempts >= max_attempts and locked_at is null`)
}
