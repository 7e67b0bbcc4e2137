import { createHmac, type KeyObject } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { Context } from '../context.ts'
import type { Pool } from '../db/pool.ts'
import { type Bucket, type Counter, countersOf, type SourceBucket, type SourceContext } from './source-counters.ts'

export type { Bucket } from './source-counters.ts'

/** The `retry-after` when the counters cannot be reached. */
const UNAVAILABLE_SECONDS = 60

export type LimitFailure = ShopFailure & { retryAfterSeconds: number }

export type Limits = {
  /** Takes one of the bucket's points for this key. Fails with the time to wait when none is left, and also when the counters cannot be reached. */
  consume(ctx: Pick<Context, 'log'>, bucket: Bucket, key: string): Promise<Result<void, LimitFailure>>
  /** Returns a point, after it turned out that the request was no attempt by a stranger. */
  returnPoint(ctx: Pick<Context, 'log'>, bucket: Bucket, key: string): Promise<void>
  /** Takes a point for the source of the request and for each wider network around it. */
  consumeBySource(ctx: SourceContext, bucket: SourceBucket): Promise<Result<void, LimitFailure>>
  returnPointBySource(ctx: SourceContext, bucket: SourceBucket): Promise<void>
  /** Takes a point only of the storefront's day, for requests that count there only after another check. */
  consumeDay(ctx: SourceContext, bucket: SourceBucket): Promise<Result<void, LimitFailure>>
}

type LimitParts = {
  /** Not the pool of the use cases: points stay counted after a rollback, and no transaction waits for a second connection. */
  pool: Pool
  /** Keys are stored as keyed hashes. */
  hashKey: KeyObject
}

/** Counters in PostgreSQL, shared by all processes. Sources over their limit are also cached in memory, so that they need no query. */
// oxlint-disable-next-line max-lines-per-function -- one closure of small functions around one set of counters
export function createLimits({ pool, hashKey }: LimitParts): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterOf({ name, points, seconds }: Bucket): RateLimiterPostgres {
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      inMemoryBlockOnConsumed: points + 1,
      // All limiters share one table, so only one deletes expired rows.
      clearExpiredByTimeout: limiters.size === 0,
    })
    limiters.set(name, limiter)
    return limiter
  }

  const hash = ({ name }: Bucket, key: string) => createHmac('sha256', hashKey).update(`${name} ${key}`).digest('base64url')

  async function returnPoint(ctx: Pick<Context, 'log'>, bucket: Bucket, key: string): Promise<void> {
    try {
      const limiter = limiterOf(bucket)
      // Not after the counter has expired: below zero it would allow more than the bucket's points.
      const counted = await limiter.get(hash(bucket, key))
      if (!counted || counted.consumedPoints <= 0) return
      await limiter.reward(hash(bucket, key))
      limiter.deleteInMemoryBlockedAll()
    } catch (error) {
      // The point stays used, which is better than refusing work that succeeded.
      ctx.log.error({ err: error, bucket: bucket.name }, 'could not return a point of a limit')
    }
  }

  async function take(ctx: Pick<Context, 'log'>, { bucket, key }: Counter): Promise<Result<void, LimitFailure>> {
    const { name, points, alarmAt } = bucket
    const alarm = (consumed: number) => ctx.log.error({ bucket: name, key, consumed, points }, 'alarm: a limit is almost used up')
    try {
      const { consumedPoints } = await limiterOf(bucket).consume(hash(bucket, key))
      if (consumedPoints === alarmAt) alarm(consumedPoints)
      return ok(undefined)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) {
        ctx.log.error({ err: refused, bucket: name }, 'could not count a limit')
        return fail({ name: 'LIMITS_UNAVAILABLE', retryAfterSeconds: UNAVAILABLE_SECONDS })
      }
      if (alarmAt && refused.consumedPoints === points + 1) alarm(refused.consumedPoints)
      const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      ctx.log.info({ bucket: name, retryAfterSeconds }, 'a limit was exceeded')
      return fail({ name: 'RATE_LIMITED', retryAfterSeconds })
    }
  }

  return {
    consume: (ctx, bucket, key) => take(ctx, { bucket, key }),
    returnPoint,
    async consumeBySource(ctx, bucket) {
      for (const counters of countersOf(ctx, bucket)) {
        const results = await Promise.all(counters.map((counter) => take(ctx, counter)))
        const refused = results.find(({ ok }) => !ok)
        if (refused) return refused
      }
      return ok(undefined)
    },
    async consumeDay(ctx, bucket) {
      const [counter] = countersOf(ctx, bucket).at(-1) ?? []
      return counter ? take(ctx, counter) : ok(undefined)
    },
    async returnPointBySource(ctx, bucket) {
      await Promise.all(
        countersOf(ctx, bucket).flatMap((counters) => counters.map(({ bucket, key }) => returnPoint(ctx, bucket, key))),
      )
    },
  }
}
