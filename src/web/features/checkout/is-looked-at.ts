import type { PaymentStandingFragment } from '../../../generated/documents.ts'

type Standing = Pick<PaymentStandingFragment, 'status' | 'canRetry'> & { bankTransfer: object | null }

/** What the shopper brought back from their bank is not decided yet: whoever pays once more now may pay twice. */
export function isLookedAt({ status, canRetry, bankTransfer }: Standing): boolean {
  return status === 'PENDING' && !canRetry && !bankTransfer
}
