import type { Context } from '../context.ts'
import { type Asked, networksOf } from './source.ts'

/** A limit of so many points in so many seconds, with its own counters. */
export type Bucket = {
  name: string
  points: number
  seconds: number
  /** Staff are alerted when this many points are used, and when all are used. */
  alarmAt?: number
}

/** One row of the table. */
export type Counter = { bucket: Bucket; key: string }

const DAY_SECONDS = 24 * 60 * 60

/**
 * The daily limit of a storefront is what this many sources may use without a pause: about sixty networks of IPv6 (/48) or over a hundred of IPv4 (/24). With
 * a lower limit, an attacker with a few rented addresses could close the shop to everybody else.
 */
const SOURCES_PER_DAY = 1_000

/** A limit that is counted by the source of a request. */
export type SourceBucket = Bucket & {
  /** Staff are alerted at this many requests to a storefront in a day, from all sources: more than on a busy day, but far below the daily limit. */
  alarmPerDay?: number
  /** The maximum factor of `networksOf`, for a limit that a small network could use up for everybody. */
  maxNetworkFactor?: number
}

export type SourceContext = Asked & Pick<Context, 'log'> & { storefront?: { code: string } }

/**
 * The counters of a request, in steps: the source, then the networks around it, then the storefront's day. A source over its own limit is refused by the first
 * step, so it uses no points of its networks.
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

/** Counts only the source and its networks. The storefront's day is counted later with `consumeDay`, after another check. */
export function withoutDay({ alarmPerDay: _later, ...bucket }: SourceBucket): SourceBucket {
  return bucket
}

function dayCounter({ name, points, seconds }: Bucket, key: string, alarmAt: number): Counter {
  const most = Math.ceil((SOURCES_PER_DAY * points * DAY_SECONDS) / seconds)
  return { bucket: { name: `${name}-day`, points: most, seconds: DAY_SECONDS, alarmAt }, key }
}
