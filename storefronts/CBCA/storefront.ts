import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CBCA',
  storeId: 6,
  host: 'ca.cardbloom.example',
  countryCode: 'CA',
  languages: [
    { code: 'en', locale: 'en-CA' },
    { code: 'fr', locale: 'fr-CA' },
  ],
  currency: 'CAD',
  timeZone: 'America/Toronto',
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay', 'invoice', 'giftcard'],
  company: {
    legalName: 'Cardbloom Canada Inc.',
    registrationNumber: '000000-6',
    vatNumber: '000000006RT0001',
    street: 'Sample Street',
    houseNumber: '60',
    postCode: 'M5V 0Z0',
    city: 'Toronto',
    countryCode: 'CA',
    telephone: '+1 416 555 0106',
    bankAccount: { accountNumber: 'Transit 00000, institution 000, account 0000006', bic: 'TESTCATT' },
  },
})
