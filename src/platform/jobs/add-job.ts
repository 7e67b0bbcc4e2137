import { sql } from 'kysely'
import type { Db } from '../context.ts'

type AddJobOptions = {
  /** Not before this instant. */
  runAt?: Date
  /** At most one waiting job carries this key: a later one replaces it. */
  key?: string
  /** Jobs of one queue run one after the other. */
  queue?: string
  maxAttempts?: number
}

/** Enqueues in the transaction of `db`, if it is one: the job exists when the transaction is committed, else never. */
export async function addJob<P>(db: Db, name: string, payload: P, options: AddJobOptions = {}): Promise<void> {
  await sql`
    select from graphile_worker.add_job(
      ${name}::text,
      payload => ${JSON.stringify(payload ?? {})}::json,
      queue_name => ${options.queue ?? null}::text,
      run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? null}::int,
      job_key => ${options.key ?? null}::text
    )
  `.execute(db)
}
