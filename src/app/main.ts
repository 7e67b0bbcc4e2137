import { readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { constants, setPriority } from 'node:os'
import type { Logger } from 'pino'
import { systemClock } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { randomIds } from '../platform/ids.ts'
import { createLog } from '../platform/log.ts'
import { startWatchdog } from '../platform/watchdog/watchdog.ts'
import { assertMailServer, type Config, readConfig, StartError } from './config.ts'
import { openDatabase } from './database.ts'
import { createModules } from './modules.ts'
import { seedShop } from './seed.ts'
import { openServices } from './services.ts'
import { createShutdown, type Shutdown } from './shutdown.ts'
import { startWeb } from './web.ts'
import { startJobs } from './worker.ts'

/** The shop: database, migrations, seeds, worker and web in one process, or the one role that ROLE names. */
async function start(config: Config, log: Logger, shutdown: Shutdown): Promise<string> {
  assertMailServer(config)
  await assertPortFree(config)
  const database = await openDatabase(config, log, shutdown)
  const { databaseUrl, db } = database
  const context: Context = { db, clock: systemClock, ids: randomIds, log }
  const { services, mailboxAddress, paymentSimulator } = await openServices(config, database, { log, shutdown })
  await seedShop(context, services.art)
  const modules = createModules(services)
  if (config.role === 'worker') await lowerPriority()
  if (config.role !== 'web') {
    const worker = await startJobs({ databaseUrl, context, modules, log })
    shutdown.onClose('worker', () => worker.stop())
  }
  const places = formatAddresses(mailboxAddress, paymentSimulator?.address)
  if (config.role === 'worker') return `Ribbon is working through its jobs${places}.`
  const web = await startWeb({ config, ...database, services, modules, log, clock: systemClock, ids: randomIds })
  shutdown.onClose('web', () => web.close())
  paymentSimulator?.setShopAddress(web.address)
  return `Ribbon is open at ${web.address}${places}`
}

/**
 * Jobs run at a lower priority than web processes on the same machine. On Linux each thread has its own priority, also the compiler and garbage
 * collector threads that are already running; elsewhere a process has one.
 */
async function lowerPriority(): Promise<void> {
  const threads = await readdir('/proc/self/task').catch(() => ['0'])
  for (const thread of threads) {
    try {
      setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // It has ended meanwhile.
    }
  }
}

function formatAddresses(mailboxAddress: string | undefined, paymentsAddress: string | undefined): string {
  const places = [
    ...(mailboxAddress ? [`its mails arrive at ${mailboxAddress}`] : []),
    ...(paymentsAddress ? [`pay with test cards at ${paymentsAddress}`] : []),
  ]
  return places.length > 0 ? ` (${places.join(', ')})` : ''
}

/** Said before anything is started, so that it is said at once. */
async function assertPortFree({ host, port, role }: Config): Promise<void> {
  if (role === 'worker') return
  await new Promise<void>((free, refuse) => {
    const probe = createServer()
    probe.once('error', refuse)
    probe.listen({ host, port }, () => probe.close(() => free()))
  })
}

function explain(error: unknown): string {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Choose another: PORT=${Number(port) + 1} npm start`
  if (code === 'EACCES' && port) return `Port ${port} may only be opened by root. Choose another: PORT=3000 npm start`
  return error instanceof StartError ? message : `Ribbon could not start. ${(error as Error).stack}`
}

async function run(): Promise<void> {
  const config = await readConfig(process.env)
  const log = createLog({ level: config.logLevel })
  const shutdown = createShutdown(log)
  const starting = start(config, log, shutdown)
  shutdown.listen(starting)
  // Without its supervisor it would run on for ever.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  try {
    const greeting = await starting
    startWatchdog()
    process.send?.('open')
    process.stdout.write(`${greeting}\n`)
  } catch (error) {
    if (shutdown.isClosing()) return
    await shutdown.close()
    throw error
  }
}

run().catch((error) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
