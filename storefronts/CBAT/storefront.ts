import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CBAT',
  storeId: 2,
  host: 'at.cardbloom.example',
  countryCode: 'AT',
  languages: [{ code: 'de', locale: 'de-AT' }],
  currency: 'EUR',
  timeZone: 'Europe/Vienna',
  paymentMethods: ['eps', 'scheme', 'paypal', 'sofort', 'applepay', 'googlepay', 'banktransfer', 'invoice', 'giftcard'],
  company: {
    legalName: 'Cardbloom Österreich GmbH',
    registrationNumber: 'FN 000002 a',
    vatNumber: 'ATU00000002',
    street: 'Mustergasse',
    houseNumber: '4',
    postCode: '1010',
    city: 'Wien',
    countryCode: 'AT',
    telephone: '+43 1 000 0002',
    bankAccount: { accountNumber: 'AT61 0000 0000 0000 0002', bic: 'TESTATWW' },
  },
})
