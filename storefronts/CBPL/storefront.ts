import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CBPL',
  storeId: 17,
  host: 'pl.cardbloom.example',
  countryCode: 'PL',
  languages: [{ code: 'pl', locale: 'pl-PL' }],
  currency: 'PLN',
  timeZone: 'Europe/Warsaw',
  paymentMethods: ['blik', 'przelewy24', 'scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer', 'giftcard'],
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '16:00' }],
  company: {
    legalName: 'Cardbloom Polska sp. z o.o.',
    registrationNumber: 'KRS 0000000017',
    vatNumber: 'PL0000000017',
    street: 'ul. Przykładowa',
    houseNumber: '17',
    postCode: '00-001',
    city: 'Warszawa',
    countryCode: 'PL',
    telephone: '+48 22 000 00 17',
    bankAccount: { accountNumber: 'PL30 0000 0000 0000 0000 0000 0017', bic: 'TESTPLPW' },
  },
})
