import type { Context } from '../context.ts'
import type { Bucket, Counter } from './bucket.ts'
import { type Asked, networksOf } from './source.ts'

const DAY_SECONDS = 24 * 60 * 60

/**
 * A storefront's day holds what this many sources may spend when they never pause: some sixty networks of IPv6 (/48) or over a hundred of IPv4 (/24). A
 * limit that a few rented addresses could use up would let them close the shop to everybody else.
 */
const SOURCES_PER_DAY = 1_000

/** Counted by where a request comes from. */
export type SourceBucket = Bucket & {
  /** Staff are alerted when a storefront has answered this many in a day, from all sources together: more than a busy day has, long before anybody is refused. */
  alarmPerDay?: number
  /** How many times its allowance all sources of one network have together, at most: for what a small network could use up for everybody. */
  maxNetworkFactor?: number
}

export type SourceContext = Asked & Pick<Context, 'log'> & { storefront?: { code: string } }

/**
 * What one request is counted under, in steps: the source itself, then the networks around it, then the storefront's day. A source that has used up its
 * own share is refused by the first step and takes nothing from its neighbours.
 */
export function countersOf(
  ctx: SourceContext,
  { alarmPerDay, maxNetworkFactor = Number.POSITIVE_INFINITY, ...bucket }: SourceBucket,
): Counter[][] {
  const [source, ...wider] = networksOf(ctx)
  return [
    [{ bucket, key: source.name }],
    wider.map(({ name, factor }) => ({
      bucket: { ...bucket, name: `${bucket.name}-x${factor}`, points: bucket.points * Math.min(factor, maxNetworkFactor) },
      key: name,
    })),
    ctx.storefront && alarmPerDay ? [dayCounter(bucket, ctx.storefront.code, alarmPerDay)] : [],
  ]
}

/** Counts the source and its networks only. The storefront's day is then taken with `consumeDay`, once something else has been proved. */
export function withoutDay({ alarmPerDay: _later, ...bucket }: SourceBucket): SourceBucket {
  return bucket
}

function dayCounter({ name, points, seconds }: Bucket, key: string, alarmAt: number): Counter {
  const most = Math.ceil((SOURCES_PER_DAY * points * DAY_SECONDS) / seconds)
  return { bucket: { name: `${name}-day`, points: most, seconds: DAY_SECONDS, alarmAt }, key }
}
