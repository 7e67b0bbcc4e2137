import { defineStorefront } from '../define-storefront.ts'
import { CK } from '../families/CK.ts'

export const storefront = defineStorefront(CK, {
  code: 'CKFR',
  storeId: 21,
  host: 'fr.cardkeep.example',
  countryCode: 'FR',
  languages: [{ code: 'fr', locale: 'fr-FR' }],
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer', 'invoice', 'giftcard'],
  cards: ['carteBancaire', 'visa', 'mastercard', 'amex'],
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '09:30', closes: '18:00' }],
  company: {
    legalName: 'Cardkeep France SAS',
    registrationNumber: '000 000 021 R.C.S. Lyon',
    vatNumber: 'FR00000000021',
    street: 'quai de l’Essai',
    houseNumber: '21',
    postCode: '69002',
    city: 'Lyon',
    countryCode: 'FR',
    telephone: '+33 4 65 71 00 21',
    bankAccount: { accountNumber: 'FR76 0000 0000 0000 0000 0002 134', bic: 'TESTFRPP' },
  },
  toggles: { home: 'v1' },
  pdpFeaturedBlock: {
    title: { en: 'A card for every occasion' },
    body: { en: 'From a first birthday to a last day at work: find the moment and what goes with it.' },
    href: '/occasions/',
  },
})
