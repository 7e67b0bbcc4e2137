import { NEXT_STATES, type Payment, type PaymentState, type RefusalReason } from './payment.ts'

export type PaymentOutcome = 'CAPTURED' | 'REFUSED' | 'REFUNDED'
/** `early`: an update that cannot be applied yet, such as a refund before its capture; it is tried again later. */
export type Settlement = { to: PaymentState } | 'nothing new' | 'early'

/**
 * What an update does to a payment, also when it is repeated, late or reordered. An order is paid once: a second capture is a duplicate and is refunded.
 */
export function settle(
  payment: Pick<Payment, 'state' | 'reason'>,
  { outcome, reason }: { outcome: PaymentOutcome; reason?: RefusalReason | undefined },
  orderIsPaid: boolean,
): Settlement {
  const to = outcome === 'CAPTURED' && orderIsPaid ? 'DUPLICATE' : outcome
  if ((NEXT_STATES[payment.state] as readonly PaymentState[]).includes(to)) return { to }
  // A card was refused on the page before the shopper cancelled there: the refusal counts, whichever comes first.
  if (outcome === 'REFUSED' && payment.reason === 'CANCELLED' && isBankRefusal(reason)) return { to: 'REFUSED' }
  if (outcome === 'REFUNDED' && payment.state !== 'REFUNDED') return 'early'
  return 'nothing new'
}

function isBankRefusal(reason: RefusalReason | undefined): boolean {
  return reason === 'REFUSED' || reason === 'FRAUD' || reason === 'ERROR'
}
