import { sql } from 'kysely'
import type { Db } from '../context.ts'

type AddJobOptions = {
  /** Not before this instant. */
  runAt?: Date
  /** At most one waiting job has this key: a new job replaces it. */
  key?: string
  /** The job runs last when the queue is long. */
  canWait?: boolean
}

export type NewJob<P = unknown> = AddJobOptions & { name: string; payload: P }

/** After jobs with priority 0, the default. */
const LAST = 10
/** A paid or promised job must not be given up: so many tries, two hours apart, take months. */
const MAX_TRIES = 1_000

/** Enqueues the job. Inside a transaction, the job exists only after the commit. */
// oxlint-disable-next-line max-params -- every job has a name and a payload; the options are rare
export function addJob<P>(db: Db, name: string, payload: P, options: AddJobOptions = {}): Promise<void> {
  return addJobs(db, [{ ...options, name, payload }])
}

export async function addJobs(db: Db, jobs: readonly NewJob[]): Promise<void> {
  const specs = jobs.map(({ name, payload, runAt, key, canWait }) => ({
    ...{ identifier: name, payload: payload ?? {}, run_at: runAt, job_key: key, max_attempts: MAX_TRIES },
    priority: canWait ? LAST : 0,
  }))
  await sql`
    select from graphile_worker.add_jobs(array(
      select json_populate_record(null::graphile_worker.job_spec, spec) from json_array_elements(${JSON.stringify(specs)}::json) spec))
  `.execute(db)
}
