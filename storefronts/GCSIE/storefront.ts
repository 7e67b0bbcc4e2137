import { defineStorefront } from '../define-storefront.ts'
import { GCS } from '../families/GCS.ts'

export const storefront = defineStorefront(GCS, {
  code: 'GCSIE',
  storeId: 28,
  host: 'ie.giftcardsquare.example',
  countryCode: 'IE',
  languages: [{ code: 'en', locale: 'en-IE' }],
  currency: 'EUR',
  timeZone: 'Europe/Dublin',
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer', 'invoice', 'giftcard'],
  company: {
    legalName: 'Gift Card Square Ireland Ltd',
    registrationNumber: '000028',
    vatNumber: 'IE0000028X',
    street: 'Sample Quay',
    houseNumber: '28',
    postCode: 'T12 XX00',
    city: 'Cork',
    countryCode: 'IE',
    telephone: '+353 20 911 0028',
    bankAccount: { accountNumber: 'IE95 TEST 0000 0000 0000 28', bic: 'TESTIE2D' },
  },
  pdpFeaturedBlock: {
    title: { en: 'A card for every occasion' },
    body: { en: 'From a first birthday to a last day at work: find the moment and what goes with it.' },
    href: '/occasions/',
  },
})
