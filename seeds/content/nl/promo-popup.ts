import type { PageSeed } from '../../types.ts'

export const dutchPromoPopupPages: readonly PageSeed[] = [
  {
    key: 'promo-popup',
    language: 'nl',
    path: '/promo/birthdays-on-time/',
    pageType: 'landing',
    title: 'Verjaardagen op tijd',
    metaTitle: 'Verjaardagen op tijd: nu bestellen, op de dag bezorgd',
    metaDescription:
      'Bestel alle verjaardagsbonnen van het jaar in één keer en kies voor elke bon de dag. Per e-mail is hij er op de ochtend zelf, met je eigen woorden erbij.',
    noindex: true,
    blocks: [
      {
        blockType: 'BANNER',
        title: 'Nooit meer te laat voor een verjaardag',
        body: 'Bestel vandaag, kies de dag, en een digitale bon is er op de ochtend zelf.',
        link: { title: 'Bekijk verjaardagscadeaus', href: '/occasions/verjaardag/' },
        scene: 'birthday',
        tone: 'accent',
      },
    ],
  },
]
