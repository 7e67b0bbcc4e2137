import type { RedeemBrandSeed, RedeemCampaignSeed, RedeemOfferSeed } from '../types.ts'

/** Bonuses on cards that a Choice Gift Card is exchanged for. Both dates are included, in the shop's own time zone. */
export const redeemOffers: readonly RedeemOfferSeed[] = [
  {
    key: 'winter-extra',
    title: { en: 'Ten per cent extra at four restaurants', nl: 'Tien procent extra bij vier restaurants' },
    percent: 10,
    products: ['copper-colander', 'saffron-post', 'slurp-and-lantern', 'olive-telegraph'],
    from: '2026-11-16',
    until: '2027-01-31',
  },
]

/** Company pages. A slug begins with a letter, because a number is a page of a listing. */
export const redeemCampaigns: readonly RedeemCampaignSeed[] = [
  {
    slug: 'harbour-and-hale',
    title: { en: 'A thank you from Harbour & Hale', nl: 'Een bedankje van Harbour & Hale' },
    welcome: {
      en: 'It was a long year, and you carried it well. This card is yours: a dinner, a pair of boots, or an afternoon with nobody asking anything of you.\n\nEnter the number and PIN of your card, and choose what you like best.',
      nl: 'Het was een lang jaar en jullie hebben het goed gedragen. Deze kaart is voor jou: een etentje, een paar laarzen, of een middag waarop niemand iets van je wil.\n\nVul het nummer en de pincode van je kaart in en kies wat je het liefst hebt.',
    },
    emblem: 'mountain',
    colours: { background: '#e8f0f2', text: '#12313b', accent: '#1d6f86' },
    storefronts: [],
    products: ['copper-colander', 'saffron-post', 'tansy-and-rook', 'ostlere', 'third-kettle', 'thousand-hedges'],
    cards: ['all-in-one-gift-card'],
  },
  {
    slug: 'team-lanternfish',
    title: { en: 'Lanternfish celebrates with you', nl: 'Lanternfish viert het met jou' },
    welcome: {
      en: 'Ten years of Lanternfish, and none of them without you. Pick a present from our favourite places.\n\nRather pass it on? Two good causes are on the list as well.',
      nl: 'Tien jaar Lanternfish, en geen jaar zonder jou. Kies een cadeau uit onze lievelingsadressen.\n\nLiever doorgeven? Er staan ook twee goede doelen op de lijst.',
    },
    emblem: 'ticket',
    colours: { background: '#fff4dc', text: '#3a2a06', accent: '#a34b00' },
    storefronts: [],
    products: ['tumbledown-pizza', 'grumble-coffee', 'slurp-and-lantern', 'open-larder-alliance', 'thousand-hedges'],
    cards: ['all-in-one-gift-card'],
  },
]

/** Where cards of a brand are spent online. */
export const redeemBrands: readonly RedeemBrandSeed[] = [
  {
    product: 'tansy-and-rook',
    redirect: { url: 'https://shop.tansy-and-rook.example/gift-card', seconds: 10 },
    link: { title: { en: 'See the new prints', nl: 'Bekijk de nieuwe prints' }, url: 'https://shop.tansy-and-rook.example/new' },
  },
  {
    product: 'ostlere',
    link: { title: { en: 'Book a fitting', nl: 'Maak een pasafspraak' }, url: 'https://www.ostlere.example/fittings' },
  },
  {
    product: 'copper-colander',
    iframe: 'https://tables.copper-colander.example/book',
    link: { title: { en: 'Reserve a table', nl: 'Reserveer een tafel' }, url: 'https://tables.copper-colander.example/' },
  },
  {
    product: 'grumble-coffee',
    redirect: { url: 'https://grumble-coffee.example/card', seconds: 8 },
  },
]
