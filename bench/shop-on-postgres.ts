import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../src/platform/db/embedded.ts'
import { findFreePort } from '../tests/support/shop-process.ts'
import { start } from './processes.ts'

export type ShopOnPostgres = { origin: string; databaseUrl: string; stop(): Promise<void> }

/** A shop as in production: a web and a worker process on a PostgreSQL that others may use too. Its simulators are the worker's. */
export async function startShopOnPostgres(): Promise<ShopOnPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ribbon-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  const PORT = String(await findFreePort())
  const ADYEN_PORT = String(await findFreePort())
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.databaseUrl, PORT, ADYEN_PORT, HOST: 'localhost', MAILBOX_PORT: '0' }
  const production = { NODE_ENV: 'production', SECRET_KEY: 'bench-'.repeat(8), TRUSTED_DOCUMENTS: 'off' }
  const settings = { ...env, ...production, TRUST_PROXY: '1', LOG_LEVEL: 'warn' }
  const worker = await start(['src/app/main.ts'], { ...settings, ROLE: 'worker' })
  const web = await start(['src/app/main.ts'], { ...settings, ROLE: 'web' })
  return {
    origin: web.origin,
    databaseUrl: postgres.databaseUrl,
    async stop() {
      await Promise.all([web.stop(), worker.stop()])
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
