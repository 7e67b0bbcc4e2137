import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CBDE',
  storeId: 8,
  host: 'de.cardbloom.example',
  countryCode: 'DE',
  languages: [{ code: 'de', locale: 'de-DE' }],
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  paymentMethods: ['paypal', 'scheme', 'giropay', 'sofort', 'applepay', 'googlepay', 'banktransfer', 'invoice', 'giftcard'],
  company: {
    legalName: 'Cardbloom Deutschland GmbH',
    registrationNumber: 'HRB 000008 B',
    vatNumber: 'DE000000008',
    street: 'Musterallee',
    houseNumber: '18',
    postCode: '10115',
    city: 'Berlin',
    countryCode: 'DE',
    telephone: '+49 30 23125 008',
    bankAccount: { accountNumber: 'DE14 0000 0000 0000 0000 08', bic: 'TESTDEFF' },
  },
  toggles: { header: 'v3', emailTwice: true },
  pdpPromotionBlock: {
    title: { en: 'Ordering for your company?' },
    body: { en: 'Many cards, many addresses, one invoice. Tell us what you need: a quote is here within the hour.' },
    href: '/business/',
  },
})
