import { sql } from 'kysely'
import type { Db } from '../../src/platform/context.ts'

type QueuedJob = { runAt: Date; payload: unknown }

/** The queued jobs with a name, or the one with a key. The public view has no payload, so a job is rescheduled without a change to get it. */
export async function listQueuedJobs(db: Db, { name, key }: { name?: string; key?: string }): Promise<QueuedJob[]> {
  const { rows } = await sql<QueuedJob>`
    select run_at as "runAt", payload from graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs
      where task_identifier = coalesce(${name ?? null}, task_identifier) and key is not distinct from coalesce(${key ?? null}, key)))
    order by id`.execute(db)
  return rows
}

export async function deleteQueuedJobs(db: Db): Promise<void> {
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(db)
}
