import type { Context } from '../../platform/context.ts'
import { joinTransaction } from '../../platform/db/in-transaction.ts'
import { isSameMoney, type Money } from '../../shared/money.ts'
import { orderIdOf, type Payment, type RefusalReason } from './payment.ts'
import { type LockedPayments, lockPayments, saveSettlement } from './payments.store.ts'
import { type PaymentNews, settle } from './settlement.ts'

export type SettlePayment = {
  reference: string
  news: PaymentNews
  /** Why, of a refusal. */
  reason?: RefusalReason | undefined
  pspReference?: string | undefined
  /** The event that tells it, of a refund. */
  refundedBy?: string | undefined
  /** What the provider says it took. Other money than was asked for does not pay the order: it is to be given back like a duplicate. */
  amount?: Money | undefined
  /** Whoever asks cannot keep it, because the order was given up: money that comes now is to be given back like a duplicate. */
  isUnwanted?: boolean
}
/** `changed` is true for exactly one of those who bring the same news: that one acts on it. */
export type SettledPayment = { payment: Payment; changed: boolean; early: boolean }

/**
 * Writes the news of one payment down, whoever brings them: the returning shopper, the provider's event, the reconciler. All payments of the order are
 * locked, here if the caller has not: two captures of one order are settled one after the other.
 */
export function settlePayment(ctx: Context, told: SettlePayment, locked?: LockedPayments): Promise<SettledPayment> {
  return joinTransaction(ctx, async (ctx) => {
    const { payments, isPaid } = locked ?? (await lockPayments(ctx.db, orderIdOf(told.reference)))
    const payment = payments.find(({ reference }) => reference === told.reference)
    if (!payment) throw new Error(`There is no payment ${told.reference}`)
    assertFits(payment, told)
    const isOther = isOtherMoney(payment, told)
    const settlement = settle(payment, told, told.isUnwanted || isPaid || isOther)
    if (settlement === 'early') return { payment, changed: false, early: true }
    if (settlement === 'nothing new') {
      // Who told of it first may not have known the provider's reference, without which no money can be given back.
      const { news, pspReference } = told
      const isNameless = news === 'CAPTURED' && pspReference && !payment.pspReference
      const named = isNameless ? await saveSettlement(ctx.db, payment, { ...payment, pspReference }) : payment
      return { payment: named, changed: false, early: false }
    }
    const reason = settlement.to === 'REFUSED' ? (told.reason ?? 'REFUSED') : undefined
    const amount = isOther && told.amount ? told.amount : payment.amount
    if (isOther)
      ctx.log.error({ reference: told.reference, asked: payment.amount, came: amount }, 'other money came than was asked for')
    const pspReference = (settlement.to !== 'REFUNDED' && told.pspReference) || payment.pspReference
    const saved = await saveSettlement(ctx.db, payment, {
      state: settlement.to,
      reason,
      amount,
      pspReference,
      settledAt: ctx.clock.now(),
      refundedBy: told.refundedBy,
    })
    return { payment: saved, changed: true, early: false }
  })
}

function isOtherMoney(payment: Payment, { news, amount }: SettlePayment): boolean {
  return news === 'CAPTURED' && amount !== undefined && !isSameMoney(amount, payment.amount)
}

/** What does not fit is nothing a shopper can cause: it is kept unhandled, for a person to look at. */
function assertFits(payment: Payment, told: SettlePayment): void {
  const { news, pspReference } = told
  const wasCaptured = payment.state !== 'NEW' && payment.state !== 'REFUSED'
  if (news !== 'CAPTURED' || !wasCaptured) return
  if (isOtherMoney(payment, told)) throw new Error(`Payment ${payment.reference} was captured before, with other money`)
  if (pspReference && payment.pspReference && pspReference !== payment.pspReference) {
    throw new Error(`Payment ${payment.reference} was captured twice: ${payment.pspReference} and ${pspReference}`)
  }
}
