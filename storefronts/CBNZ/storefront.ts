import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CBNZ',
  storeId: 16,
  host: 'nz.cardbloom.example',
  countryCode: 'NZ',
  languages: [{ code: 'en', locale: 'en-NZ' }],
  currency: 'NZD',
  timeZone: 'Pacific/Auckland',
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer', 'giftcard'],
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '08:30', closes: '17:00' }],
  company: {
    legalName: 'Cardbloom New Zealand Ltd',
    registrationNumber: '0000016',
    vatNumber: '000-000-016',
    street: 'Sample Street',
    houseNumber: '16',
    postCode: '1010',
    city: 'Auckland',
    countryCode: 'NZ',
    telephone: '+64 9 000 0016',
    bankAccount: { accountNumber: '00-0000-0000016-00', bic: 'TESTNZ22' },
  },
  toggles: { home: 'v1', cookieSettings: false },
})
