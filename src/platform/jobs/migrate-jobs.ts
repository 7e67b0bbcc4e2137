import { Logger, runMigrations } from 'graphile-worker'
import type { Pool } from '../db/pool.ts'

const SILENT = new Logger(() => () => undefined)

/** The queue migrates its own tables, before anything else uses the pool. */
export async function migrateJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: SILENT })
}
