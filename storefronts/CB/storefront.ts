import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CB',
  storeId: 1,
  host: 'cardbloom.example',
  countryCode: 'NL',
  languages: [{ code: 'nl', locale: 'nl-NL' }],
  currency: 'EUR',
  timeZone: 'Europe/Amsterdam',
  paymentMethods: ['ideal', 'scheme', 'paypal', 'applepay', 'googlepay', 'bcmc', 'banktransfer', 'invoice', 'giftcard'],
  toggles: { doubler: true, decoration: true },
})
