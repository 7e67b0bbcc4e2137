import type { BankTransfer } from '#modules/payments/index.ts'
import { invoiceName } from './invoice-name.ts'
import type { Invoice } from './invoices.store.ts'
import type { ProForma } from './pro-forma.ts'

/** The bank transfer for a company that pays by invoice. */
export function invoiceTransfer(invoice: Invoice | ProForma): BankTransfer | undefined {
  const { amountDue, currency } = invoice.body
  if (!amountDue) return undefined
  const { minor, ...account } = amountDue
  return { ...account, amount: { currency, minor }, reference: documentName(invoice) }
}

export function documentName(document: Invoice | ProForma): string {
  return 'reference' in document ? document.reference : invoiceName(document)
}
