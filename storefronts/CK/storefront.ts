import { defineStorefront } from '../define-storefront.ts'
import { CK } from '../families/CK.ts'

export const storefront = defineStorefront(CK, {
  code: 'CK',
  storeId: 20,
  host: 'cardkeep.example',
  countryCode: 'NL',
  languages: [{ code: 'nl', locale: 'nl-NL' }],
  currency: 'EUR',
  timeZone: 'Europe/Amsterdam',
  paymentMethods: ['ideal', 'scheme', 'paypal', 'applepay', 'googlepay', 'bcmc', 'banktransfer', 'invoice', 'giftcard'],
})
