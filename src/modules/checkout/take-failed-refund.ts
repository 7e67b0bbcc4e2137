import type { Context } from '../../platform/context.ts'
import { lockOrder } from '../orders/index.ts'
import { findPayment, hasReturn, insertFailedRefund, orderIdOf, type PaymentEvent, reopenRefund } from '../payments/index.ts'
import { bookFailedRefund } from './complete-paid-order.ts'
import { findRefunded } from './refund-reference.ts'
import { takeReturn } from './take-return.ts'

/**
 * A refund that could not be made, told instead of its success or after it: the money is here still, or again. One that we asked for stands in
 * `violations` until one of our people has it asked for once more. Called inside a transaction.
 */
export async function takeFailedRefund(ctx: Context, told: PaymentEvent): Promise<'taken' | 'early'> {
  const { reference, pspReference, undoes } = told
  ctx.log.error({ reference, pspReference }, 'the provider could not give money back')
  const refunded = findRefunded(reference)
  if (refunded) return keepFailedRefund(ctx, reference, refunded)
  // Asked for at the provider's own desk, where it is told too.
  const wasBooked = undoes !== undefined && (await hasReturn(ctx.db, undoes))
  return wasBooked ? takeReturn(ctx, { ...told, kind: 'REVERSED' }) : 'taken'
}

async function keepFailedRefund(ctx: Context, reference: string, refunded: string): Promise<'taken'> {
  await lockOrder(ctx.db, orderIdOf(refunded))
  const payment = await findPayment(ctx.db, { reference: refunded })
  if (!payment) return 'taken'
  const now = ctx.clock.now()
  const isNew = await insertFailedRefund(ctx.db, { reference, paymentId: payment.id, failedAt: now })
  if (!isNew || payment.state !== 'REFUNDED') return 'taken'
  await reopenRefund(ctx.db, payment.id, now)
  await bookFailedRefund(ctx, payment, reference)
  return 'taken'
}
