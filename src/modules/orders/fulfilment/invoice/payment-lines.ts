import { textIn } from '#modules/storefronts/index.ts'
import type { InvoiceBody } from './invoice-body.ts'

const TEXTS = {
  giftcard: { en: 'Gift card •••• {lastFour}', nl: 'Cadeaubon •••• {lastFour}' },
  paid: { en: 'Paid: {method}', nl: 'Betaald: {method}' },
  due: { en: 'Amount due', nl: 'Nog te betalen' },
} as const

export type PaymentLine = { title: string; minor: number; isDue: boolean }

/** The payments of the total: the part of each gift card, and the rest that is paid or due. */
export function listPaymentLines(body: InvoiceBody): PaymentLine[] {
  const { language, totalMinor, giftcards, isUnpaid, paymentMethod } = body
  // Early invoices do not store gift cards, so the remaining amount is unknown.
  if (!giftcards) return []
  const restMinor = giftcards.reduce((rest, { minor }) => rest - minor, totalMinor)
  const rest = isUnpaid ? textIn(language, TEXTS.due) : textIn(language, TEXTS.paid).replace('{method}', paymentMethod)
  return [
    ...giftcards.map(({ lastFour, minor }) => ({
      title: textIn(language, TEXTS.giftcard).replace('{lastFour}', lastFour),
      minor: -minor,
      isDue: false,
    })),
    ...(restMinor > 0 ? [{ title: rest, minor: restMinor, isDue: isUnpaid }] : []),
  ]
}
