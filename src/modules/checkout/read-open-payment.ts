import type { Context } from '../../platform/context.ts'
import { listPayments, type Payment, ProviderUnavailable } from '../payments/index.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { takeNews } from './take-news.ts'

/**
 * Asks the provider what became of a payment that a shopper came back from. Nothing is known when it does not answer: events and the reconciler
 * will tell. Called outside of any transaction. `unavailable` says that there is no use in asking about another now.
 */
export async function readOpenPayment(ctx: Context, parts: CheckoutParts, payment: Payment): Promise<'unavailable' | undefined> {
  const { sessionId, sessionResult, reference, state } = payment
  if (state !== 'NEW' || !sessionId || !sessionResult) return undefined
  try {
    const { outcome, pspReference, reason, transfer } = await parts.payments.readPayment({ sessionId, sessionResult })
    await takeNews(ctx, parts, { reference, news: outcome, pspReference, reason, transfer })
    return undefined
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
