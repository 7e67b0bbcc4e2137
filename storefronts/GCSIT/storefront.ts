import { defineStorefront } from '../define-storefront.ts'
import { GCS } from '../families/GCS.ts'

export const storefront = defineStorefront(GCS, {
  code: 'GCSIT',
  storeId: 29,
  host: 'it.giftcardsquare.example',
  countryCode: 'IT',
  languages: [{ code: 'it', locale: 'it-IT' }],
  currency: 'EUR',
  timeZone: 'Europe/Rome',
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer', 'giftcard'],
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
  company: {
    legalName: 'Gift Card Square Italia S.r.l.',
    registrationNumber: 'TO-0000029',
    vatNumber: 'IT00000000029',
    street: 'Corso del Campione',
    houseNumber: '29',
    postCode: '10121',
    city: 'Torino',
    countryCode: 'IT',
    telephone: '+39 011 0000 029',
    bankAccount: { accountNumber: 'IT75 Y000 0000 0000 0000 0000 029', bic: 'TESTITMM' },
  },
  toggles: { doubler: false },
})
