import type { Invoice } from './invoices.store.ts'

/** The name that people use for an invoice: the store and its number. */
export function invoiceName({ storefront, number }: Pick<Invoice, 'storefront' | 'number'>): string {
  return `${storefront}-${String(number).padStart(6, '0')}`
}
