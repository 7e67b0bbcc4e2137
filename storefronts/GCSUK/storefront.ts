import { defineStorefront } from '../define-storefront.ts'
import { GCS } from '../families/GCS.ts'

export const storefront = defineStorefront(GCS, {
  code: 'GCSUK',
  storeId: 57,
  host: 'uk.giftcardsquare.example',
  countryCode: 'GB',
  languages: [{ code: 'en', locale: 'en-GB' }],
  currency: 'GBP',
  timeZone: 'Europe/London',
  isInternational: true,
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer', 'invoice', 'giftcard'],
})
