import type { Context } from '../../platform/context.ts'
import type { Bucket } from '../../platform/rate-limits/limits.ts'
import {
  listPayments,
  type Payment,
  type PaymentReading,
  ProviderRefusal,
  ProviderUnavailable,
  saveSessionResult,
} from '../payments/index.ts'
import { applyPaymentUpdate } from './apply-payment-update.ts'
import type { CheckoutParts } from './checkout-parts.ts'

/** Over this limit, a page gets the stored state and the provider is not asked. */
const PER_ORDER: Bucket = { name: 'read-payment', points: 20, seconds: 10 * 60 }

export type Reading = PaymentReading['outcome'] | 'unavailable' | undefined

/**
 * Asks the provider for the outcome of a payment whose shopper came back, and applies it. `unavailable` means that the provider does not answer now;
 * an event or the reconciler brings the outcome later. Undefined means that no shopper came back. Called outside of any transaction.
 */
export async function readOpenPayment(ctx: Context, parts: CheckoutParts, payment: Payment): Promise<Reading> {
  const { state, sessionId, sessionResult, reference } = payment
  if (state !== 'NEW' || !sessionId || !sessionResult) return undefined
  try {
    const { outcome, pspReference, amount, reason, transfer } = await parts.payments.readPayment({ sessionId, sessionResult })
    if (outcome !== 'OPEN') await applyPaymentUpdate(ctx, parts, { reference, outcome, pspReference, amount, reason, transfer })
    return outcome
  } catch (error) {
    logFailure(ctx, reference, error)
    return error instanceof ProviderUnavailable ? 'unavailable' : undefined
  }
}

/** `returnedResult` is the result that the shopper has just brought from the provider's page. */
type PaymentToRead = Payment & { returnedResult?: string }

/** The same for a shopper's request, with a limit for ten minutes. */
export async function readForShopper(
  ctx: Context,
  parts: CheckoutParts,
  { returnedResult, ...payment }: PaymentToRead,
): Promise<Reading> {
  const { state, sessionId, orderId } = payment
  const sessionResult = returnedResult ?? payment.sessionResult
  if (state !== 'NEW' || !sessionId || !sessionResult) return undefined
  const mayAsk = await parts.limits.consume(ctx, PER_ORDER, orderId)
  if (!mayAsk.ok) return 'unavailable'
  if (sessionResult !== payment.sessionResult) await saveSessionResult(ctx.db, { sessionId, sessionResult })
  return readOpenPayment(ctx, parts, { ...payment, sessionResult })
}

/** The provider refuses made-up results; a stack trace would not help the operator. */
function logFailure({ log }: Context, reference: string, error: unknown): void {
  const message = 'the outcome of a payment could not be read'
  if (error instanceof ProviderRefusal) log.warn({ reference, reason: error.message }, message)
  else log[error instanceof ProviderUnavailable ? 'warn' : 'error']({ err: error, reference }, message)
}

/** The order's open attempt, if there is one. */
export async function findOpenPayment({ db }: Context, orderId: string): Promise<Payment | undefined> {
  return (await listPayments(db, orderId)).find(({ state }) => state === 'NEW')
}
