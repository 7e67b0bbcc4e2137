import { readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { constants, setPriority } from 'node:os'
import type { Logger } from 'pino'
import { systemClock } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { randomIds } from '../platform/ids.ts'
import { startWorker } from '../platform/jobs/worker.ts'
import { createLog } from '../platform/log.ts'
import { startWatchdog } from '../platform/watchdog/watchdog.ts'
import { findBrandShopAddress, openBrandShop } from './brand-shop.ts'
import { assertMailServer, type Config, readConfig, StartError } from './config.ts'
import { openDatabase } from './database.ts'
import { createModules } from './modules.ts'
import { SCHEDULE } from './schedule.ts'
import { seedShop } from './seed.ts'
import { openServices } from './services.ts'
import { createShutdown, type Shutdown } from './shutdown.ts'
import { type LiveWeb, startWeb } from './web.ts'

export type OpenShop = {
  /** Undefined for a worker, which serves no pages. */
  address: string | undefined
  /** The addresses of mailbox and simulators, for the greeting. */
  places: string
}

type ShopParts = { config: Config; log: Logger; shutdown: Shutdown; live: LiveWeb | undefined }

/** Starts the shop: database, migrations, seeds, worker and web, or only the role in ROLE. */
async function start({ config, log, shutdown, live }: ShopParts): Promise<OpenShop> {
  assertMailServer(config)
  await assertPortFree(config)
  const database = await openDatabase(config, log, shutdown)
  const { databaseUrl, db } = database
  const context: Context = { db, clock: systemClock, ids: randomIds, log }
  const { services, mailboxAddress, paymentSimulator } = await openServices(config, database, { log, shutdown })
  const brandShop = await openBrandShop(context, config, { services, shutdown })
  await seedShop(context, services.art, findBrandShopAddress(config, brandShop))
  const modules = createModules(services)
  if (config.role === 'worker') await lowerPriority()
  if (config.role !== 'web') {
    const jobs = modules.flatMap((module) => module.jobs)
    const worker = await startWorker({ databaseUrl, context, jobs, schedule: SCHEDULE, log })
    shutdown.onClose('worker', () => worker.stop())
  }
  const places = formatAddresses(mailboxAddress, paymentSimulator?.address, brandShop?.address)
  if (config.role === 'worker') return { address: undefined, places }
  const web = await startWeb({ config, databaseUrl, ...context, services, modules, live })
  shutdown.onClose('web', () => web.close())
  paymentSimulator?.setShopAddress(web.address)
  brandShop?.setShopAddress(web.address)
  return { address: web.address, places }
}

/**
 * A worker on the same machine as a web process gets a lower priority, so that pages come first. On Linux each thread has its own priority, and the threads for
 * compilation and garbage collection exist already; on other systems the process has one.
 */
async function lowerPriority(): Promise<void> {
  const threads = await readdir('/proc/self/task').catch(() => ['0'])
  for (const thread of threads) {
    try {
      setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // The thread has ended in the meantime.
    }
  }
}

function formatAddresses(mailbox: string | undefined, payments: string | undefined, brandShop: string | undefined): string {
  const places = [
    ...(mailbox ? [`its mails arrive at ${mailbox}`] : []),
    ...(payments ? [`pay with test cards at ${payments}`] : []),
    ...(brandShop ? [`spend brand cards at ${brandShop}`] : []),
  ]
  return places.length > 0 ? ` (${places.join(', ')})` : ''
}

/** Checked first, so that the error appears immediately. */
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
  if (code === 'EACCES' && port) return `Port ${port} is only allowed for root. Choose another: PORT=3000 npm start`
  return error instanceof StartError ? message : `Ribbon could not start. ${(error as Error).stack}`
}

/** Starts the shop, or prints why it cannot start and ends the process. `live` is the web application in development. */
export async function runShop(env: NodeJS.ProcessEnv, live?: LiveWeb): Promise<OpenShop> {
  try {
    return await open(env, live)
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}

async function open(env: NodeJS.ProcessEnv, live: LiveWeb | undefined): Promise<OpenShop> {
  const config = await readConfig(env)
  const log = createLog({ level: config.logLevel })
  const shutdown = createShutdown(log)
  const starting = start({ config, log, shutdown, live })
  shutdown.listen(starting)
  // The supervisor has ended, so nothing else would stop this process.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  try {
    const shop = await starting
    startWatchdog()
    return shop
  } catch (error) {
    // Never resolves: the handler of the signal ends the process.
    if (shutdown.isClosing()) return new Promise(() => {})
    await shutdown.close()
    throw error
  }
}
