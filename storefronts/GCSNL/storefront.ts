import { defineStorefront } from '../define-storefront.ts'
import { GCS } from '../families/GCS.ts'

export const storefront = defineStorefront(GCS, {
  code: 'GCSNL',
  storeId: 30,
  host: 'nl.giftcardsquare.example',
  countryCode: 'NL',
  languages: [{ code: 'nl', locale: 'nl-NL' }],
  currency: 'EUR',
  timeZone: 'Europe/Amsterdam',
  paymentMethods: ['ideal', 'scheme', 'paypal', 'applepay', 'googlepay', 'bcmc', 'banktransfer', 'invoice', 'giftcard'],
  company: {
    legalName: 'Gift Card Square Nederland B.V.',
    registrationNumber: '00000030',
    vatNumber: 'NL000000030B01',
    street: 'Proefsingel',
    houseNumber: '30',
    postCode: '3500 ZZ',
    city: 'Utrecht',
    countryCode: 'NL',
    telephone: '+31 30 000 0030',
    bankAccount: { accountNumber: 'NL62 TEST 0000 0000 30', bic: 'TESTNL2A' },
  },
  toggles: { header: 'v3', home: 'v2' },
})
