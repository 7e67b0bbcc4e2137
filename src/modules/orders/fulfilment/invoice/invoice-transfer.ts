import type { BankTransfer } from '#modules/payments/index.ts'
import type { Invoice } from './invoices.store.ts'
import type { ProForma } from './pro-forma.ts'

/** The bank transfer for a company that pays by invoice. */
export function invoiceTransfer(invoice: Invoice | ProForma): BankTransfer | undefined {
  const { amountDue, currency } = invoice.body
  if (!amountDue) return undefined
  const { minor, ...account } = amountDue
  return { ...account, amount: { currency, minor }, reference: documentName(invoice) }
}

/** The name that people use for an invoice: the store and its number. */
export function invoiceName({ storefront, number }: Pick<Invoice, 'storefront' | 'number'>): string {
  return `${storefront}-${String(number).padStart(6, '0')}`
}

export function documentName(document: Invoice | ProForma): string {
  return 'reference' in document ? document.reference : invoiceName(document)
}
