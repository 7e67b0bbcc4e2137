import { defineFamily } from './define-family.ts'
import { MENU_ITEMS as to } from './menu-items.ts'

/** Cardkeep: bold, playful, quick. */
export const CK = defineFamily({
  family: 'CK',
  name: 'Cardkeep',
  domain: 'cardkeep.example',
  toggles: { header: 'v3', home: 'v2' },
  menus: {
    giftCards: [to.allGiftCards, to.choiceGiftCard, to.balance, to.categories, to.occasions],
    service: [to.support, to.delivery, to.contact, to.cancellation, to.account],
    about: [to.doubler, to.blog, to.terms, to.privacy, to.cookies],
    business: [to.business, to.blankCards, to.reorder, to.activate, to.teamChoice, to.businessDesk],
  },
  openingHours: [
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
    { days: [6], opens: '10:00', closes: '14:00' },
  ],
  trustMarks: ['trust/delivery-promise', 'trust/five-stars', 'trust/secure-checkout', 'trust/money-safe'],
  socialNetworks: ['tiktok', 'instagram', 'facebook', 'linkedin'],
  pdpFeaturedBlock: {
    title: { en: 'In their inbox within the hour', nl: 'Binnen een uur in de inbox' },
    body: {
      en: 'Choose a digital card, add a message and send it now, or pick the day it should land.',
      nl: 'Kies een digitale bon, zet er een bericht bij en verstuur hem meteen, of prik de dag waarop hij aankomt.',
    },
    href: '/delivery/',
  },
  pdpPromotionBlock: {
    title: { en: 'Double what is on your card', nl: 'Verdubbel je saldo' },
    body: {
      en: 'Every first Monday of the month we double the balance of one lucky card. Enter yours in a minute.',
      nl: 'Elke eerste maandag van de maand verdubbelen we het saldo van één kaart. Doe je mee?',
    },
    href: '/doubler/',
  },
  headOffice: {
    legalName: 'Cardkeep B.V.',
    registrationNumber: '00000020',
    vatNumber: 'NL000000020B01',
    street: 'Proefkade',
    houseNumber: '8',
    postCode: '3000 ZZ',
    city: 'Rotterdam',
    countryCode: 'NL',
    telephone: '+31 10 000 0020',
    bankAccount: { accountNumber: 'NL41 TEST 0000 0000 20', bic: 'TESTNL2A' },
    description: {
      en:
        'Cardkeep is the quickest way to a gift that fits. More than 200 gift cards, sent by email within ' +
        'the hour or by post the same working day, and a balance that is always easy to find.',
      nl:
        'Cardkeep is de snelste weg naar een cadeau dat past. Meer dan 200 cadeaubonnen, binnen een uur per ' +
        'e-mail of nog dezelfde werkdag op de post, en je saldo vind je altijd zo terug.',
    },
  },
})
