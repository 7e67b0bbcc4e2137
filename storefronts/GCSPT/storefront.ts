import { defineStorefront } from '../define-storefront.ts'
import { GCS } from '../families/GCS.ts'

export const storefront = defineStorefront(GCS, {
  code: 'GCSPT',
  storeId: 31,
  host: 'pt.giftcardsquare.example',
  countryCode: 'PT',
  languages: [{ code: 'pt', locale: 'pt-PT' }],
  currency: 'EUR',
  timeZone: 'Europe/Lisbon',
  paymentMethods: ['mbway', 'scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer', 'giftcard'],
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
  company: {
    legalName: 'Gift Card Square Portugal, Lda.',
    registrationNumber: '000000031',
    vatNumber: 'PT000000031',
    street: 'Rua do Modelo',
    houseNumber: '31',
    postCode: '1000-001',
    city: 'Lisboa',
    countryCode: 'PT',
    telephone: '+351 21 000 0031',
    bankAccount: { accountNumber: 'PT50 0000 0000 0000 0000 0310 5', bic: 'TESTPTPL' },
  },
  toggles: { doubler: false },
})
