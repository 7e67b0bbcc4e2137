import type { PoolClient } from 'pg'
import type { Logger } from 'pino'
import type { Pool } from '../db/pool.ts'

const EVERY_MS = 10_000

/**
 * The queue keeps the jobs of a worker that was killed locked for four hours, which is long for someone waiting for a
 * gift card. So each worker holds a connection that carries its name, and a lock whose name no connection carries is
 * released to the others.
 */
export async function startRollCall(pool: Pool, workerName: string, log: Logger): Promise<{ stop(): void }> {
  let signed: PoolClient | undefined

  async function sign(): Promise<PoolClient> {
    const client = await pool.connect()
    client.once('error', () => {
      signed = undefined
      client.release(true)
      void look()
    })
    await client.query("select set_config('application_name', $1, false)", [workerName])
    return client
  }

  async function look(): Promise<void> {
    try {
      signed ??= await sign()
      const released = await releaseAbandonedLocks(pool)
      if (released.length > 0) log.warn({ workers: released }, 'released the jobs of workers that are gone')
    } catch (error) {
      log.warn({ err: error }, 'could not look for abandoned jobs')
    }
  }

  await look()
  const timer = setInterval(() => void look(), EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      signed?.removeAllListeners('error').on('error', () => undefined)
      signed?.release(true)
    },
  }
}

/** A fresh lock is let alone: its worker may just be connecting, or coming back after the database was away. */
async function releaseAbandonedLocks(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ worker: string }>(`
    with locks as (
      select locked_by as worker, locked_at from graphile_worker._private_jobs where locked_by is not null
      union all
      select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
    ), gone as (
      select distinct worker from locks
      where locked_at < now() - interval '30 seconds'
        and not exists (select from pg_stat_activity where application_name = worker)
    )
    select worker, graphile_worker.force_unlock_workers(array[worker]) from gone`)
  return rows.map(({ worker }) => worker)
}
