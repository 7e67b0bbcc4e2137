import { NEXT_STATES, type Payment, type PaymentState, type RefusalReason } from './payment.ts'

export type PaymentNews = 'CAPTURED' | 'REFUSED' | 'REFUNDED'
/** `early`: news that cannot be placed yet, such as a refund of what was never captured; they are to be tried again later. */
export type Settlement = { to: PaymentState } | 'nothing new' | 'early'

/**
 * What news do to a payment, whether they come once, twice, late or in another order. An order is paid once: a second capture is a duplicate, to be
 * given back. Gift cards pay parts, so each of theirs counts.
 */
export function settle(
  payment: Pick<Payment, 'state' | 'provider' | 'reason'>,
  { news, reason }: { news: PaymentNews; reason?: RefusalReason | undefined },
  orderIsPaid: boolean,
): Settlement {
  const to = news === 'CAPTURED' && orderIsPaid && payment.provider !== 'giftcard' ? 'DUPLICATE' : news
  if ((NEXT_STATES[payment.state] as readonly PaymentState[]).includes(to)) return { to }
  // A card was refused on the page before the shopper cancelled there: the refusal counts, whichever is told first.
  if (news === 'REFUSED' && payment.reason === 'CANCELLED' && isBankRefusal(reason)) return { to: 'REFUSED' }
  if (news === 'REFUNDED' && payment.state !== 'REFUNDED') return 'early'
  return 'nothing new'
}

function isBankRefusal(reason: RefusalReason | undefined): boolean {
  return reason === 'REFUSED' || reason === 'FRAUD' || reason === 'ERROR'
}
