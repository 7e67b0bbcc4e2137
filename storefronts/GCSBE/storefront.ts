import { defineStorefront } from '../define-storefront.ts'
import { GCS } from '../families/GCS.ts'

export const storefront = defineStorefront(GCS, {
  code: 'GCSBE',
  storeId: 25,
  host: 'be.giftcardsquare.example',
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
    legalName: 'Gift Card Square België BV',
    registrationNumber: '0000.000.025',
    vatNumber: 'BE0000000025',
    street: 'Staalkaai',
    houseNumber: '25',
    postCode: '2000',
    city: 'Antwerpen',
    countryCode: 'BE',
    telephone: '+32 3 000 00 25',
    bankAccount: { accountNumber: 'BE70 0000 0000 2525', bic: 'TESTBEBB' },
  },
})
