import type { PageSeed } from '../../types.ts'
import { ask } from '../prose.ts'

export const dutchBlankGiftCardPages: readonly PageSeed[] = [
  {
    key: 'blank-gift-cards',
    language: 'nl',
    path: '/blanco-cadeaukaarten/',
    pageType: 'blank-gift-cards',
    title: 'Blanco cadeaukaarten',
    metaTitle: 'Blanco cadeaukaarten per 3: later pas opwaarderen',
    metaDescription:
      'Cadeaukaarten in de la, zonder dat er geld in de la ligt. Blanco keuzecadeaubonnen komen in sets van drie: je activeert ze online op de dag dat je ze geeft.',
    blocks: [
      {
        blockType: 'TITLE_USPS_IMAGE',
        title: 'Een cadeau in de la, pas iets waard als jij het zegt',
        usps: [
          'Drie kaarten in een set, elk met een eigen envelop',
          'Geen waarde tot je ze activeert, dus veilig in een bureau en in de post',
          'Voor elke kaart een bedrag naar keuze, dat je op de dag zelf bepaalt',
          'Eén betaling voor één kaart of voor duizend, ook op factuur',
          'Te besteden bij meer dan 200 merken, net als elke keuzecadeaubon',
        ],
        scene: 'blank-cards',
        link: { title: 'Activeer een kaart', href: '/activate/' },
      },
      {
        blockType: 'PRODUCT_REFERENCE',
        title: 'Kies een set',
        products: ['blank-choice-cards-classic', 'blank-choice-cards-birthday', 'blank-choice-cards-festive'],
        link: { title: 'Bestel een set na', href: '/reorder/' },
      },
      {
        blockType: 'STEPS',
        title: 'Van de la naar de verjaardag',
        steps: [
          {
            title: 'Bestel een set',
            body: 'De kaarten komen in twee tot drie werkdagen met de post. Je betaalt alleen voor de set.',
            scene: 'choose-card',
          },
          {
            title: 'Activeer een kaart',
            body: 'Vul het nummer van 19 cijfers in, kies het bedrag, laat je e-mailadres achter en betaal. De kaart is binnen 24 uur na betaling klaar.',
            scene: 'blank-cards',
          },
          {
            title: 'Geef hem',
            body: 'Schrijf een paar woorden in de kaart. Hij is geldig vanaf de dag dat je hem hebt geactiveerd.',
            scene: 'send-it',
          },
        ],
      },
      {
        blockType: 'FAQ',
        title: 'Vragen over blanco kaarten',
        questions: [
          ask(
            'Wat als ik een blanco kaart kwijtraak?',
            'Dan is er niets aan de hand. Op een kaart die niet is geactiveerd, staat geen geld. Een geactiveerde kaart blokkeer je op de [pagina van de kaart](/carddetails/).',
          ),
          ask(
            'Kan elke kaart een ander bedrag krijgen?',
            'Ja. Op de pagina [activeren](/activate/) kies je één bedrag voor alle kaarten, of een bedrag per kaart.',
          ),
          ask(
            'Wij delen er veel uit. Kunnen jullie helpen?',
            'Graag: [vraag een offerte aan](/business/), dan hoor je binnen een uur van ons.',
          ),
        ],
      },
    ],
  },
]
