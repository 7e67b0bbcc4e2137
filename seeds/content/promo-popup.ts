import type { PageSeed } from '../types.ts'

/** The campaign of the promo popup. A new path makes a new campaign, which each visitor sees once. */
export const promoPopupPages: readonly PageSeed[] = [
  {
    key: 'promo-popup',
    language: 'en',
    path: '/promo/birthdays-on-time/',
    pageType: 'landing',
    title: 'Birthdays on time',
    metaTitle: 'Birthdays on time: order now, we deliver on the day',
    metaDescription:
      'Order all birthday cards of the year in one go and choose the day for each of them. By email it is there on the morning itself, with your own words.',
    noindex: true,
    blocks: [
      {
        blockType: 'BANNER',
        title: 'Never late for a birthday again',
        body: 'Order today, choose the day, and a digital card is there on the morning itself.',
        link: { title: 'See birthday gifts', href: '/occasions/birthday/' },
        scene: 'birthday',
        tone: 'accent',
      },
    ],
  },
]
