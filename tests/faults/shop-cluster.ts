import { readFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { simulatorKeys } from '../../src/app/payments.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/platform/db/embedded.ts'
import { randomIds } from '../../src/platform/ids.ts'
import { deriveKey } from '../../src/platform/keys.ts'
import { startAdyen } from '../../src/simulators/adyen/start-adyen.ts'
import { startMailbox } from '../../src/simulators/mailbox/start-mailbox.ts'
import { findFreePort } from '../support/shop-process.ts'
import { type RestartedProcess, startRestarted } from './restarted-process.ts'

export type Role = 'web' | 'worker' | 'postgres'
export type Cluster = Awaited<ReturnType<typeof startCluster>>

const SECRET_KEY = 'fault-run-'.repeat(4)
const LOG = pino({ level: 'silent' })
/** Adyen waits minutes between webhooks; the run takes only one minute. */
const WEBHOOK_DELAYS_MS = [300, 600, 1_200, 2_400]

/** PostgreSQL that is restarted after each kill, always on the same port. */
export async function startDatabase(dataDir: string) {
  const port = await findFreePort()
  let postgres: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir, port })
  return {
    dataDir,
    databaseUrl: postgres.databaseUrl,
    async kill(): Promise<void> {
      const pidFile = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
      process.kill(Number(pidFile.split('\n', 1)[0]), 'SIGKILL')
      await sleep(100)
      postgres = await startEmbeddedPostgres({ dataDir, port })
    },
    stop: () => postgres.stop(),
  }
}
export type Database = Awaited<ReturnType<typeof startDatabase>>

type ClusterParts = {
  program: string
  database: Database
  databaseUrl: string
  /** The number of processes of each role. */
  processes?: number
}

/** A shop as in production: web and worker processes behind a balancer, each restarted when it ends, with Adyen and the mailbox. */
export async function startCluster({ program, database, databaseUrl, processes: count = 2 }: ClusterParts) {
  const folder = join(database.dataDir, databaseUrl.split('/').at(-1) ?? '')
  const host = 'localhost'
  const common = { host, clock: systemClock, log: LOG }
  const adyen = await startAdyen({
    ...common,
    ...simulatorKeys((purpose) => deriveKey(SECRET_KEY, purpose)),
    port: 0,
    folder: join(folder, 'adyen'),
    ids: randomIds,
    retryDelaysMs: WEBHOOK_DELAYS_MS,
  })
  const mailbox = await startMailbox({ ...common, port: 0, folder: join(folder, 'mailbox'), maxMails: 100_000 })
  const env = {
    ...{
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      SECRET_KEY,
      SMTP_URL: mailbox.smtpUrl,
      ADYEN_PORT: new URL(adyen.address).port,
      BRAND_SHOP_PORT: '0',
    },
    ...{ TRUST_PROXY: '1', LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal', HOST: host },
  }
  const start = async (role: string, isOpen: RegExp) => {
    const PORT = String(await findFreePort())
    return { port: Number(PORT), ...startRestarted({ program, env: { ...env, ROLE: role, PORT }, isOpen }) }
  }
  const processes: Record<'web' | 'worker', (RestartedProcess & { port: number })[]> = { web: [], worker: [] }
  for (let made = 0; made < count; made++) {
    processes.web.push(await start('web', /Ribbon is open/))
    processes.worker.push(await start('worker', /worker is running/))
  }
  const all = [...processes.web, ...processes.worker]
  const balancer = await startBalancer(() => processes.web.filter(({ isOpen }) => isOpen()).map(({ port }) => port))
  adyen.setWebhookUrl(`${balancer.origin}/webhooks/adyen`)
  return {
    origin: balancer.origin,
    databaseUrl,
    secretKey: SECRET_KEY,
    adyenAddress: adyen.address,
    mailboxAddress: mailbox.address,
    opened: () => Promise.all(all.map(({ opened }) => opened())),
    /** Kills one process if at least `least` of them are running. Returns false when there are fewer. */
    async kill(role: Role, index: number, least = 1): Promise<boolean> {
      if (role === 'postgres') return database.kill().then(() => true)
      const open = processes[role].filter(({ isOpen }) => isOpen())
      return open.length >= least && (open[index % open.length]?.kill() ?? false)
    },
    async stop() {
      await Promise.all(all.map(({ stop }) => stop()))
      balancer.close()
      await adyen.close()
      await mailbox.close()
    },
  }
}

/** Passes each connection to a running web process, in turn. */
async function startBalancer(listOpen: () => number[]): Promise<{ origin: string; close(): void }> {
  let turn = 0
  const server: Server = createServer((visitor) => {
    const open = listOpen()
    const port = open[turn++ % open.length]
    if (port === undefined) return void visitor.destroy()
    const shop = connect({ port, host: 'localhost' })
    visitor.on('error', () => shop.destroy()).on('close', () => shop.destroy())
    shop.on('error', () => visitor.destroy()).on('close', () => visitor.destroy())
    visitor.pipe(shop).pipe(visitor)
    return undefined
  })
  const port = await findFreePort()
  await new Promise<void>((listening) => server.listen({ port, host: 'localhost' }, listening))
  return { origin: `http://localhost:${port}`, close: () => void server.close() }
}
