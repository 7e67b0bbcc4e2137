import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CBAU',
  storeId: 3,
  host: 'au.cardbloom.example',
  countryCode: 'AU',
  languages: [{ code: 'en', locale: 'en-AU' }],
  currency: 'AUD',
  timeZone: 'Australia/Sydney',
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer', 'invoice', 'giftcard'],
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '08:30', closes: '17:00' }],
  company: {
    legalName: 'Cardbloom Australia Pty Ltd',
    registrationNumber: 'ACN 000 000 003',
    vatNumber: 'ABN 00 000 000 003',
    street: 'Sample Street',
    houseNumber: '12',
    postCode: '2000',
    city: 'Sydney',
    countryCode: 'AU',
    telephone: '+61 2 5550 0003',
    bankAccount: { accountNumber: 'BSB 000-000, account 000000003', bic: 'TESTAU2S' },
  },
  toggles: { home: 'v1', cookieSettings: false },
})
