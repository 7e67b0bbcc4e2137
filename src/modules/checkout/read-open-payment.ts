import type { Context } from '../../platform/context.ts'
import type { Bucket } from '../../platform/rate-limits/limits.ts'
import { listPayments, type Payment, type PaymentReading, ProviderRefusal, ProviderUnavailable } from '../payments/index.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { takeNews } from './take-news.ts'

/** A page that asks again and again is answered from what is known; the provider is asked no more. */
const PER_ORDER: Bucket = { name: 'read-payment', points: 20, seconds: 10 * 60 }

export type Reading = PaymentReading['outcome'] | 'unavailable' | undefined

/**
 * Asks the provider what became of a payment that a shopper came back from, and acts on it. `unavailable` means that the provider does not answer now: events
 * or the reconciler will tell. Undefined means that it cannot be asked, because nobody came back from its page. Called outside of any transaction.
 */
export async function readOpenPayment(ctx: Context, parts: CheckoutParts, payment: Payment): Promise<Reading> {
  const { sessionId, sessionResult, reference } = payment
  if (!canBeRead(payment) || !sessionId || !sessionResult) return undefined
  try {
    const { outcome, pspReference, amount, reason, transfer } = await parts.payments.readPayment({ sessionId, sessionResult })
    if (outcome !== 'OPEN') await takeNews(ctx, parts, { reference, news: outcome, pspReference, amount, reason, transfer })
    return outcome
  } catch (error) {
    logFailure(ctx, reference, error)
    return error instanceof ProviderUnavailable ? 'unavailable' : undefined
  }
}

/** The same for a shopper, who may ask so many times in ten minutes. */
export async function readForShopper(ctx: Context, parts: CheckoutParts, payment: Payment): Promise<Reading> {
  if (!canBeRead(payment)) return undefined
  const mayAsk = await parts.limits.consume(ctx, PER_ORDER, payment.orderId)
  return mayAsk.ok ? readOpenPayment(ctx, parts, payment) : 'unavailable'
}

function canBeRead({ state, sessionId, sessionResult }: Payment): boolean {
  return state === 'NEW' && sessionId !== undefined && sessionResult !== undefined
}

/** What the provider refuses here is a result that somebody made up: its stack tells the operator nothing. */
function logFailure({ log }: Context, reference: string, error: unknown): void {
  const told = 'the outcome of a payment could not be read'
  if (error instanceof ProviderRefusal) log.warn({ reference, why: error.message }, told)
  else log[error instanceof ProviderUnavailable ? 'warn' : 'error']({ err: error, reference }, told)
}

/** The attempt that is open now, if any. */
export async function findOpenPayment({ db }: Context, orderId: string): Promise<Payment | undefined> {
  return (await listPayments(db, orderId)).find(({ state }) => state === 'NEW')
}
