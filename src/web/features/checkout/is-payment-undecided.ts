import type { PaymentStandingFragment } from '#generated/documents.ts'

type Standing = Pick<PaymentStandingFragment, 'status' | 'canRetry'> & { bankTransfer: object | null }

/** The bank has not decided yet, so paying again now might pay twice. */
export function isPaymentUndecided({ status, canRetry, bankTransfer }: Standing): boolean {
  return status === 'PENDING' && !canRetry && !bankTransfer
}
