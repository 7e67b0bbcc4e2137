import type { Context } from '../../platform/context.ts'
import { joinTransaction } from '../../platform/db/in-transaction.ts'
import { isSameMoney, type Money } from '../../shared/money.ts'
import { orderIdOf, type Payment, type RefusalReason } from './payment.ts'
import { type LockedPayments, lockPayments, saveSettlement } from './payments.store.ts'
import { type PaymentOutcome, settle } from './settlement.ts'

export type SettlePayment = {
  reference: string
  outcome: PaymentOutcome
  /** Why it was refused. */
  reason?: RefusalReason | undefined
  pspReference?: string | undefined
  /** The event that reported the refund. */
  refundedBy?: string | undefined
  /** The captured amount. If it differs from the requested amount, it does not pay the order and is refunded like a duplicate. */
  amount?: Money | undefined
  /** True when the order can no longer be paid: money that comes now is refunded like a duplicate. */
  isTooLate?: boolean
}
/** `changed` is true for only one of several equal updates: that caller acts on it. */
export type SettledPayment = { payment: Payment; changed: boolean; early: boolean }

/** Records an update of one payment. Locks all payments of the order, unless the caller has locked them, so that two captures of one order are settled one after the other. */
export function settlePayment(ctx: Context, update: SettlePayment, locked?: LockedPayments): Promise<SettledPayment> {
  return joinTransaction(ctx, async (ctx) => {
    const { payments, isPaid } = locked ?? (await lockPayments(ctx.db, orderIdOf(update.reference)))
    const payment = payments.find(({ reference }) => reference === update.reference)
    if (!payment) throw new Error(`There is no payment ${update.reference}`)
    assertFits(payment, update)
    const isOtherAmount = hasOtherAmount(payment, update)
    const settlement = settle(payment, update, update.isTooLate || isPaid || isOtherAmount)
    if (settlement === 'early') return { payment, changed: false, early: true }
    if (settlement === 'nothing new') {
      // The first update may have had no provider reference, which a refund needs.
      const { outcome, pspReference } = update
      const lacksReference = outcome === 'CAPTURED' && pspReference && !payment.pspReference
      const saved = lacksReference ? await saveSettlement(ctx.db, { ...payment, pspReference }) : payment
      return { payment: saved, changed: false, early: false }
    }
    const reason = settlement.to === 'REFUSED' ? (update.reason ?? 'REFUSED') : undefined
    const amount = isOtherAmount && update.amount ? update.amount : payment.amount
    if (isOtherAmount)
      ctx.log.error(
        { reference: update.reference, requested: payment.amount, received: amount },
        'the captured amount differs from the requested amount',
      )
    const pspReference = (settlement.to !== 'REFUNDED' && update.pspReference) || payment.pspReference
    const saved = await saveSettlement(ctx.db, {
      ...payment,
      state: settlement.to,
      reason,
      amount,
      pspReference,
      settledAt: ctx.clock.now(),
      refundedBy: update.refundedBy,
    })
    return { payment: saved, changed: true, early: false }
  })
}

function hasOtherAmount(payment: Payment, { outcome, amount }: SettlePayment): boolean {
  return outcome === 'CAPTURED' && amount !== undefined && !isSameMoney(amount, payment.amount)
}

/** A mismatch cannot be caused by a shopper: the event is not handled, and staff must look at it. */
function assertFits(payment: Payment, update: SettlePayment): void {
  const { outcome, pspReference } = update
  const wasCaptured = payment.state !== 'NEW' && payment.state !== 'REFUSED'
  if (outcome !== 'CAPTURED' || !wasCaptured) return
  if (hasOtherAmount(payment, update)) throw new Error(`Payment ${payment.reference} was captured before with a different amount`)
  if (pspReference && payment.pspReference && pspReference !== payment.pspReference) {
    throw new Error(`Payment ${payment.reference} was captured twice: ${payment.pspReference} and ${pspReference}`)
  }
}
