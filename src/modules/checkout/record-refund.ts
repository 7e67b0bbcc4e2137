import type { Context } from '../../platform/context.ts'
import { isSameMoney } from '../../shared/money.ts'
import { hasReturn, insertFailedRefund, listFailedRefunds, type PaymentEvent, reopenRefund } from '../payments/index.ts'
import { applyPaymentUpdate } from './apply-payment-update.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { bookFailedRefund } from './complete-paid-order.ts'
import { lockWithOrder } from './lock-with-order.ts'
import { recordReturnedMoney } from './record-returned-money.ts'

/** Records a successful refund: one that we asked for, or one that staff made at the provider. Called inside a transaction. */
export async function recordRefund(ctx: Context, parts: CheckoutParts, event: PaymentEvent): Promise<'applied' | 'early'> {
  const payment = await lockWithOrder(ctx, { pspReference: event.pspReference })
  if (!payment) return 'early'
  const { eventId: refundedBy } = event
  const failures = await listFailedRefunds(ctx.db, payment.id)
  // The event is late: this refund has failed since.
  const hasFailed = failures.some(({ refund }) => refund === refundedBy)
  if (hasFailed || payment.refundedBy === refundedBy) return 'applied'
  const isComplete = payment.state === 'DUPLICATE' && isSameMoney(event.amount, payment.amount)
  return isComplete
    ? applyPaymentUpdate(ctx, parts, { reference: payment.reference, outcome: 'REFUNDED', refundedBy })
    : recordReturnedMoney(ctx, event)
}

/**
 * Records a failed refund, whether it failed at once or after it was reported as done: we have the money. It is listed in `violations` until staff
 * ask for the refund again. Called inside a transaction.
 */
export async function recordFailedRefund(ctx: Context, event: PaymentEvent): Promise<'applied' | 'early'> {
  const { reference, pspReference, eventId, refundEventId } = event
  const payment = await lockWithOrder(ctx, { pspReference })
  if (!payment) return 'early'
  ctx.log.error({ reference, pspReference }, 'a refund failed at the payment provider')
  const now = ctx.clock.now()
  const failed = { refund: refundEventId ?? eventId, reference, paymentId: payment.id, failedAt: now }
  const isNew = await insertFailedRefund(ctx.db, failed)
  if (!isNew || !refundEventId) return 'applied'
  if (payment.refundedBy === refundEventId) {
    await reopenRefund(ctx.db, payment.id, now)
    await bookFailedRefund(ctx, payment, refundEventId)
  }
  return (await hasReturn(ctx.db, refundEventId)) ? recordReturnedMoney(ctx, { ...event, kind: 'REVERSED' }) : 'applied'
}
