import { textIn } from '../../../storefronts/index.ts'
import type { InvoiceBody } from './invoice-body.ts'

const TEXTS = {
  giftcard: { en: 'Gift card ···· {lastFour}', nl: 'Cadeaubon ···· {lastFour}' },
  paid: { en: 'Paid: {method}', nl: 'Betaald: {method}' },
  due: { en: 'Amount due', nl: 'Nog te betalen' },
} as const

export type PaymentLine = { title: string; minor: number; isDue: boolean }

/** Who pays the total: each gift card takes off its part, the rest is paid or owed. */
export function listPaymentLines(body: InvoiceBody): PaymentLine[] {
  const { language, totalMinor, giftcards, isOwed, paymentMethod } = body
  // Early invoices do not know their gift cards, and so not what was left to pay.
  if (!giftcards) return []
  const restMinor = giftcards.reduce((rest, { minor }) => rest - minor, totalMinor)
  const rest = isOwed ? textIn(language, TEXTS.due) : textIn(language, TEXTS.paid).replace('{method}', paymentMethod)
  return [
    ...giftcards.map(({ lastFour, minor }) => ({
      title: textIn(language, TEXTS.giftcard).replace('{lastFour}', lastFour),
      minor: -minor,
      isDue: false,
    })),
    ...(restMinor > 0 ? [{ title: rest, minor: restMinor, isDue: isOwed }] : []),
  ]
}
