import { systemClock } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { randomIds } from '../../platform/ids.ts'
import { createLog } from '../../platform/log.ts'
import { type Config, readConfig, StartError } from '../config.ts'
import { openMigratedDatabase } from '../database.ts'
import { openServices, type Services } from '../services.ts'
import { createShutdown } from '../shutdown.ts'

/** An error whose message is for the person who typed the command. */
export class StaffError extends Error {}

export type StaffShop = {
  ctx: Context
  config: Config
  /** The services of a web process: the worker sends the mails of a command. */
  openServices: () => Promise<Services>
}
export type OpenShop = () => Promise<StaffShop>

/** Gives the command a function that opens the database without migrations, and closes it afterwards. */
export async function withShop(env: NodeJS.ProcessEnv, command: (openShop: OpenShop) => Promise<void>): Promise<void> {
  const log = createLog({ level: 'warn' })
  const shutdown = createShutdown(log)
  const openShop = async () => {
    const config = await readConfig(env)
    const database = await openMigratedDatabase(config, log, shutdown)
    const openOwn = async () => (await openServices({ ...config, role: 'web' }, database, { log, shutdown })).services
    return { config, ctx: { db: database.db, clock: systemClock, ids: randomIds, log }, openServices: openOwn }
  }
  try {
    await command(openShop)
  } catch (error) {
    throw error instanceof StartError ? new StaffError(error.message) : error
  } finally {
    await shutdown.close()
  }
}

/** The name is recorded in the security log with the command. */
export function readStaffName(name: unknown): string {
  if (typeof name === 'string' && /^[a-z][\w.-]{1,39}$/i.test(name)) return name
  throw new StaffError('Say who you are: --as <your name>, in letters and digits.')
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

export function refuse(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
