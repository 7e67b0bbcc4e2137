import type { FailureName } from '../../shared/failures.ts'
import type { OrderStatus } from '../orders/index.ts'
import type { Payment, RefusalReason } from '../payments/index.ts'

export type PaymentStatus = 'PENDING' | 'COMPLETED' | 'CANCELED' | 'FAILED'

/** The bank's reason for a refusal is not shown, so that card testers learn nothing. */
const FAILURES: Readonly<Record<RefusalReason, FailureName | undefined>> = {
  REFUSED: 'PAYMENT_FRAUD',
  FRAUD: 'PAYMENT_FRAUD',
  ERROR: 'PAYMENT_FAILED',
  EXPIRED: 'PAYMENT_EXPIRED',
  CANCELLED: undefined,
  REPLACED: undefined,
}

type Attempt = Pick<Payment, 'state' | 'reason' | 'redirectUrl' | 'sessionResult' | 'sessionExpiresAt'>

export type StatusOf = {
  order: OrderStatus
  /** See `isPayable`. */
  isPayable: boolean
  /** The shopper cancelled it. */
  isDiscarded: boolean
  awaitsTransfer: boolean
  /** The last attempt with the provider. */
  attempt: Attempt | undefined
  now: Date
}
export type KnownStatus = { status: PaymentStatus; failure: FailureName | undefined; canRetry: boolean; canCancel: boolean }

/** The status of a placed order, for a shopper who waits for it. */
export function paymentStatus({ order, isPayable, isDiscarded, awaitsTransfer, attempt, now }: StatusOf): KnownStatus {
  const known = (status: PaymentStatus, failure?: FailureName, canRetry = true): KnownStatus => ({
    status,
    failure,
    canRetry: canRetry && status !== 'COMPLETED' && isPayable,
    canCancel: status !== 'COMPLETED' && !isDiscarded,
  })
  if (order === 'COMPLETED') return known('COMPLETED')
  const failure = attempt?.reason && FAILURES[attempt.reason]
  const isReturned = attempt?.state === 'DUPLICATE' || attempt?.state === 'REFUNDED'
  if (order === 'CANCELED' && isReturned) return known('FAILED', 'PAYMENT_RETURNED')
  if (order === 'CANCELED') return failure ? known('FAILED', failure) : known('CANCELED')
  if (attempt?.state === 'REFUSED') return failure ? known('FAILED', failure) : known('CANCELED')
  if (awaitsTransfer) return known('PENDING')
  // The result that the shopper brought back is being checked.
  if (attempt?.sessionResult) return known('PENDING', undefined, false)
  if (!attempt?.redirectUrl) return known('FAILED', 'PAYMENT_UNAVAILABLE')
  const hasExpired = attempt.sessionExpiresAt !== undefined && attempt.sessionExpiresAt <= now
  return hasExpired ? known('FAILED', 'PAYMENT_EXPIRED') : known('PENDING')
}
