import type { Context } from '../context.ts'
import type { Bucket, Counter } from './bucket.ts'
import { type Asked, networksOf } from './source.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Counted by where a request comes from. */
export type SourceBucket = Bucket & {
  /** The most that one storefront answers in a day, from all sources together: far above a busy day, so that only an attack from very many sources meets it. */
  pointsPerDay?: number
}

export type SourceContext = Asked & Pick<Context, 'log'> & { storefront?: { code: string } }

/**
 * What one request is counted under, in steps: the source itself, then the networks around it, then the storefront's day. A source that has used up its
 * own share is refused by the first step and takes nothing from its neighbours.
 */
export function countersOf(ctx: SourceContext, { pointsPerDay, ...bucket }: SourceBucket): Counter[][] {
  const [source, ...wider] = networksOf(ctx)
  return [
    [{ bucket, key: source.name }],
    wider.map(({ name, factor }) => ({
      bucket: { ...bucket, name: `${bucket.name}-x${factor}`, points: bucket.points * factor },
      key: name,
    })),
    ctx.storefront && pointsPerDay ? [dayCounter(bucket, ctx.storefront.code, pointsPerDay)] : [],
  ]
}

/** Counts the source and its networks only. The storefront's day is then taken with `consumeDay`, once something else has been proved. */
export function withoutDay({ pointsPerDay: _later, ...bucket }: SourceBucket): SourceBucket {
  return bucket
}

/** Half of it in a day is already unusual: staff are alerted before anybody is refused. */
function dayCounter({ name }: Bucket, key: string, points: number): Counter {
  return { bucket: { name: `${name}-day`, points, seconds: DAY_SECONDS }, key, alarmAt: Math.ceil(points / 2) }
}
