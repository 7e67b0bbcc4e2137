import { setTimeout as sleep } from 'node:timers/promises'
import type { ShopContext } from '../accounts/index.ts'
import type { Order } from '../orders/index.ts'
import { findPayment, type Payment, ProviderUnavailable, type StartPayment, saveSession } from '../payments/index.ts'
import { localeOf, localPath, visitedOrigin } from '../storefronts/index.ts'
import type { CheckoutParts } from './checkout-parts.ts'

const TRIES = 3
/** When another request of the same attempt is running, the provider refuses this one. */
const WAIT_MS = 250

/**
 * The address of the provider's page for this attempt. Called outside of any transaction. The attempt's own key makes sure that a retry or a parallel
 * request gets the same page. Undefined when the provider does not answer.
 */
export async function openSession(
  ctx: ShopContext,
  parts: CheckoutParts,
  asked: { order: Order; payment: Payment; issuer: string | undefined },
): Promise<string | undefined> {
  const { reference } = asked.payment
  let payment: Payment | undefined = asked.payment
  for (let tries = 1; ; tries++) {
    if (payment?.redirectUrl || !payment) return payment?.redirectUrl
    try {
      const session = await parts.payments.startPayment(toStart(ctx, { ...asked, payment }))
      await saveSession(ctx.db, payment.id, session)
      return session.redirectUrl
    } catch (error) {
      ctx.log[error instanceof ProviderUnavailable ? 'warn' : 'error'](
        { err: error, reference },
        'the payment page could not be opened',
      )
      if (tries === TRIES || isTimeout(error)) return undefined
      await sleep(WAIT_MS)
      payment = await findPayment(ctx.db, { reference })
    }
  }
}

/** A shopper who has waited for a timeout should not wait for another one. */
function isTimeout(error: unknown): boolean {
  return error instanceof ProviderUnavailable && (error.cause as Error | undefined)?.name === 'TimeoutError'
}

function toStart(
  ctx: ShopContext,
  { order, payment, issuer }: { order: Order; payment: Payment; issuer: string | undefined },
): StartPayment {
  const { storefront } = ctx
  return {
    reference: payment.reference,
    amount: payment.amount,
    method: payment.method,
    issuer,
    merchantName: storefront.name,
    countryCode: storefront.countryCode,
    locale: localeOf(ctx),
    returnUrl: `${visitedOrigin(ctx)}${localPath(ctx, '/checkout/processing-payment/')}?order=${order.id}`,
    email: order.billingAddress?.email ?? '',
    shopperIp: ctx.request?.ip ?? '',
  }
}
