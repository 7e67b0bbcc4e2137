import { defineStorefront } from '../define-storefront.ts'
import { GCS } from '../families/GCS.ts'

export const storefront = defineStorefront(GCS, {
  code: 'GCUK',
  storeId: 58,
  name: 'Gift Card Square Business',
  host: 'business.giftcardsquare.example',
  countryCode: 'GB',
  languages: [{ code: 'en', locale: 'en-GB' }],
  currency: 'GBP',
  timeZone: 'Europe/London',
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer', 'invoice', 'giftcard'],
  company: {
    legalName: 'Gift Card Square Business Ltd',
    registrationNumber: '00000058',
    vatNumber: 'GB000000058',
    street: 'Sample Court',
    houseNumber: '58',
    postCode: 'LS1 0ZZ',
    city: 'Leeds',
    countryCode: 'GB',
    telephone: '+44 113 496 0058',
    bankAccount: { accountNumber: 'GB88 TEST 0000 0000 0000 58', bic: 'TESTGB2L' },
    description: {
      en:
        'Gift Card Square Business prepares gift cards for teams, clients and events: wrapped, addressed and ' +
        'on their way, on one invoice, with a quote within the hour.',
    },
  },
  toggles: { header: 'business-v3', businessForm: 'v2', orderModalAuthMode: false, doubler: false },
  pdpFeaturedBlock: {
    title: { en: 'Ordering for your company?' },
    body: { en: 'Many cards, many addresses, one invoice. Tell us what you need: a quote is here within the hour.' },
    href: '/business/',
  },
  tokens: {
    '--color-accent': '#0a706b',
    '--color-accent-deep': '#075550',
    '--color-accent-pale': '#dff3f0',
  },
})
