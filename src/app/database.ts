import type { Logger } from 'pino'
import type { Db } from '../platform/context.ts'
import { assertDurability, startEmbeddedPostgres } from '../platform/db/embedded.ts'
import { listMissingMigrations, migrate } from '../platform/db/migrate.ts'
import { createDb, createPool, type Pool } from '../platform/db/pool.ts'
import { migrateJobs } from '../platform/jobs/migrate-jobs.ts'
import { watchPool } from '../platform/metrics.ts'
import { type Config, StartError } from './config.ts'
import type { Shutdown } from './shutdown.ts'

export type Database = { databaseUrl: string; pool: Pool; db: Db }

/** Connects to the embedded PostgreSQL or the one in DATABASE_URL, checks its durability, and migrates it. */
export async function openDatabase(config: Config, log: Logger, shutdown: Shutdown): Promise<Database> {
  const database = await connect(config, log, shutdown)
  const applied = await migrate(database.pool)
  if (applied.length > 0) log.info({ applied }, 'the database was migrated')
  await migrateJobs(database.pool)
  return database
}

/** For staff commands: fails when migrations are missing, because only the shop itself applies them. */
export async function openMigratedDatabase(config: Config, log: Logger, shutdown: Shutdown): Promise<Database> {
  const database = await connect(config, log, shutdown)
  const missing = await listMissingMigrations(database.pool)
  if (missing.length > 0) {
    const names = `${missing[0]}${missing.length > 1 ? ` and ${missing.length - 1} more` : ''}`
    throw new StartError(`The database is older than this release (missing: ${names}): start the shop of this release first.`)
  }
  return database
}

async function connect(config: Config, log: Logger, shutdown: Shutdown): Promise<Database> {
  const databaseUrl = config.databaseUrl ?? (await startOwn(config.dataDir, shutdown))
  const pool = createPool(databaseUrl, { onError: (error) => log.warn({ err: error }, 'lost a database connection') })
  shutdown.onClose('database connections', () => pool.end())
  watchPool(pool)
  const db = createDb(pool)
  await assertDurability(db)
  return { databaseUrl, pool, db }
}

async function startOwn(dataDir: string, shutdown: Shutdown): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  shutdown.onClose('PostgreSQL', () => postgres.stop())
  return postgres.databaseUrl
}
