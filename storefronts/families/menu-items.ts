import type { FamilyMenuItem } from '../types.ts'

/** The places a menu can lead to; a family chooses from them and orders them. */
export const MENU_ITEMS = {
  allGiftCards: { title: { en: 'All gift cards', nl: 'Alle cadeaubonnen' }, href: '/gift-cards/' },
  categories: { title: { en: 'Browse by category', nl: 'Per categorie' }, href: '/category/all-gift-cards/' },
  occasions: { title: { en: 'Browse by occasion', nl: 'Per geefmoment' }, href: '/occasions/' },
  choiceGiftCard: {
    title: { en: 'Choice Gift Card', nl: 'Keuzecadeaubon' },
    href: '/gift-cards/all-in-one-gift-card/',
    needs: 'choiceGiftCardLink',
  },
  balance: { title: { en: 'Check your balance', nl: 'Saldo checken' }, href: '/check-your-balance/' },
  support: { title: { en: 'Customer support', nl: 'Klantenservice' }, href: '/support/' },
  contact: { title: { en: 'Contact us', nl: 'Contact' }, href: '/contact-us/' },
  delivery: { title: { en: 'Delivery', nl: 'Bezorging' }, href: '/delivery/' },
  cancellation: { title: { en: 'Cancellation', nl: 'Annuleren' }, href: '/cancelation-policy/' },
  account: { title: { en: 'Your account', nl: 'Mijn account' }, href: '/account/' },
  blog: { title: { en: 'Blog', nl: 'Blog' }, href: '/blog/' },
  doubler: { title: { en: 'Balance doubler', nl: 'De verdubbelaar' }, href: '/doubler/', needs: 'doubler' },
  terms: { title: { en: 'Terms and conditions', nl: 'Algemene voorwaarden' }, href: '/terms-conditions/' },
  privacy: { title: { en: 'Privacy', nl: 'Privacy' }, href: '/cookies-privacy-statement/' },
  cookies: { title: { en: 'Cookies', nl: 'Cookies' }, href: '/cookieverklaring/' },
  business: { title: { en: 'Business gifts', nl: 'Zakelijke cadeaus' }, href: '/business/' },
  teamChoice: {
    title: { en: 'Choice Gift Card for teams', nl: 'Keuzecadeaubon voor teams' },
    href: '/gift-cards/all-in-one-gift-card/',
    needs: 'choiceGiftCardLink',
  },
  blankCards: { title: { en: 'Blank gift cards', nl: 'Blanco cadeaukaarten' }, href: '/blank-gift-cards/' },
  activate: { title: { en: 'Activate blank cards', nl: 'Blanco kaarten activeren' }, href: '/activate/' },
  reorder: { title: { en: 'Reorder blank cards', nl: 'Blanco kaarten nabestellen' }, href: '/reorder/' },
  businessDesk: {
    title: { en: 'Talk to the business desk', nl: 'Zakelijk advies' },
    href: '/contact-us/',
  },
} as const satisfies Record<string, FamilyMenuItem>
