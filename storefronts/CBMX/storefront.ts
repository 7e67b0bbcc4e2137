import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CBMX',
  storeId: 14,
  host: 'mx.cardbloom.example',
  countryCode: 'MX',
  languages: [{ code: 'es', locale: 'es-MX' }],
  currency: 'MXN',
  timeZone: 'America/Mexico_City',
  paymentMethods: ['scheme', 'paypal', 'banktransfer', 'giftcard'],
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
  company: {
    legalName: 'Cardbloom México S. de R.L. de C.V.',
    registrationNumber: 'N-0000000014',
    vatNumber: 'XXX000000014',
    street: 'Calle Muestra',
    houseNumber: '14',
    postCode: '06000',
    city: 'Ciudad de México',
    countryCode: 'MX',
    telephone: '+52 55 0000 0014',
    bankAccount: { accountNumber: 'CLABE 000000000000000149', bic: 'TESTMXMM' },
  },
  toggles: { retryPayment: false, cookieSettings: false },
})
