import { NEXT_STATES, type Payment, type PaymentState } from './payment.ts'

export type PaymentNews = 'CAPTURED' | 'REFUSED' | 'REFUNDED'
/** `early`: news that cannot be placed yet, such as a refund of what was never captured; they are to be tried again later. */
export type Settlement = { to: PaymentState } | 'nothing new' | 'early'

/**
 * What news do to a payment, whether they come once, twice, late or in another order. An order is paid once: a second capture is a duplicate, to be
 * given back. Gift cards pay parts, so each of theirs counts.
 */
export function settle(payment: Pick<Payment, 'state' | 'provider'>, news: PaymentNews, orderIsPaid: boolean): Settlement {
  const to = news === 'CAPTURED' && orderIsPaid && payment.provider !== 'giftcard' ? 'DUPLICATE' : news
  if ((NEXT_STATES[payment.state] as readonly PaymentState[]).includes(to)) return { to }
  if (news === 'REFUNDED' && payment.state !== 'REFUNDED') return 'early'
  return 'nothing new'
}
