import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CBES',
  storeId: 10,
  host: 'es.cardbloom.example',
  countryCode: 'ES',
  languages: [{ code: 'es', locale: 'es-ES' }],
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay', 'trustly', 'banktransfer', 'giftcard'],
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
  company: {
    legalName: 'Cardbloom España S.L.',
    registrationNumber: 'M-000010',
    vatNumber: 'ESB00000010',
    street: 'Calle del Ejemplo',
    houseNumber: '10',
    postCode: '28001',
    city: 'Madrid',
    countryCode: 'ES',
    telephone: '+34 000 000 010',
    bankAccount: { accountNumber: 'ES92 0000 0000 0800 0000 0010', bic: 'TESTESMM' },
  },
})
