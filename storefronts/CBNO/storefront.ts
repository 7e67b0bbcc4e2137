import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CBNO',
  storeId: 15,
  host: 'no.cardbloom.example',
  countryCode: 'NO',
  languages: [{ code: 'no', locale: 'nb-NO' }],
  currency: 'NOK',
  timeZone: 'Europe/Oslo',
  paymentMethods: ['scheme', 'trustly', 'paypal', 'applepay', 'googlepay', 'invoice', 'giftcard'],
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '16:00' }],
  company: {
    legalName: 'Cardbloom Norge AS',
    registrationNumber: '000 000 015',
    vatNumber: 'NO000000015MVA',
    street: 'Eksempelgata',
    houseNumber: '15',
    postCode: '0150',
    city: 'Oslo',
    countryCode: 'NO',
    telephone: '+47 00 00 00 15',
    bankAccount: { accountNumber: 'NO85 0000 0000 159', bic: 'TESTNOKK' },
  },
})
