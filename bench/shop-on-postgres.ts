import { join } from 'node:path'
import { pino } from 'pino'
import { simulatorKeys } from '../src/app/payments.ts'
import { systemClock } from '../src/platform/clock.ts'
import { startEmbeddedPostgres } from '../src/platform/db/embedded.ts'
import { randomIds } from '../src/platform/ids.ts'
import { deriveKey } from '../src/platform/keys.ts'
import { type AdyenSimulator, startAdyen } from '../src/simulators/adyen/start-adyen.ts'
import { startSmtp } from '../src/simulators/mailbox/smtp.ts'
import { storefront } from '../storefronts/GCSUK/storefront.ts'
import { findFreePort } from '../tests/support/shop-process.ts'
import { makeTemporaryFolder } from '../tools/temporary-folder.ts'
import { SHOP, start } from './processes.ts'

export type ShopOnPostgres = {
  origin: string
  /** In production a storefront is served only at its own host. */
  host: string
  databaseUrl: string
  /** The key that sealed the cards. */
  secretKey: string
  /** Stops or continues the worker process. */
  pauseWorker(isPaused: boolean): void
  stop(): Promise<void>
}

const SECRET_KEY = 'only for benchmarks '.repeat(2)
const SILENT = pino({ level: 'silent' })

/**
 * A shop as in production: a web and a worker process on a PostgreSQL that others may use too. The payment simulator and the mail server run in the measuring
 * process, because they are not part of the shop.
 */
export async function startShopOnPostgres(): Promise<ShopOnPostgres> {
  const dataDir = makeTemporaryFolder('bench')
  const postgres = await startEmbeddedPostgres({ dataDir })
  const PORT = String(await findFreePort())
  const adyen = await startProvider(join(dataDir, 'adyen'))
  const smtp = await startSmtp({ add: async () => undefined }, { times: 0, code: 0, at: 'RCPT', delayMs: 0 }, SILENT)
  const providers = { ADYEN_PORT: new URL(adyen.address).port, SMTP_URL: smtp.url }
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.databaseUrl, PORT, HOST: 'localhost', ...providers }
  const production = { NODE_ENV: 'production', SECRET_KEY, TRUSTED_DOCUMENTS: 'off' }
  const settings = { ...env, ...production, TRUST_PROXY: '1', LOG_LEVEL: 'warn' }
  const worker = await start(SHOP, { ...settings, ROLE: 'worker' })
  const web = await start(SHOP, { ...settings, ROLE: 'web' })
  adyen.setWebhookUrl(`${web.origin}/webhooks/adyen`)
  return {
    origin: web.origin,
    host: storefront.host,
    databaseUrl: postgres.databaseUrl,
    secretKey: SECRET_KEY,
    pauseWorker: (isPaused) => void process.kill(worker.pid, isPaused ? 'SIGSTOP' : 'SIGCONT'),
    async stop() {
      await Promise.all([web.stop(), worker.stop()])
      await Promise.all([adyen.close(), smtp.close()])
      await postgres.stop()
    },
  }
}

function startProvider(folder: string): Promise<AdyenSimulator> {
  const keys = simulatorKeys((purpose) => deriveKey(SECRET_KEY, purpose))
  return startAdyen({
    ...keys,
    host: 'localhost',
    port: 0,
    folder,
    clock: systemClock,
    ids: randomIds,
    log: SILENT,
  })
}
