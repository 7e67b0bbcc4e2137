import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CBIT',
  storeId: 13,
  host: 'it.cardbloom.example',
  countryCode: 'IT',
  languages: [{ code: 'it', locale: 'it-IT' }],
  currency: 'EUR',
  timeZone: 'Europe/Rome',
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer', 'giftcard'],
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
  company: {
    legalName: 'Cardbloom Italia S.r.l.',
    registrationNumber: 'MI-0000013',
    vatNumber: 'IT00000000013',
    street: 'Via dell’Esempio',
    houseNumber: '13',
    postCode: '20121',
    city: 'Milano',
    countryCode: 'IT',
    telephone: '+39 02 0000 0013',
    bankAccount: { accountNumber: 'IT75 N000 0000 0000 0000 0000 013', bic: 'TESTITMM' },
  },
})
