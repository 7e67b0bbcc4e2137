import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { invoiceToken } from '../fulfilment-tokens.ts'

/** The folder of document downloads; the file's name is the token. */
export const INVOICE_FOLDER = '/documents/invoice/'

export function invoicePath(parts: Pick<FulfilmentParts, 'keyFor'>, orderId: string): string {
  return `${INVOICE_FOLDER}${invoiceToken(parts, orderId)}.pdf`
}
