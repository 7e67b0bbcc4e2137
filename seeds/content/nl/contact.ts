import type { PageSeed } from '../../types.ts'
import { ask } from '../prose.ts'

export const dutchContactPages: readonly PageSeed[] = [
  {
    key: 'contact',
    language: 'nl',
    path: '/contact/',
    pageType: 'contacts',
    title: 'Contact',
    metaTitle: 'Contact: een echt mens helpt je verder',
    metaDescription:
      'Bel ons of stuur een e-mail. Onze klantenservice is er {hours} voor al je vragen over bestellingen, cadeaubonnen en zakelijke cadeaus.',
    blocks: [
      {
        blockType: 'CONTACT',
        title: 'We horen graag van je',
        body: 'Een vraag over je bestelling, een bon die niet wil meewerken, of gewoon geen idee wat je moet geven? Bel {phone} of mail naar {email}. We zijn er {hours}. Houd je bestelnummer bij de hand als je het hebt, maar stuur nooit een pincode mee.',
      },
      {
        blockType: 'FAQ',
        title: 'Misschien helpt dit alvast',
        questions: [
          ask(
            'Wanneer krijg ik antwoord?',
            'We beantwoorden berichten op werkdagen, de meeste binnen een paar uur en allemaal binnen twee werkdagen. Telefonisch zijn we er {hours}.',
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
            'Vul [het formulier op onze zakelijke pagina](/business/#quote) in, of bel {phone}. Tijdens openingstijden heb je binnen een uur antwoord.',
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
