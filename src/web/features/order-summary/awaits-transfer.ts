import type { ThankedOrderFragment } from '../../../generated/documents.ts'

/** Its buyer is to transfer the money: the page with the bank account is worth a link. */
export function awaitsTransfer({ status, paymentMethod }: Pick<ThankedOrderFragment, 'status' | 'paymentMethod'>): boolean {
  return status === 'PENDING' && (paymentMethod === 'banktransfer' || paymentMethod === 'invoice')
}
