import { type ShopFailure, toApiError } from '../../shared/failures.ts'
import type { Result } from '../../shared/result.ts'
import type { ShopContext } from '../accounts/index.ts'
import { type Order, readOrder } from '../orders/index.ts'
import { findPayment } from '../payments/index.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { openSession } from './open-session.ts'
import type { StartedAttempt } from './start-payment-attempt.ts'

export type OpenedPayment = {
  order: Order
  payment: { action: 'REDIRECT' | 'NONE'; redirectUrl: string | null } | null
  failures: readonly ShopFailure[]
}

export function toPlaceOrderAnswer(opened: Result<OpenedPayment, ShopFailure[]>) {
  if (!opened.ok) return { order: null, payment: null, errors: opened.failure.map(toApiError) }
  const { order, payment, failures } = opened.value
  return { order, payment, errors: failures.map(toApiError) }
}

/** The shopper's next step after the transaction. The same attempt gives the same answer. */
export async function openPaymentPage(
  ctx: ShopContext,
  parts: CheckoutParts,
  { started, issuer }: { started: StartedAttempt; issuer: string | null | undefined },
): Promise<OpenedPayment> {
  const { orderId, reference } = started
  const order = started.order ?? (await readOrder(ctx.db, orderId))
  const payment = started.payment ?? (reference === null ? undefined : await findPayment(ctx.db, { reference }))
  if (payment?.provider !== 'adyen') return { order, payment: { action: 'NONE', redirectUrl: null }, failures: [] }
  const redirectUrl = await openSession(ctx, parts, { order, payment, issuer: issuer ?? undefined })
  if (redirectUrl) return { order, payment: { action: 'REDIRECT', redirectUrl }, failures: [] }
  return { order, payment: null, failures: [{ name: 'PAYMENT_UNAVAILABLE' }] }
}
