import { createHmac, type KeyObject } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { Context } from '../context.ts'
import type { Pool } from '../db/pool.ts'
import type { Bucket, Counter } from './bucket.ts'
import { countersOf, type SourceBucket, type SourceContext } from './source-counters.ts'

export type { Bucket } from './bucket.ts'

/** When it is worth trying again after the counters could not be reached. */
const UNAVAILABLE_SECONDS = 60

export type LimitFailure = ShopFailure & { retryAfterSeconds: number }

export type Limits = {
  /** Takes one of the bucket's points for that key, or says when there is one again. What cannot be counted is refused too. */
  consume(ctx: Pick<Context, 'log'>, bucket: Bucket, key: string): Promise<Result<void, LimitFailure>>
  /** Puts back the point that was taken: what it was taken for turned out to be no attempt of a stranger. */
  giveBack(ctx: Pick<Context, 'log'>, bucket: Bucket, key: string): Promise<void>
  /** Takes a point for the source of the request, and for the wider networks that it belongs to. */
  consumeBySource(ctx: SourceContext, bucket: SourceBucket): Promise<Result<void, LimitFailure>>
  giveBackBySource(ctx: SourceContext, bucket: SourceBucket): Promise<void>
  /** Takes a point of the storefront's day alone, for what only counts once something else has been proved. */
  consumeDay(ctx: SourceContext, bucket: SourceBucket): Promise<Result<void, LimitFailure>>
}

type LimitParts = {
  /** Not the pool of the use cases: what was counted stays counted when a transaction is undone, and no transaction waits for a second line. */
  pool: Pool
  /** Keys are stored as their keyed hash. */
  hashKey: KeyObject
}

/** Counters in PostgreSQL, shared by all processes; sources over their limit are cached in memory and cost no further query. */
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
      // All share one table: one of them sweeps it.
      clearExpiredByTimeout: limiters.size === 0,
    })
    limiters.set(name, limiter)
    return limiter
  }

  const hash = ({ name }: Bucket, key: string) => createHmac('sha256', hashKey).update(`${name} ${key}`).digest('base64url')

  async function giveBack(ctx: Pick<Context, 'log'>, bucket: Bucket, key: string): Promise<void> {
    try {
      const limiter = limiterOf(bucket)
      // A counter that has expired meanwhile has nothing to give back: below zero it would allow more than the bucket holds.
      const counted = await limiter.get(hash(bucket, key))
      if (!counted || counted.consumedPoints <= 0) return
      await limiter.reward(hash(bucket, key))
      limiter.deleteInMemoryBlockedAll()
    } catch (error) {
      // The point stays taken, which harms less than a refusal of what succeeded.
      ctx.log.error({ err: error, bucket: bucket.name }, 'a point of a limit could not be given back')
    }
  }

  async function take(ctx: Pick<Context, 'log'>, { bucket, key }: Counter): Promise<Result<void, LimitFailure>> {
    const { name, points, alarmAt } = bucket
    const alarm = (consumed: number) => ctx.log.error({ bucket: name, key, consumed, points }, 'alarm: a limit is being used up')
    try {
      const { consumedPoints } = await limiterOf(bucket).consume(hash(bucket, key))
      if (consumedPoints === alarmAt) alarm(consumedPoints)
      return ok(undefined)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) {
        ctx.log.error({ err: refused, bucket: name }, 'a limit could not be counted')
        return fail({ name: 'LIMITS_UNAVAILABLE', retryAfterSeconds: UNAVAILABLE_SECONDS })
      }
      if (alarmAt && refused.consumedPoints === points + 1) alarm(refused.consumedPoints)
      const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      ctx.log.info({ bucket: name, retryAfterSeconds }, 'over the limit')
      return fail({ name: 'RATE_LIMITED', retryAfterSeconds })
    }
  }

  return {
    consume: (ctx, bucket, key) => take(ctx, { bucket, key }),
    giveBack,
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
    async giveBackBySource(ctx, bucket) {
      await Promise.all(
        countersOf(ctx, bucket).flatMap((counters) => counters.map(({ bucket, key }) => giveBack(ctx, bucket, key))),
      )
    },
  }
}
