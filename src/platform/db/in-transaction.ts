import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { ok, type Result } from '../../shared/result.ts'
import type { Context, Db } from '../context.ts'
import { batch } from './batch.ts'

const RETRIES = 3
const RETRY_DELAY_MS = 20

/** What PostgreSQL asks a program to try again: serialization failure and deadlock. */
const RETRYABLE = new Set(['40001', '40P01'])

/**
 * Runs the work in one READ COMMITTED transaction. A failed result rolls back and is returned; an error rolls back and
 * is thrown. Inside another transaction it is a savepoint: a failure undoes the inner work alone. The work may run
 * again after a deadlock, so it must touch nothing but `ctx`.
 */
export async function inTransaction<C extends Context, T, F>(
  ctx: C,
  work: (ctx: C) => Promise<Result<T, F>>,
): Promise<Result<T, F>> {
  if (ctx.db.isTransaction) return inSavepoint(ctx, work)
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(ctx, work)
    } catch (error) {
      if (attempt > RETRIES || !isRetryable(error)) throw error
      ctx.log.warn({ err: error, attempt }, 'transaction tried again')
      await sleep(RETRY_DELAY_MS * attempt)
    }
  }
}

/** For work that is never refused: it belongs to the transaction at hand, or has one of its own. An error undoes all of it. */
export async function joinTransaction<C extends Context, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  return ctx.db.isTransaction ? work(ctx) : inOwnTransaction(ctx, work)
}

/** The same, but an error undoes this work alone, and the transaction at hand can go on. */
export async function inOwnTransaction<C extends Context, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  const done = await inTransaction(ctx, async (ctx): Promise<Result<T, never>> => ok(await work(ctx)))
  return done.ok ? done.value : done.failure
}

async function runOnce<C extends Context, T, F>(ctx: C, work: (ctx: C) => Promise<Result<T, F>>): Promise<Result<T, F>> {
  try {
    return await ctx.db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (db) => {
        const result = await work({ ...ctx, db })
        if (!result.ok) throw new FailedResult(result)
        return result
      })
  } catch (error) {
    if (error instanceof FailedResult) return error.result as Result<T, F>
    throw error
  }
}

async function inSavepoint<C extends Context, T, F>(ctx: C, work: (ctx: C) => Promise<Result<T, F>>): Promise<Result<T, F>> {
  await sql`savepoint nested`.execute(ctx.db)
  try {
    const result = await work(ctx)
    if (result.ok) await sql`release savepoint nested`.execute(ctx.db)
    else await undoToSavepoint(ctx.db)
    return result
  } catch (error) {
    // On a lost connection this fails too; the first error is the one that says why.
    await undoToSavepoint(ctx.db).catch(() => undefined)
    throw error
  }
}

/** Savepoints may share a name: it means the innermost one that was not released. */
async function undoToSavepoint(db: Db): Promise<void> {
  await batch(db, [sql`rollback to savepoint nested`, sql`release savepoint nested`])
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRYABLE.has(String(error.code))
}

/** Carries a failed result out of the transaction's callback, where only an error rolls back. */
class FailedResult extends Error {
  readonly result: Result<unknown, unknown>

  constructor(result: Result<unknown, unknown>) {
    super('failed result')
    this.result = result
  }
}
