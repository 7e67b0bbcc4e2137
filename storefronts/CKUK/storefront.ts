import { defineStorefront } from '../define-storefront.ts'
import { CK } from '../families/CK.ts'

export const storefront = defineStorefront(CK, {
  code: 'CKUK',
  storeId: 22,
  host: 'uk.cardkeep.example',
  countryCode: 'GB',
  languages: [{ code: 'en', locale: 'en-GB' }],
  currency: 'GBP',
  timeZone: 'Europe/London',
  isInternational: true,
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer', 'invoice', 'giftcard'],
  company: {
    legalName: 'Cardkeep UK Ltd',
    registrationNumber: '00000022',
    vatNumber: 'GB000000022',
    street: 'Sample Wharf',
    houseNumber: '22',
    postCode: 'M1 0ZZ',
    city: 'Manchester',
    countryCode: 'GB',
    telephone: '+44 161 496 0022',
    bankAccount: { accountNumber: 'GB90 TEST 0000 0000 0000 22', bic: 'TESTGB2L' },
  },
  toggles: { decoration: true },
})
