import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CBSE',
  storeId: 18,
  host: 'se.cardbloom.example',
  countryCode: 'SE',
  languages: [{ code: 'sv', locale: 'sv-SE' }],
  currency: 'SEK',
  timeZone: 'Europe/Stockholm',
  paymentMethods: ['swish', 'trustly', 'scheme', 'paypal', 'applepay', 'googlepay', 'invoice', 'giftcard'],
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '16:30' }],
  company: {
    legalName: 'Cardbloom Sverige AB',
    registrationNumber: '000000-0018',
    vatNumber: 'SE000000001801',
    street: 'Exempelgatan',
    houseNumber: '18',
    postCode: '111 20',
    city: 'Stockholm',
    countryCode: 'SE',
    telephone: '+46 8 465 004 18',
    bankAccount: { accountNumber: 'SE94 0000 0000 0000 0000 0018', bic: 'TESTSESS' },
  },
})
