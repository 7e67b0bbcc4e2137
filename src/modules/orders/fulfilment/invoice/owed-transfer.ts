import type { BankTransfer } from '../../../payments/index.ts'
import { invoiceName } from './invoice-name.ts'
import type { Invoice } from './invoices.store.ts'

/** What a company that pays by invoice tells its bank. */
export function owedTransfer(invoice: Invoice): BankTransfer | undefined {
  const { owed, currency } = invoice.body
  if (!owed) return undefined
  const { minor, ...account } = owed
  return { ...account, amount: { currency, minor }, reference: invoiceName(invoice) }
}
