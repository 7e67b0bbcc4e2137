import type { Context } from '../../platform/context.ts'
import { listPayments, type Payment, ProviderUnavailable } from '../payments/index.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { takeNews } from './take-news.ts'

/**
 * Asks the provider what became of a payment that a shopper came back from. Nothing is known when it does not answer: events and the reconciler
 * will tell. Called outside of any transaction.
 */
export async function readOpenPayment(ctx: Context, parts: CheckoutParts, payment: Payment): Promise<void> {
  const { sessionId, sessionResult, reference, state } = payment
  if (state !== 'NEW' || !sessionId || !sessionResult) return
  try {
    const { outcome, pspReference, reason, transfer } = await parts.payments.readPayment({ sessionId, sessionResult })
    await takeNews(ctx, parts, { reference, news: outcome, pspReference, reason, transfer })
  } catch (error) {
    const level = error instanceof ProviderUnavailable ? 'warn' : 'error'
    ctx.log[level]({ err: error, reference }, 'the outcome of a payment could not be read')
  }
}

/** The attempt that is open now, if any. */
export async function findOpenPayment({ db }: Context, orderId: string): Promise<Payment | undefined> {
  return (await listPayments(db, orderId)).find(({ state }) => state === 'NEW')
}
