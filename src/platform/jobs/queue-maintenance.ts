import type { Logger } from 'pino'
import { holdConnection } from '../db/hold-connection.ts'
import type { Pool } from '../db/pool.ts'
import { releaseAbandonedLocks, releaseLocks } from './release-locks.ts'

const EVERY_MS = 5_000

type MaintenanceParts = {
  databaseUrl: string
  pool: Pool
  workerName: string
  /** The jobs that this worker is running. */
  listRunning: () => readonly string[]
  log: Logger
  everyMs?: number
}

/**
 * The queue keeps the jobs of a killed worker locked for four hours, which is too long for someone who waits for a gift card. So each worker holds a
 * connection with its name, and the others release locks of workers that have no connection. A worker also releases its own locks on jobs that it does not run.
 */
export function startQueueMaintenance(parts: MaintenanceParts): { stop(): Promise<void> } {
  const { databaseUrl, pool, workerName, listRunning, log, everyMs = EVERY_MS } = parts
  async function releaseLocksOfDeadWorkers(): Promise<void> {
    try {
      const released = await releaseAbandonedLocks(pool)
      if (released.length > 0) log.warn({ workers: released }, 'released the jobs of dead workers')
      // PostgreSQL may lock jobs for a worker and crash before the worker gets the result. A worker starts its jobs at once, so other locks can be released.
      const count = await releaseLocks(pool, workerName, { but: listRunning(), olderThanSeconds: 10 })
      if (count > 0) log.warn({ count }, 'released jobs that were locked for this worker but never started')
      await deleteReplacedRuns(pool)
      await shortenRetryWaits(pool)
    } catch (error) {
      log.warn({ err: error }, 'could not check for abandoned jobs')
    }
  }
  const presence = holdConnection({ databaseUrl, name: workerName, log, onConnect: releaseLocksOfDeadWorkers })
  const timer = setInterval(() => void releaseLocksOfDeadWorkers(), everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await presence.close()
    },
  }
}

/** A failed scheduled run that was replaced by the next one is never tried again, and the queue does not delete it. */
async function deleteReplacedRuns(pool: Pool): Promise<void> {
  await pool.query(`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where queue_name is not null and key is null and attempts >= max_attempts and locked_at is null))`)
}

/**
 * Shortens the waits between the tries of failed jobs. The queue multiplies each wait by e: the fifth is two and a half minutes, the tenth six hours, which is
 * too long for a refund or a mail after a short failure. With this, the waits from the third on are 10, 20, 40 seconds and so on, at most two hours.
 */
async function shortenRetryWaits(pool: Pool): Promise<void> {
  await pool.query(`
    with failed as (
      select id, run_at, now() + least(interval '10 seconds' * 2 ^ (attempts - 3), interval '2 hours') as latest
      from graphile_worker.jobs
      where attempts >= 3 and attempts < max_attempts and last_error is not null and locked_at is null
    )
    select graphile_worker.reschedule_jobs(array[id], run_at => latest) from failed where run_at > latest`)
}
