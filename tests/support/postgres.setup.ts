import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../src/platform/db/embedded.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { createPool } from '../../src/platform/db/pool.ts'
import { migrateJobs } from '../../src/platform/jobs/migrate-jobs.ts'
import { makeTemporaryFolder, removeTemporaryFolders } from '../../tools/temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated, empty database that is copied for each test file. */
    templateUrl: string
  }
}

/** One PostgreSQL server for all test files of the project, deleted at the end. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = makeTemporaryFolder('test')
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false })
  const pool = createPool(postgres.databaseUrl, { max: 2 })
  await migrate(pool)
  await migrateJobs(pool)
  // PostgreSQL cannot copy a database with an open connection.
  await pool.end()
  project.provide('templateUrl', postgres.databaseUrl)
  return async () => {
    await postgres.stop()
    removeTemporaryFolders()
  }
}
