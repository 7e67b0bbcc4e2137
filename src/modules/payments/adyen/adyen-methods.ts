import { CARD_BRANDS, type CardBrand } from '#shared/card-brand.ts'
import type { PaymentMethodId } from '../payment.ts'

/** Adyen's name of a method, where it differs from ours. */
const TYPES: Partial<Record<PaymentMethodId, string>> = {
  przelewy24: 'onlineBanking_PL',
  sofort: 'directEbanking',
  payconiq: 'bcmc_mobile',
}
const BRANDS: Readonly<Record<string, CardBrand>> = { mc: 'mastercard', cup: 'unionpay' }
/** Countries whose bank transfers do not use an IBAN. */
const TRANSFER_COUNTRIES = new Set(['AU', 'GB', 'US'])

export function toAdyenType(method: PaymentMethodId, countryCode: string): string {
  if (method === 'banktransfer') return `bankTransfer_${TRANSFER_COUNTRIES.has(countryCode) ? countryCode : 'IBAN'}`
  return TYPES[method] ?? method
}

export function toCardBrands(brands: readonly string[]): CardBrand[] {
  return brands.flatMap((brand) => BRANDS[brand] ?? CARD_BRANDS.find((known) => known === brand) ?? [])
}
