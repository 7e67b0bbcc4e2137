import type { Context } from '../../platform/context.ts'
import { listPayments, type Payment, type PaymentReading, ProviderUnavailable } from '../payments/index.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { takeNews } from './take-news.ts'

export type Reading = PaymentReading['outcome'] | 'unavailable' | undefined

/**
 * Asks the provider what became of a payment that a shopper came back from, and acts on it. `unavailable` means that the provider does not answer now: events
 * or the reconciler will tell. Undefined means that it cannot be asked, because nobody came back from its page. Called outside of any transaction.
 */
export async function readOpenPayment(ctx: Context, parts: CheckoutParts, payment: Payment): Promise<Reading> {
  const { sessionId, sessionResult, reference, state } = payment
  if (state !== 'NEW' || !sessionId || !sessionResult) return undefined
  try {
    const { outcome, pspReference, amount, reason, transfer } = await parts.payments.readPayment({ sessionId, sessionResult })
    if (outcome !== 'OPEN') await takeNews(ctx, parts, { reference, news: outcome, pspReference, amount, reason, transfer })
    return outcome
  } catch (error) {
    const isUnavailable = error instanceof ProviderUnavailable
    ctx.log[isUnavailable ? 'warn' : 'error']({ err: error, reference }, 'the outcome of a payment could not be read')
    return isUnavailable ? 'unavailable' : undefined
  }
}

/** The attempt that is open now, if any. */
export async function findOpenPayment({ db }: Context, orderId: string): Promise<Payment | undefined> {
  return (await listPayments(db, orderId)).find(({ state }) => state === 'NEW')
}
