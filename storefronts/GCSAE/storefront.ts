import { defineStorefront } from '../define-storefront.ts'
import { GCS } from '../families/GCS.ts'

export const storefront = defineStorefront(GCS, {
  code: 'GCSAE',
  storeId: 23,
  host: 'ae.giftcardsquare.example',
  countryCode: 'AE',
  languages: [{ code: 'en', locale: 'en-AE' }],
  currency: 'AED',
  timeZone: 'Asia/Dubai',
  paymentMethods: ['scheme', 'applepay', 'googlepay', 'paypal', 'banktransfer', 'giftcard'],
  openingHours: [
    { days: [1, 2, 3, 4], opens: '09:00', closes: '18:00' },
    { days: [5], opens: '09:00', closes: '12:30' },
  ],
  company: {
    legalName: 'Gift Card Square Middle East FZ-LLC',
    registrationNumber: 'CN-0000023',
    vatNumber: 'TRN 000000000000023',
    street: 'Sample Boulevard',
    houseNumber: '23',
    postCode: '00000',
    city: 'Dubai',
    countryCode: 'AE',
    telephone: '+971 4 000 0023',
    bankAccount: { accountNumber: 'AE24 0000 0000 0000 0000 023', bic: 'TESTAEAD' },
  },
  toggles: { choiceGiftCardLink: false, doubler: false, cookieSettings: false },
  pdpFeaturedBlock: {
    title: { en: 'A card for every occasion' },
    body: { en: 'From a first birthday to a last day at work: find the moment and what goes with it.' },
    href: '/occasions/',
  },
})
