import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CBBE',
  storeId: 4,
  host: 'be.cardbloom.example',
  countryCode: 'BE',
  languages: [
    { code: 'nl', locale: 'nl-BE' },
    { code: 'fr', locale: 'fr-BE' },
  ],
  currency: 'EUR',
  timeZone: 'Europe/Brussels',
  paymentMethods: [
    'bcmc',
    'payconiq',
    'belfius',
    'kbc',
    'scheme',
    'paypal',
    'applepay',
    'googlepay',
    'banktransfer',
    'invoice',
    'giftcard',
  ],
  company: {
    legalName: 'Cardbloom België BV',
    registrationNumber: '0000.000.004',
    vatNumber: 'BE0000000004',
    street: 'Voorbeeldstraat',
    houseNumber: '9',
    postCode: '1000',
    city: 'Brussel',
    countryCode: 'BE',
    telephone: '+32 2 000 00 04',
    bankAccount: { accountNumber: 'BE10 0000 0000 0404', bic: 'TESTBEBB' },
  },
  toggles: { doubler: true },
})
