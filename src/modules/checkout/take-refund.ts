import type { Context } from '../../platform/context.ts'
import { isSameMoney } from '../../shared/money.ts'
import { hasReturn, insertFailedRefund, listFailedRefunds, type PaymentEvent, reopenRefund } from '../payments/index.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { bookFailedRefund } from './complete-paid-order.ts'
import { lockWithOrder } from './lock-with-order.ts'
import { findRefunded } from './refund-reference.ts'
import { takeNews } from './take-news.ts'
import { takeReturn } from './take-return.ts'

/** What a refund is known by, whatever is told of it: ours by what we asked with, the desk's by the event that tells it as done. */
function refundOf({ reference, undoes, eventId }: PaymentEvent): string {
  return findRefunded(reference) ? reference : (undoes ?? eventId)
}

/** Money that came once too often went back, as we asked for; or somebody gave money back at the provider's desk. Called inside a transaction. */
export async function takeRefund(ctx: Context, parts: CheckoutParts, told: PaymentEvent): Promise<'taken' | 'early'> {
  const payment = await lockWithOrder(ctx, { pspReference: told.pspReference })
  if (!payment) return 'early'
  const refundedBy = refundOf(told)
  const failures = await listFailedRefunds(ctx.db, payment.id)
  // Told late: it was taken back meanwhile.
  const hasFailed = failures.some(({ reference }) => reference === refundedBy)
  if (hasFailed || payment.refundedBy === refundedBy) return 'taken'
  const isWhole = payment.state === 'DUPLICATE' && isSameMoney(told.amount, payment.amount)
  return isWhole ? takeNews(ctx, parts, { reference: payment.reference, news: 'REFUNDED', refundedBy }) : takeReturn(ctx, told)
}

/**
 * A refund that could not be made, told instead of its success or after it: the money is here still, or again. Money that was to be given back stands in
 * `violations` until one of our people has it asked for once more. Called inside a transaction.
 */
export async function takeFailedRefund(ctx: Context, told: PaymentEvent): Promise<'taken' | 'early'> {
  const { pspReference, undoes } = told
  const payment = await lockWithOrder(ctx, { pspReference })
  if (!payment) return 'early'
  const refund = refundOf(told)
  ctx.log.error({ refund, pspReference }, 'the provider could not give money back')
  const now = ctx.clock.now()
  const isNew = await insertFailedRefund(ctx.db, { reference: refund, paymentId: payment.id, failedAt: now })
  if (!isNew) return 'taken'
  if (payment.refundedBy === refund) {
    await reopenRefund(ctx.db, payment.id, now)
    await bookFailedRefund(ctx, payment, refund)
  }
  const wasReturn = undoes !== undefined && (await hasReturn(ctx.db, undoes))
  return wasReturn ? takeReturn(ctx, { ...told, kind: 'REVERSED' }) : 'taken'
}
