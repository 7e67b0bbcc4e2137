import type { LanguageCode } from '#storefronts/types.ts'
import { textIn } from './localise.ts'

/** Text alternatives of payment and trust marks. Company names are the same in every language. */
const NAMES: Readonly<Record<string, { en: string } & Partial<Record<LanguageCode, string>>>> = {
  'payments/amex': { en: 'American Express' },
  'payments/applepay': { en: 'Apple Pay' },
  'payments/bancontact': { en: 'Bancontact' },
  'payments/banktransfer': { en: 'Bank transfer', nl: 'Bankoverschrijving' },
  'payments/belfius': { en: 'Belfius' },
  'payments/blik': { en: 'BLIK' },
  'payments/carteBancaire': { en: 'Carte Bancaire' },
  'payments/eps': { en: 'EPS' },
  'payments/googlepay': { en: 'Google Pay' },
  'payments/giftcard': { en: 'Gift card', nl: 'Cadeaubon' },
  'payments/giropay': { en: 'giropay' },
  'payments/ideal': { en: 'iDEAL' },
  'payments/invoice': { en: 'Invoice', nl: 'Factuur' },
  'payments/kbccbc': { en: 'KBC/CBC' },
  'payments/mastercard': { en: 'Mastercard' },
  'payments/mbway': { en: 'MB WAY' },
  'payments/payconiq': { en: 'Payconiq' },
  'payments/paypal': { en: 'PayPal' },
  'payments/przelewy24': { en: 'Przelewy24' },
  'payments/secure': { en: 'Secure payment', nl: 'Veilig betalen' },
  'payments/sofort': { en: 'Sofort' },
  'payments/swish': { en: 'Swish' },
  'payments/trustly': { en: 'Trustly' },
  'payments/visa': { en: 'Visa' },
  'trust/delivery-promise': { en: 'Delivered as promised', nl: 'Bezorgd zoals beloofd' },
  'trust/family-owned': { en: 'A family business', nl: 'Familiebedrijf' },
  'trust/five-stars': { en: 'Reviewed by our customers', nl: 'Beoordeeld door onze klanten' },
  'trust/money-safe': { en: 'Your money is safe', nl: 'Je geld is veilig' },
  'trust/same-day': {
    en: 'Order by 17:00: posted the same working day',
    nl: 'Vóór 17:00 besteld: dezelfde werkdag verstuurd',
  },
  'trust/secure-checkout': { en: 'Secure checkout', nl: 'Veilig bestellen' },
}

/** The text alternative of a mark, found by the name of its drawing. */
export function markName(drawing: string, language: LanguageCode): string {
  const name = NAMES[drawing]
  if (!name) throw new Error(`The mark ${drawing} has no name`)
  return textIn(language, name)
}
