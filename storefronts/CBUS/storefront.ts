import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CBUS',
  storeId: 19,
  host: 'us.cardbloom.example',
  countryCode: 'US',
  languages: [{ code: 'en', locale: 'en-US' }],
  currency: 'USD',
  timeZone: 'America/New_York',
  isInternational: true,
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay', 'invoice', 'giftcard'],
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
  company: {
    legalName: 'Cardbloom Inc.',
    registrationNumber: 'File 0000019',
    vatNumber: 'EIN 00-0000019',
    street: 'Sample Avenue',
    houseNumber: '190',
    postCode: '10001',
    city: 'New York',
    countryCode: 'US',
    telephone: '+1 212 555 0119',
    bankAccount: { accountNumber: 'Routing 000000000, account 000000019', bic: 'TESTUS33' },
  },
  toggles: { home: 'v1', decoration: true, cookieSettings: false },
})
