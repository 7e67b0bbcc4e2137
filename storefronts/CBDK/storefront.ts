import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CBDK',
  storeId: 9,
  host: 'dk.cardbloom.example',
  countryCode: 'DK',
  languages: [{ code: 'da', locale: 'da-DK' }],
  currency: 'DKK',
  timeZone: 'Europe/Copenhagen',
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay', 'trustly', 'banktransfer', 'invoice', 'giftcard'],
  openingHours: [
    { days: [1, 2, 3, 4], opens: '09:00', closes: '16:30' },
    { days: [5], opens: '09:00', closes: '15:30' },
  ],
  company: {
    legalName: 'Cardbloom Danmark ApS',
    registrationNumber: '00000009',
    vatNumber: 'DK00000009',
    street: 'Prøvegade',
    houseNumber: '9',
    postCode: '1050',
    city: 'København K',
    countryCode: 'DK',
    telephone: '+45 00 00 00 09',
    bankAccount: { accountNumber: 'DK66 0000 0000 0000 09', bic: 'TESTDKKK' },
  },
})
