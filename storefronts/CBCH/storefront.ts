import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CBCH',
  storeId: 7,
  host: 'ch.cardbloom.example',
  countryCode: 'CH',
  languages: [
    { code: 'de', locale: 'de-CH' },
    { code: 'fr', locale: 'fr-CH' },
    { code: 'it', locale: 'it-CH' },
  ],
  currency: 'CHF',
  timeZone: 'Europe/Zurich',
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer', 'invoice', 'giftcard'],
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }],
  company: {
    legalName: 'Cardbloom Schweiz AG',
    registrationNumber: 'CHE-000.000.007',
    vatNumber: 'CHE-000.000.007 MWST',
    street: 'Musterweg',
    houseNumber: '7',
    postCode: '8001',
    city: 'Zürich',
    countryCode: 'CH',
    telephone: '+41 44 000 00 07',
    bankAccount: { accountNumber: 'CH41 0000 0000 0000 0000 7', bic: 'TESTCHZZ' },
  },
  toggles: { searchEvents: false },
})
