import { type StorefrontContext, textsIn } from '#modules/storefronts/index.ts'
import type { MailLook } from '#platform/mail/mail-layout.tsx'
import { invoiceTransfer } from '../invoice/invoice-transfer.ts'
import type { Invoice } from '../invoice/invoices.store.ts'
import { BankTransferTable } from './bank-transfer-table.tsx'

const TEXTS = {
  onInvoice: {
    en: 'Please transfer the amount and name the reference: by it we know your payment.',
    nl: 'Graag het bedrag overmaken onder vermelding van het kenmerk: daaraan herkennen we de betaling.',
  },
} as const

type AmountDueBlockProps = { invoice: Invoice; look: MailLook; shop: StorefrontContext }

/** Explains how to pay an invoice; empty when it is already paid. */
export function AmountDueBlock({ invoice, look, shop }: AmountDueBlockProps) {
  const transfer = invoiceTransfer(invoice)
  if (!transfer) return null
  return (
    <>
      <p>{textsIn(shop, TEXTS)('onInvoice')}</p>
      <BankTransferTable transfer={transfer} look={look} shop={shop} />
    </>
  )
}
