import type { Context } from '../../platform/context.ts'
import { isSameMoney } from '../../shared/money.ts'
import { hasReturn, insertFailedRefund, listFailedRefunds, type PaymentEvent, reopenRefund } from '../payments/index.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { bookFailedRefund } from './complete-paid-order.ts'
import { lockWithOrder } from './lock-with-order.ts'
import { takeNews } from './take-news.ts'
import { takeReturn } from './take-return.ts'

/** Money that came once too often went back, as we asked for; or somebody gave money back at the provider's desk. Called inside a transaction. */
export async function takeRefund(ctx: Context, parts: CheckoutParts, told: PaymentEvent): Promise<'taken' | 'early'> {
  const payment = await lockWithOrder(ctx, { pspReference: told.pspReference })
  if (!payment) return 'early'
  const { eventId: refundedBy } = told
  const failures = await listFailedRefunds(ctx.db, payment.id)
  // Told late: it was taken back meanwhile.
  const hasFailed = failures.some(({ refund }) => refund === refundedBy)
  if (hasFailed || payment.refundedBy === refundedBy) return 'taken'
  const isWhole = payment.state === 'DUPLICATE' && isSameMoney(told.amount, payment.amount)
  return isWhole ? takeNews(ctx, parts, { reference: payment.reference, news: 'REFUNDED', refundedBy }) : takeReturn(ctx, told)
}

/**
 * A refund that could not be made, told instead of its success or after it: the money is here still, or again. Money that was to be given back stands in
 * `violations` until staff have it asked for once more. Called inside a transaction.
 */
export async function takeFailedRefund(ctx: Context, told: PaymentEvent): Promise<'taken' | 'early'> {
  const { reference, pspReference, eventId, undoes } = told
  const payment = await lockWithOrder(ctx, { pspReference })
  if (!payment) return 'early'
  ctx.log.error({ reference, pspReference }, 'the provider could not give money back')
  const now = ctx.clock.now()
  const failed = { refund: undoes ?? eventId, reference, paymentId: payment.id, failedAt: now }
  const isNew = await insertFailedRefund(ctx.db, failed)
  if (!isNew || !undoes) return 'taken'
  if (payment.refundedBy === undoes) {
    await reopenRefund(ctx.db, payment.id, now)
    await bookFailedRefund(ctx, payment, undoes)
  }
  return (await hasReturn(ctx.db, undoes)) ? takeReturn(ctx, { ...told, kind: 'REVERSED' }) : 'taken'
}
