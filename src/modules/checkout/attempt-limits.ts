import type { Context } from '../../platform/context.ts'
import type { LimitFailure, Limits } from '../../platform/rate-limits/limits.ts'
import type { SourceBucket } from '../../platform/rate-limits/source-counters.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import type { Payment, PaymentMethodId } from '../payments/index.ts'

const TEN_MINUTES = 10 * 60
/** For this long after an order is paid or expires, late outcomes of its attempts still change the limit of their source. */
export const SOURCE_KEPT_MS = TEN_MINUTES * 1_000
/** The maximum number of refused or failed attempts in ten minutes, so that nobody can test stolen cards here. After that, the shopper can still use another method. */
const PER_ORDER_AND_METHOD = 5
/** Card testers use only these methods. */
const CARDS_PER_SOURCE: SourceBucket = { name: 'pay-cards-source', points: 5, seconds: TEN_MINUTES }
/** Each attempt sends a mail to the typed address before anything is paid, so it counts whatever its outcome is. */
const TRANSFERS_PER_SOURCE: SourceBucket = { name: 'pay-transfers-source', points: 10, seconds: 60 * 60 }
export const PER_SOURCE: Partial<Record<PaymentMethodId, SourceBucket>> = {
  scheme: CARDS_PER_SOURCE,
  bcmc: CARDS_PER_SOURCE,
  banktransfer: TRANSFERS_PER_SOURCE,
}

/** Whether a later outcome can give the attempt back to its source's limit. The source is stored until then. */
export function storesSource(method: PaymentMethodId): boolean {
  return PER_SOURCE[method] === CARDS_PER_SOURCE
}

/** The message for the payer: too many attempts, or the limits cannot be checked at the moment. */
export function toPaymentFailure({ name }: LimitFailure): ShopFailure {
  return { name: name === 'RATE_LIMITED' ? 'RETRY_LIMIT' : name }
}

type Attempt = Pick<Payment, 'state' | 'reason' | 'method' | 'createdAt'>

/**
 * Refused and failed attempts count. An attempt without a known outcome counts too; otherwise many attempts could start at once and all be refused. A
 * paid attempt does not count, nor does one that the shopper cancelled on the provider's page.
 */
export function isCounted({ state, reason }: Pick<Attempt, 'state' | 'reason'>): boolean {
  return state === 'NEW' || (state === 'REFUSED' && reason !== 'CANCELLED')
}

export function isTriedTooOften(earlier: readonly Attempt[], method: PaymentMethodId, now: Date): boolean {
  const counted = earlier.filter((attempt) => attempt.method === method && isCounted(attempt) && isRecent(attempt, now))
  return counted.length >= PER_ORDER_AND_METHOD
}

function isRecent({ createdAt }: Pick<Attempt, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < TEN_MINUTES * 1_000
}

/** `ip` is the address that started the attempt. */
type ChangedAttempt = { before: Attempt; after: Attempt; ip: string }

/** Gives back the point that the attempt took from its source's limit, or takes it again when a cancelled attempt was refused later. */
export async function correctLimit(ctx: Context, limits: Limits, { before, after, ip }: ChangedAttempt): Promise<void> {
  if (!storesSource(after.method) || !isRecent(after, ctx.clock.now()) || isCounted(before) === isCounted(after)) return
  const from = { log: ctx.log, request: { ip } }
  if (isCounted(after)) await limits.consumeBySource(from, CARDS_PER_SOURCE)
  else await limits.returnPointBySource(from, CARDS_PER_SOURCE)
}
