import { defineStorefront } from '../define-storefront.ts'
import { CB } from '../families/CB.ts'

export const storefront = defineStorefront(CB, {
  code: 'CBBR',
  storeId: 5,
  host: 'br.cardbloom.example',
  countryCode: 'BR',
  languages: [{ code: 'pt', locale: 'pt-BR' }],
  currency: 'BRL',
  timeZone: 'America/Sao_Paulo',
  paymentMethods: ['scheme', 'paypal', 'banktransfer', 'giftcard'],
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
  company: {
    legalName: 'Cardbloom Brasil Ltda.',
    registrationNumber: 'NIRE 00000000005',
    vatNumber: '00.000.000/0005-00',
    street: 'Rua do Exemplo',
    houseNumber: '105',
    postCode: '01000-000',
    city: 'São Paulo',
    countryCode: 'BR',
    telephone: '+55 11 0000 0005',
    bankAccount: { accountNumber: 'BR70 0000 0000 0000 0000 0000 005C 1', bic: 'TESTBRSP' },
  },
  // The electronic tax receipt of a distance sale (NF-e) names the buyer's address.
  toggles: { retryPayment: false, addressRequired: true },
})
