import { defineFamily } from './define-family.ts'
import { MENU_ITEMS as to } from './menu-items.ts'

/** Cardbloom: warm, giving, hand-made. */
export const CB = defineFamily({
  family: 'CB',
  name: 'Cardbloom',
  domain: 'cardbloom.example',
  toggles: {
    header: 'default',
    home: 'v2',
    businessForm: 'v2',
    orderModalAuthMode: false,
    checkoutEntry: 'inline',
    doubler: false,
  },
  menus: {
    giftCards: [to.occasions, to.allGiftCards, to.categories, to.choiceGiftCard, to.balance],
    service: [to.support, to.contact, to.delivery, to.cancellation, to.account],
    headerBusiness: [to.business, to.teamChoice, to.blankCards, to.reorder, to.activate, to.businessDesk],
  },
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:30' }],
  trustMarks: ['trust/family-owned', 'trust/secure-checkout', 'trust/same-day', 'trust/delivery-promise'],
  socialNetworks: ['instagram', 'facebook', 'pinterest', 'tiktok', 'linkedin'],
  pdpFeaturedBlock: {
    title: { en: 'Make it a real present', nl: 'Maak er een echt cadeau van' },
    body: {
      en: 'Find the moment you are celebrating, with wrappers drawn for it and words to start your message from.',
      nl: 'Kies het moment dat je viert, met een passende verpakking en een paar woorden om mee te beginnen.',
    },
    href: '/occasions/',
  },
  pdpPromotionBlock: {
    title: { en: 'Let them choose for themselves', nl: 'Laat ze zelf kiezen' },
    body: {
      en: 'The Choice Gift Card can be spent at 200+ brands, so it always suits whoever unwraps it.',
      nl: 'De Keuzecadeaubon is te besteden bij meer dan 200 merken en past dus altijd bij wie hem uitpakt.',
    },
    href: '/gift-cards/all-in-one-gift-card/',
  },
  headOffice: {
    legalName: 'Cardbloom B.V.',
    registrationNumber: '00000001',
    vatNumber: 'NL000000001B01',
    street: 'Voorbeeldgracht',
    houseNumber: '12',
    postCode: '1000 ZZ',
    city: 'Amsterdam',
    countryCode: 'NL',
    telephone: '+31 20 000 0001',
    bankAccount: { accountNumber: 'NL69 TEST 0000 0000 01', bic: 'TESTNL2A' },
    description: {
      en:
        'Cardbloom helps people give with their heart. Our gift cards come in wrappers folded by hand, with ' +
        'your own message inside, and can be chosen from more than 200 brands.',
      nl:
        'Cardbloom helpt je geven met je hart. Onze cadeaubonnen komen in een met de hand gevouwen ' +
        'verpakking, met jouw persoonlijke bericht erin, en je kiest ze uit meer dan 200 merken.',
    },
  },
})
