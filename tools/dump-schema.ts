/** Writes db/schema.sql: run `npx tsx tools/dump-schema.ts` after a change of the migrations. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../src/platform/db/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { createPool } from '../src/platform/db/pool.ts'
import { printSchema } from './print-schema.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

const dataDir = makeTemporaryFolder('schema')
const postgres = await startEmbeddedPostgres({ dataDir, durable: false })
const pool = createPool(postgres.databaseUrl)
try {
  await migrate(pool)
  await writeFile(join(import.meta.dirname, '../db/schema.sql'), await printSchema(pool))
} finally {
  await pool.end()
  await postgres.stop()
}
