import { defineStorefront } from '../define-storefront.ts'
import { GCS } from '../families/GCS.ts'

export const storefront = defineStorefront(GCS, {
  code: 'GCSAT',
  storeId: 24,
  host: 'at.giftcardsquare.example',
  countryCode: 'AT',
  languages: [{ code: 'de', locale: 'de-AT' }],
  currency: 'EUR',
  timeZone: 'Europe/Vienna',
  paymentMethods: ['eps', 'scheme', 'paypal', 'sofort', 'applepay', 'googlepay', 'banktransfer', 'invoice', 'giftcard'],
  company: {
    legalName: 'Gift Card Square Österreich GmbH',
    registrationNumber: 'FN 000024 b',
    vatNumber: 'ATU00000024',
    street: 'Probeplatz',
    houseNumber: '24',
    postCode: '8010',
    city: 'Graz',
    countryCode: 'AT',
    telephone: '+43 316 000 024',
    bankAccount: { accountNumber: 'AT49 0000 0000 0000 0024', bic: 'TESTATWW' },
  },
})
