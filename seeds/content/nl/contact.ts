import type { PageSeed } from '../../types.ts'
import { ask } from '../prose.ts'

export const dutchContactPages: readonly PageSeed[] = [
  {
    key: 'contact',
    language: 'nl',
    path: '/contact/',
    pageType: 'contacts',
    title: 'Contact',
    metaTitle: 'Contact: op werkdagen helpt een echt mens je verder',
    metaDescription:
      'Bel, mail of stuur een bericht. Onze klantenservice is er op werkdagen van 09:00 tot 17:30 voor vragen over bestellingen, saldo en zakelijke cadeaus.',
    blocks: [
      {
        blockType: 'CONTACT',
        title: 'We horen graag van je',
        body: 'Een vraag over je bestelling, een bon die niet wil meewerken, of gewoon geen idee wat je moet geven? Stuur een bericht, bel {phone} of mail naar {email}. We zijn er {hours}. Houd je bestelnummer bij de hand als je het hebt, maar stuur nooit een pincode mee.',
      },
      {
        blockType: 'FAQ',
        title: 'Misschien helpt dit alvast',
        questions: [
          ask(
            'Wanneer krijg ik antwoord?',
            'We beantwoorden berichten op werkdagen, de meeste binnen een paar uur en allemaal binnen twee werkdagen. Telefonisch zijn we er van maandag tot en met vrijdag van 09:00 tot 17:30.',
          ),
          ask(
            'Wat zet ik in mijn bericht?',
            'Je bestelnummer, wat je verwachtte en wat er gebeurde. Gaat het om een keuzecadeaubon, dan zijn de laatste vier cijfers van het kaartnummer genoeg. Laat de pincode weg: die hebben we nooit nodig.',
          ),
          ask(
            'Mijn digitale bon is er niet',
            'Kijk in de map met ongewenste mail en controleer het e-mailadres in je bevestiging. Is het langer dan een uur geleden dat je betaalde? Mail ons, dan sturen we hem opnieuw.',
          ),
          ask(
            'Ik wil graag een offerte voor mijn bedrijf',
            'Gebruik het formulier op onze [zakelijke pagina](/business/). Tijdens openingstijden heb je binnen een uur een offerte.',
          ),
          ask(
            'Kan ik langskomen?',
            'Een winkel hebben we niet, alleen bureaus en heel veel inpakpapier. Post is welkom bij {company}, {address}.',
          ),
        ],
      },
    ],
  },
]
