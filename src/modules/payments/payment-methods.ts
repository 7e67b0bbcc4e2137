import { type LanguageCode, type Storefront, textIn } from '../storefronts/index.ts'
import type { PaymentMethodId } from './payment.ts'

type Title = { en: string } & Partial<Record<LanguageCode, string>>

type PaymentMethodFacts = {
  title: Title
  /** `provider` or `shop`: who receives the payment. */
  takenBy: 'provider' | 'shop'
  /** Only for business buyers. */
  forBusiness?: true
  /** The money arrives days later, and the order waits for it. */
  isPending?: true
}

/** Spec §3, payment method. */
const METHODS: Readonly<Record<PaymentMethodId, PaymentMethodFacts>> = {
  scheme: {
    title: { en: 'Debit or credit card', nl: 'Betaalpas of creditcard', de: 'Debit- oder Kreditkarte', fr: 'Carte bancaire' },
    takenBy: 'provider',
  },
  paypal: { title: { en: 'PayPal' }, takenBy: 'provider' },
  ideal: { title: { en: 'iDEAL' }, takenBy: 'provider' },
  bcmc: { title: { en: 'Bancontact' }, takenBy: 'provider' },
  belfius: { title: { en: 'Belfius' }, takenBy: 'provider' },
  kbc: { title: { en: 'KBC' }, takenBy: 'provider' },
  giropay: { title: { en: 'giropay' }, takenBy: 'provider' },
  przelewy24: { title: { en: 'Przelewy24' }, takenBy: 'provider' },
  sofort: { title: { en: 'Sofort' }, takenBy: 'provider' },
  trustly: { title: { en: 'Trustly' }, takenBy: 'provider' },
  applepay: { title: { en: 'Apple Pay' }, takenBy: 'provider' },
  googlepay: { title: { en: 'Google Pay' }, takenBy: 'provider' },
  swish: { title: { en: 'Swish' }, takenBy: 'provider' },
  blik: { title: { en: 'BLIK' }, takenBy: 'provider' },
  mbway: { title: { en: 'MB Way' }, takenBy: 'provider' },
  eps: { title: { en: 'EPS' }, takenBy: 'provider' },
  payconiq: { title: { en: 'Payconiq' }, takenBy: 'provider' },
  banktransfer: {
    title: { en: 'Bank transfer', nl: 'Bankoverschrijving', de: 'Überweisung', fr: 'Virement bancaire' },
    takenBy: 'provider',
    isPending: true,
  },
  invoice: { title: { en: 'Invoice', nl: 'Factuur', de: 'Rechnung', fr: 'Facture' }, takenBy: 'shop', forBusiness: true },
  giftcard: { title: { en: 'Gift card', nl: 'Cadeaubon', de: 'Geschenkkarte', fr: 'Carte cadeau' }, takenBy: 'shop' },
}

export function titleOfMethod(id: PaymentMethodId, language: LanguageCode): string {
  return textIn(language, METHODS[id].title)
}

export function isTakenByProvider(id: PaymentMethodId): boolean {
  return METHODS[id].takenBy === 'provider'
}

export function isForBusiness(id: PaymentMethodId): boolean {
  return METHODS[id].forBusiness === true
}

export function isPendingMethod(id: PaymentMethodId): boolean {
  return METHODS[id].isPending === true
}

export type CustomerType = 'PRIVATE' | 'BUSINESS'

/** The payment methods of a storefront for this type of customer, in the storefront's order. */
export function listOffered({ paymentMethods }: Pick<Storefront, 'paymentMethods'>, customer: CustomerType): PaymentMethodId[] {
  return paymentMethods.filter((id) => customer === 'BUSINESS' || !METHODS[id].forBusiness)
}
