import { NEXT_STATES, type Payment, type PaymentState, type RefusalReason } from './payment.ts'

export type PaymentOutcome = 'CAPTURED' | 'REFUSED' | 'REFUNDED'
/** `early` is an update that cannot be applied yet, such as a refund before its capture; it is retried later. */
export type Settlement = { to: PaymentState } | 'nothing new' | 'early'

/** The effect of an update on a payment, also when it is repeated, late or reordered. An order is paid once: a second capture is a duplicate and is refunded. */
export function settle(
  payment: Pick<Payment, 'state' | 'reason'>,
  { outcome, reason }: { outcome: PaymentOutcome; reason?: RefusalReason | undefined },
  isDuplicate: boolean,
): Settlement {
  const to = outcome === 'CAPTURED' && isDuplicate ? 'DUPLICATE' : outcome
  if ((NEXT_STATES[payment.state] as readonly PaymentState[]).includes(to)) return { to }
  // A card was refused before the shopper cancelled on the page: the refusal counts, whichever update comes first.
  if (outcome === 'REFUSED' && payment.reason === 'CANCELLED' && isBankRefusal(reason)) return { to: 'REFUSED' }
  if (outcome === 'REFUNDED' && payment.state !== 'REFUNDED') return 'early'
  return 'nothing new'
}

function isBankRefusal(reason: RefusalReason | undefined): boolean {
  return reason === 'REFUSED' || reason === 'FRAUD' || reason === 'ERROR'
}
