import type { PageSeed } from '../../types.ts'
import { ask } from '../prose.ts'

export const dutchChoiceGiftCardPages: readonly PageSeed[] = [
  {
    key: 'choice-gift-card',
    language: 'nl',
    path: '/cadeaubonnen/keuze-cadeaubon/',
    pageType: 'landing',
    title: 'Keuzecadeaubon',
    metaTitle: 'Keuzecadeaubon: één bon voor meer dan 200 merken',
    metaDescription:
      'Jij kiest het bedrag, zij kiezen het cadeau. De Keuzecadeaubon is in te wisselen bij meer dan 200 merken en goede doelen, in één keer of beetje bij beetje.',
    blocks: [
      {
        blockType: 'STEPS',
        title: 'Zo werkt de Keuzecadeaubon',
        steps: [
          {
            title: 'Jij kiest een bedrag',
            body: 'Elk heel bedrag, feestelijk ingepakt en met een paar woorden van jezelf. Binnen een uur per e-mail, of per post.',
            scene: 'choose-card',
          },
          {
            title: 'Zij pakken hem uit',
            body: 'Op de bon staan een kaartnummer en een pincode. Daarmee ziet de ontvanger het saldo en alles wat het kan worden.',
            scene: 'redeem',
          },
          {
            title: 'Zij kiezen het cadeau',
            body: 'Eén merk of vijf, vandaag of volgend voorjaar. Wat overblijft, blijft gewoon op de bon staan.',
            scene: 'choice-card',
          },
        ],
      },
      {
        blockType: 'PRODUCT_REFERENCE',
        title: 'Een paar merken om uit te kiezen',
        products: [
          'copper-colander',
          'wayfarer-and-wick',
          'foxglove-and-folio',
          'pixel-orchard',
          'stillwater-and-sage',
          'third-kettle',
          'hearth-and-heron',
          'pottering-shed',
        ],
        link: { title: 'Bekijk alle merken', href: '/gift-cards/' },
      },
      {
        blockType: 'CATEGORIES',
        title: 'Voor ieder wat wils',
        categories: [
          'food-drink',
          'fashion',
          'travel',
          'home-garden',
          'experiences',
          'beauty-wellness',
          'games',
          'books-stationery',
          'sport-outdoor',
          'kids-baby',
          'streaming-music',
          'good-causes',
        ],
        link: { title: 'Alle categorieën', href: '/category/all-gift-cards/' },
      },
      {
        blockType: 'BANNER',
        title: 'Zelf een bon gekregen?',
        body: 'Wat leuk! Vul het kaartnummer en de pincode in, bekijk je saldo en kies wat het wordt.',
        link: { title: 'Check je saldo', href: '/check-your-balance/' },
        scene: 'redeem',
        tone: 'trust',
      },
      {
        blockType: 'FAQ',
        title: 'Vragen over de Keuzecadeaubon',
        questions: [
          ask(
            'Waar is hij te besteden?',
            'Hier, online. Het saldo wissel je in voor cadeaubonnen van de merken in deze winkel. Die besteed je bij het merk zelf: online, in de winkel of allebei.',
          ),
          ask(
            'Moet hij in één keer op?',
            'Nee. De ontvanger mag meerdere bonnen kiezen, op verschillende dagen. Wat overblijft, blijft op de bon staan.',
          ),
          ask(
            'Hoe lang is hij geldig?',
            'Vijf jaar vanaf de dag van aankoop. De datum staat bij het saldo. Een gekozen merkbon heeft zijn eigen datum.',
          ),
          ask(
            'Kun je twee Keuzecadeaubonnen samen gebruiken?',
            'Ja. Kiest de ontvanger meer dan er op één bon staat, dan kan de rest met een andere bon of op de gewone manieren worden betaald.',
          ),
          ask(
            'Wat als de bon kwijt is?',
            'Mail naar {email} met je ordernummer. Een digitale bon sturen we opnieuw; bij een bon per post willen we weten wanneer hij is besteld. Stuur ons nooit de pincode.',
          ),
        ],
      },
    ],
  },
]
