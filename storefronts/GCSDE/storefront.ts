import { defineStorefront } from '../define-storefront.ts'
import { GCS } from '../families/GCS.ts'

export const storefront = defineStorefront(GCS, {
  code: 'GCSDE',
  storeId: 26,
  host: 'de.giftcardsquare.example',
  countryCode: 'DE',
  languages: [{ code: 'de', locale: 'de-DE' }],
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  paymentMethods: ['paypal', 'scheme', 'giropay', 'sofort', 'applepay', 'googlepay', 'banktransfer', 'invoice', 'giftcard'],
  company: {
    legalName: 'Gift Card Square Deutschland GmbH',
    registrationNumber: 'HRB 000026',
    vatNumber: 'DE000000026',
    street: 'Musterkai',
    houseNumber: '26',
    postCode: '20095',
    city: 'Hamburg',
    countryCode: 'DE',
    telephone: '+49 40 66969 026',
    bankAccount: { accountNumber: 'DE13 0000 0000 0000 0000 26', bic: 'TESTDEFF' },
  },
  toggles: { header: 'v3' },
})
