import type { ThankedOrderFragment } from '#generated/documents.ts'

/** The buyer still has to transfer the money, so the order links to the page with the bank account. */
export function awaitsTransfer({ status, paymentMethod }: Pick<ThankedOrderFragment, 'status' | 'paymentMethod'>): boolean {
  return status === 'PENDING' && (paymentMethod === 'banktransfer' || paymentMethod === 'invoice')
}
