import { createHash } from 'node:crypto'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { hasKey, insertKey, readKey, saveAnswer } from './idempotency.store.ts'

const LONGEST_KEY = 100

/** Identifies a request: the operation and its caller (the scope), the caller's key, and the whole input. */
export type Request<T = unknown, A = T> = {
  scope: string
  key: string
  body: unknown
  /** Returns the part of the value that later requests get. */
  toAnswer?: (value: T) => A
}

/**
 * Does the work once for each key: repeated and parallel requests with the key get the stored answer of the first. The key is claimed in the transaction of
 * the work, so it stays free after a refusal or a crash. The answer is stored as JSON: only ids, because other values may change.
 */
export function once<C extends Context, T, A = T>(
  ctx: C,
  request: Request<T, A>,
  work: (ctx: C) => Promise<Result<T, ShopFailure[]>>,
): Promise<Result<T | A, ShopFailure[]>> {
  return inTransaction(ctx, async (ctx): Promise<Result<T | A, ShopFailure[]>> => {
    const { scope, key, body, toAnswer } = request
    if (key === '' || key.length > LONGEST_KEY) return mismatch()
    const claimed = { scope, key, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest() }
    if (await insertKey(ctx.db, claimed, ctx.clock.now())) {
      const done = await work(ctx)
      if (done.ok) await saveAnswer(ctx.db, claimed, toAnswer ? toAnswer(done.value) : done.value)
      return done
    }
    const earlier = await readKey(ctx.db, claimed)
    return earlier.bodyHash.equals(claimed.bodyHash) ? ok(earlier.answer as A) : mismatch()
  })
}

/** Whether the work was done before with this key. Does not wait for a request in progress. */
export function isAnswered({ db }: Context, { scope, key }: Pick<Request, 'scope' | 'key'>): Promise<boolean> {
  return hasKey(db, { scope, key })
}

function mismatch() {
  return fail<ShopFailure[]>([{ name: 'IDEMPOTENCY_MISMATCH', parameter: 'idempotencyKey' }])
}
