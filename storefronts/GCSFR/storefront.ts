import { defineStorefront } from '../define-storefront.ts'
import { GCS } from '../families/GCS.ts'

export const storefront = defineStorefront(GCS, {
  code: 'GCSFR',
  storeId: 27,
  host: 'fr.giftcardsquare.example',
  countryCode: 'FR',
  languages: [{ code: 'fr', locale: 'fr-FR' }],
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer', 'invoice', 'giftcard'],
  cards: ['carteBancaire', 'visa', 'mastercard', 'amex'],
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '09:30', closes: '18:00' }],
  company: {
    legalName: 'Gift Card Square France SAS',
    registrationNumber: '000 000 027 R.C.S. Lille',
    vatNumber: 'FR00000000027',
    street: 'place du Modèle',
    houseNumber: '27',
    postCode: '59000',
    city: 'Lille',
    countryCode: 'FR',
    telephone: '+33 3 53 01 00 27',
    bankAccount: { accountNumber: 'FR76 0000 0000 0000 0000 0002 716', bic: 'TESTFRPP' },
  },
  toggles: { home: 'v2' },
})
