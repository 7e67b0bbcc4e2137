import type { Logger } from 'pino'
import { holdConnection } from '../db/hold-connection.ts'
import type { Pool } from '../db/pool.ts'
import { hastenRetries } from './hasten-retries.ts'
import { releaseAbandonedLocks, releaseLocks } from './release-locks.ts'

const EVERY_MS = 5_000

type RollCallParts = {
  databaseUrl: string
  pool: Pool
  workerName: string
  /** The jobs that this worker is running. */
  listRunning: () => readonly string[]
  log: Logger
  everyMs?: number
}

/**
 * The queue leaves the jobs of a killed worker locked for four hours, which is too long for someone waiting for a
 * gift card. So each worker holds a connection that carries its name, and a lock whose name no connection carries is
 * released to the others. So is a lock whose own worker knows nothing of it.
 */
export function startRollCall(parts: RollCallParts): { stop(): Promise<void> } {
  const { databaseUrl, pool, workerName, listRunning, log, everyMs = EVERY_MS } = parts
  async function look(): Promise<void> {
    try {
      const released = await releaseAbandonedLocks(pool)
      if (released.length > 0) log.warn({ workers: released }, 'released the jobs of workers that are gone')
      // PostgreSQL may assign jobs to a worker and crash before the worker learns it. A worker starts its jobs at once, so these can be released.
      const count = await releaseLocks(pool, workerName, { but: listRunning(), olderThanSeconds: 10 })
      if (count > 0) log.warn({ count }, 'released jobs that were assigned to this worker without its knowledge')
      await deleteReplacedRuns(pool)
      await hastenRetries(pool)
    } catch (error) {
      log.warn({ err: error }, 'could not look for abandoned jobs')
    }
  }
  const presence = holdConnection({ databaseUrl, name: workerName, log, onConnect: look })
  const timer = setInterval(() => void look(), everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await presence.close()
    },
  }
}

/** A scheduled run that the next one has replaced is never tried again: when it fails, or its worker is killed, nothing else would delete it. */
async function deleteReplacedRuns(pool: Pool): Promise<void> {
  await pool.query(`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where queue_name is not null and key is null and attempts >= max_attempts and locked_at is null))`)
}
