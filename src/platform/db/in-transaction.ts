import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { ok, type Result } from '../../shared/result.ts'
import type { Context, Db } from '../context.ts'
import { batch } from './batch.ts'

const RETRIES = 3
const RETRY_DELAY_MS = 20

/** The errors after which PostgreSQL tells the client to try again: serialization failure and deadlock. */
const RETRYABLE = new Set(['40001', '40P01'])

/**
 * Runs the work in one READ COMMITTED transaction. A failed result rolls back and is returned; an error rolls back and is thrown. Inside another transaction
 * it is a savepoint: a failure undoes only the inner work. The work may run again after a deadlock, so it must have no effects outside the database.
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
      ctx.log.warn({ err: error, attempt }, 'the transaction is tried again')
      await sleep(RETRY_DELAY_MS * attempt)
    }
  }
}

/** For work that returns no failures: it runs in the current transaction, or in a new one. An error undoes the whole transaction. */
export async function joinTransaction<C extends Context, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  return ctx.db.isTransaction ? work(ctx) : inOwnTransaction(ctx, work)
}

/** The same, but an error undoes only this work, and the current transaction can continue. */
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
    // On a lost connection this fails too; the first error has the cause.
    await undoToSavepoint(ctx.db).catch(() => undefined)
    throw error
  }
}

/** Nested savepoints may share a name: PostgreSQL takes the innermost one that was not released. */
async function undoToSavepoint(db: Db): Promise<void> {
  await batch(db, [sql`rollback to savepoint nested`, sql`release savepoint nested`])
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRYABLE.has(String(error.code))
}

/** Carries a failed result out of the transaction's callback, because only an error rolls back. */
class FailedResult extends Error {
  constructor(readonly result: Result<unknown, unknown>) {
    super('failed result')
  }
}
