import { createHash } from 'node:crypto'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { hasKey, insertKey, readKey, saveAnswer } from './idempotency.store.ts'

const LONGEST_KEY = 100

/** Which request: of whom and for what (the scope), the caller's key, and all that was asked for. */
export type Request<T = unknown, A = T> = {
  scope: string
  key: string
  body: unknown
  /** The part of the value that later requests get. */
  toAnswer?: (value: T) => A
}

/**
 * Does the work once, however often and however many at a time ask with the same key: the others get the answer of the first. The key is claimed
 * in the transaction of the work, so a refusal or a crash leaves it free. The answer is stored as JSON: ids, not things that change.
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

/** Whether the work was done before with this key. Waits for nobody. */
export function isAnswered({ db }: Context, { scope, key }: Pick<Request, 'scope' | 'key'>): Promise<boolean> {
  return hasKey(db, { scope, key })
}

function mismatch() {
  return fail<ShopFailure[]>([{ name: 'IDEMPOTENCY_MISMATCH', parameter: 'idempotencyKey' }])
}
