import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CBIE',
  storeId: 12,
  host: 'ie.cardbloom.example',
  countryCode: 'IE',
  languages: [{ code: 'en', locale: 'en-IE' }],
  currency: 'EUR',
  timeZone: 'Europe/Dublin',
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer', 'invoice', 'giftcard'],
  company: {
    legalName: 'Cardbloom Ireland Ltd',
    registrationNumber: '000012',
    vatNumber: 'IE0000012X',
    street: 'Sample Lane',
    houseNumber: '12',
    postCode: 'D02 XX00',
    city: 'Dublin',
    countryCode: 'IE',
    telephone: '+353 20 910 0012',
    bankAccount: { accountNumber: 'IE42 TEST 0000 0000 0000 12', bic: 'TESTIE2D' },
  },
})
