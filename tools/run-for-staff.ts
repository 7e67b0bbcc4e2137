import { type Config, readConfig, StartError } from '../src/app/config.ts'
import { openDatabaseAsItIs } from '../src/app/database.ts'
import { openServices, type Services } from '../src/app/services.ts'
import { createShutdown } from '../src/app/shutdown.ts'
import { systemClock } from '../src/platform/clock.ts'
import type { Context } from '../src/platform/context.ts'
import { randomIds } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'

/** A sentence for the person who typed the command. */
export class StaffError extends Error {}

export type StaffShop = {
  ctx: Context
  config: Config
  /** Of a web process: the worker sends the mails that a command causes. */
  openServices: () => Promise<Services>
}

/** What every command of staff does around its own work: it opens the shop's database without changing its tables, closes it, and says what went wrong. */
export async function runForStaff(work: (parts: { openShop: () => Promise<StaffShop> }) => Promise<void>): Promise<void> {
  const log = createLog({ level: 'warn' })
  const shutdown = createShutdown(log)
  const openShop = async () => {
    const config = await readConfig(process.env)
    const database = await openDatabaseAsItIs(config, log, shutdown)
    const openOwn = async () => (await openServices({ ...config, role: 'web' }, database, log, shutdown)).services
    return { config, ctx: { db: database.db, clock: systemClock, ids: randomIds, log }, openServices: openOwn }
  }
  try {
    await work({ openShop })
  } catch (error) {
    if (!(error instanceof StaffError || error instanceof StartError)) throw error
    refuse(error.message)
  } finally {
    await shutdown.close()
  }
}

/** The security log keeps it beside what was done. */
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
