import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Context, Db } from '../../src/platform/context.ts'
import type { Pool } from '../../src/platform/db/pool.ts'

const POLL_MS = 5

/** Opens the connections first: otherwise the first request would end before the second is connected, and the test would need no lock. */
export async function warmPool(pool: Pool): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.options.max ?? 1 }, () => pool.connect()))
  for (const client of clients) client.release()
}

/** Runs this many at the same time on open connections, and returns the outcome of each. */
export async function atOnce<T>(
  pool: Pool,
  count: number,
  work: (index: number) => Promise<T>,
): Promise<PromiseSettledResult<T>[]> {
  await warmPool(pool)
  return Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)))
}

/** The number of connections to this database that wait for a lock. */
export async function countWaiting(db: Db): Promise<number> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await waiting.execute(db)).rows.length
}

/**
 * Forces the interleaving that a lock prevents: `first` runs in a transaction that is committed only when `second` waits for it or has ended. Without
 * the lock, `second` has by then read the rows that `first` is about to change.
 */
export async function overlap<C extends Context, A, B>(
  ctx: C,
  first: (ctx: C) => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  const { done, started } = await ctx.db.transaction().execute(async (db) => {
    const done = await first({ ...ctx, db })
    // Sends the statements that were waiting for the next round trip.
    await sql`select`.execute(db)
    return { done, started: await startUntilBlocked(ctx.db, [second]) }
  })
  return [done, await (started[0] as Promise<B>)]
}

/** Runs all of them while another transaction locks these rows; it releases them when each waits for a lock or has ended. */
export async function whileHeld<T>(db: Db, lock: RawBuilder<unknown>, works: readonly (() => Promise<T>)[]): Promise<T[]> {
  const started = await db.transaction().execute(async (holder) => {
    await lock.execute(holder)
    return { results: await startUntilBlocked(db, works) }
  })
  return Promise.all(started.results)
}

/** Starts all of them. Resolves with their promises when each waits for a lock or has ended. */
export async function startUntilBlocked<T>(db: Db, works: readonly (() => Promise<T>)[]): Promise<Promise<T>[]> {
  let running = works.length
  const finish = () => {
    running--
  }
  const results = works.map((work) => work())
  for (const result of results) result.then(finish, finish)
  while (running > (await countWaiting(db))) await sleep(POLL_MS)
  return results
}
