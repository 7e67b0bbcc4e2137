import type { Context } from '../../platform/context.ts'
import type { LimitFailure, Limits } from '../../platform/rate-limits/limits.ts'
import type { SourceBucket } from '../../platform/rate-limits/source-counters.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import type { Payment, PaymentMethodId } from '../payments/index.ts'

const TEN_MINUTES = 10 * 60
/** So long after an order is paid or given up, what is told of its attempts still counts for their source. */
export const SOURCE_KEPT_MS = TEN_MINUTES * 1_000
/** Refused or failed attempts in ten minutes (design: money.md, card testing). Then another method is left. */
const PER_ORDER_AND_METHOD = 5
/** Stolen card numbers are tried with these methods alone. */
const CARDS_PER_SOURCE: SourceBucket = { name: 'pay-cards-source', points: 5, seconds: TEN_MINUTES }
/** Each sends a mail to the address that was named, before anything is paid: these count whatever becomes of them. */
const TRANSFERS_PER_SOURCE: SourceBucket = { name: 'pay-transfers-source', points: 10, seconds: 60 * 60 }
export const PER_SOURCE: Partial<Record<PaymentMethodId, SourceBucket>> = {
  scheme: CARDS_PER_SOURCE,
  bcmc: CARDS_PER_SOURCE,
  banktransfer: TRANSFERS_PER_SOURCE,
}

/** Whether an attempt may be taken off its source's limit later, for which the source is stored until then. */
export function keepsSource(method: PaymentMethodId): boolean {
  return PER_SOURCE[method] === CARDS_PER_SOURCE
}

/** What a payer reads of a limit: too many attempts, or that nothing can be counted at the moment. */
export function toPaymentFailure({ name }: LimitFailure): ShopFailure {
  return { name: name === 'RATE_LIMITED' ? 'RETRY_LIMIT' : name }
}

type Attempt = Pick<Payment, 'state' | 'reason' | 'method' | 'createdAt'>

/**
 * Refused and failed attempts count. One whose outcome is not known counts too, or many that are begun at once could all be refused. One that was paid, or
 * that the shopper cancelled at the provider's, does not.
 */
export function isCounted({ state, reason }: Pick<Attempt, 'state' | 'reason'>): boolean {
  return state === 'NEW' || (state === 'REFUSED' && reason !== 'CANCELLED')
}

export function isTriedTooOften(earlier: readonly Attempt[], method: PaymentMethodId, now: Date): boolean {
  const tried = earlier.filter((attempt) => attempt.method === method && isCounted(attempt) && isRecent(attempt, now))
  return tried.length >= PER_ORDER_AND_METHOD
}

function isRecent({ createdAt }: Pick<Attempt, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < TEN_MINUTES * 1_000
}

/** `ip`: where the attempt came from. */
type Settled = { before: Attempt; after: Attempt; ip: string }

/** The point that was taken from the source's limit when the attempt began goes back, or is taken again when a cancelled attempt was refused after all. */
export async function correctLimit(ctx: Context, limits: Limits, { before, after, ip }: Settled): Promise<void> {
  if (!keepsSource(after.method) || !isRecent(after, ctx.clock.now()) || isCounted(before) === isCounted(after)) return
  const from = { log: ctx.log, request: { ip } }
  if (isCounted(after)) await limits.consumeBySource(from, CARDS_PER_SOURCE)
  else await limits.giveBackBySource(from, CARDS_PER_SOURCE)
}
