import { sql } from 'kysely'
import type { Db } from '../context.ts'

type AddJobOptions = {
  /** Not before this instant. */
  runAt?: Date
  /** At most one waiting job carries this key: a later one replaces it. */
  key?: string
  /** Jobs that can wait run last when the queue is long. */
  canWait?: boolean
}

export type NewJob<P = unknown> = AddJobOptions & { name: string; payload: P }

/** Behind those of priority 0, the usual one. */
const LAST = 10
/** What somebody paid for or was promised is never given up by itself: this many waits of two hours are months. */
const MOST_TRIES = 1_000

/** Enqueues in the transaction of `db`, if it is one: the job exists when the transaction is committed, else never. */
// oxlint-disable-next-line max-params -- every job has a name and a payload; the options are rare
export function addJob<P>(db: Db, name: string, payload: P, options: AddJobOptions = {}): Promise<void> {
  return addJobs(db, [{ ...options, name, payload }])
}

export async function addJobs(db: Db, jobs: readonly NewJob[]): Promise<void> {
  const specs = jobs.map(({ name, payload, runAt, key, canWait }) => ({
    ...{ identifier: name, payload: payload ?? {}, run_at: runAt, job_key: key, max_attempts: MOST_TRIES },
    priority: canWait ? LAST : 0,
  }))
  await sql`
    select from graphile_worker.add_jobs(array(
      select json_populate_record(null::graphile_worker.job_spec, spec) from json_array_elements(${JSON.stringify(specs)}::json) spec))
  `.execute(db)
}
