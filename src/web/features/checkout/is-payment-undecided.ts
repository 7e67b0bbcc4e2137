import type { PaymentStatusFragment } from '#generated/documents.ts'

type PayableStatus = Pick<PaymentStatusFragment, 'status' | 'canRetry'> & { bankTransfer: object | null }

/** The bank has not decided yet, so paying again now might pay twice. */
export function isPaymentUndecided({ status, canRetry, bankTransfer }: PayableStatus): boolean {
  return status === 'PENDING' && !canRetry && !bankTransfer
}
