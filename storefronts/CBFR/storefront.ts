import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CBFR',
  storeId: 11,
  host: 'fr.cardbloom.example',
  countryCode: 'FR',
  languages: [{ code: 'fr', locale: 'fr-FR' }],
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer', 'invoice', 'giftcard'],
  cards: ['carteBancaire', 'visa', 'mastercard', 'amex'],
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '09:30', closes: '18:00' }],
  company: {
    legalName: 'Cardbloom France SAS',
    registrationNumber: '000 000 011 R.C.S. Paris',
    vatNumber: 'FR00000000011',
    street: 'rue de l’Exemple',
    houseNumber: '11',
    postCode: '75002',
    city: 'Paris',
    countryCode: 'FR',
    telephone: '+33 1 99 00 00 11',
    bankAccount: { accountNumber: 'FR76 0000 0000 0000 0000 0001 164', bic: 'TESTFRPP' },
  },
  toggles: { header: 'v3' },
})
