import type { PageSeed } from '../../types.ts'
import { ask, prose } from '../prose.ts'

export const dutchBusinessPages: readonly PageSeed[] = [
  {
    key: 'business',
    language: 'nl',
    path: '/zakelijk/',
    pageType: 'business',
    title: 'Zakelijke cadeaubonnen',
    metaTitle: 'Zakelijke cadeaubonnen voor medewerkers en klanten',
    metaDescription:
      'Bedank tien mensen of tienduizend: cadeaubonnen met jullie eigen bericht, op één adres of bij iedereen thuis. Vraag aan en heb binnen een uur een offerte.',
    blocks: [
      {
        blockType: 'TITLE_USPS_IMAGE',
        title: 'Altijd een passend relatiegeschenk',
        usps: [
          'Binnen een uur een offerte tijdens openingstijden',
          'Digitaal binnen het uur in elke inbox, of met de post bij iedereen thuis',
          'Eén lijst met ontvangers, één betaling, één factuur met jullie referentie',
          'Verpakkingen en berichten die klinken zoals jullie, niet als een afdeling',
          'Cadeaubonnen zijn vrij van btw',
        ],
        scene: 'business',
        link: { title: 'Offerte aanvragen', href: '/business/#quote' },
      },
      {
        blockType: 'TITLE_BODY',
        title: 'Een bedankje dat niet in de kast verdwijnt',
        body: prose`
          Elk kantoor heeft zo’n kast: de mokken met logo, de fleecetrui die niemand past, het kerstpakket met dat ene
          potje dat iedereen laat staan. Een cadeaubon is het omgekeerde. Hij is zo persoonlijk als het bericht dat
          jij erbij zet, en zo nuttig als degene die hem openmaakt maar wil.

          Bedrijven komen bij ons om vier redenen:

          - **Bedanken**, na een project, een lancering of een lange winter.
          - **Vieren**: verjaardagen, jubilea, bruiloften, baby’s en afscheid, zonder dat iemand met een envelop hoeft
            rond te gaan.
          - **Het einde van het jaar**, als iedereen op dezelfde dag iets moet krijgen, op kantoor of thuis.
          - **Klanten**, die iets verdienen als ze je aanbevelen, of als er iets misging en jij het goedmaakt.
        `,
      },
      {
        blockType: 'STEPS',
        title: 'Drie stappen, één middag',
        steps: [
          {
            title: 'Vertel wat je nodig hebt',
            body: 'Hoeveel mensen, welk bedrag, welke dag. Tijdens openingstijden heb je binnen een uur een offerte.',
            scene: 'business-team',
          },
          {
            title: 'Kies bonnen en verpakking',
            body: 'Eén bon voor iedereen, of de keuzecadeaubon zodat ieder zelf kiest. Zet je bericht erbij.',
            scene: 'wrap-it',
          },
          {
            title: 'Wij bezorgen',
            body: 'Op kantoor, om klokslag negen in alle inboxen of bij iedereen thuis. Jij krijgt één factuur.',
            scene: 'send-it',
          },
        ],
      },
      {
        blockType: 'WITH_HAND',
        title: 'Tweehonderd smaken, één kaart',
        body: 'Je collega in het magazijn wil laarzen, je collega op de administratie een nachtje weg. Met de keuzecadeaubon kies jij het bedrag en kiezen zij de rest, van winkels en restaurants tot streaming en goede doelen.',
        product: 'all-in-one-gift-card',
        link: { title: 'Ontdek de keuzecadeaubon', href: '/gift-cards/all-in-one-gift-card/' },
      },
      {
        blockType: 'TESTIMONIALS',
        title: 'Wat bedrijven zeggen',
        testimonials: [
          {
            name: 'Anouk Versteeg, hr-manager bij Lindeboom Architecten',
            city: 'Utrecht',
            rating: 5,
            body: 'Tweeënveertig bonnen naar tweeënveertig adressen, elk met een eigen regel. Maandag één lijst gestuurd, daarna hoefde ik alleen nog de complimenten in ontvangst te nemen.',
            on: '2026-01-15',
          },
          {
            name: 'Rachid el Amrani, oprichter van Waalbocht Transport',
            city: 'Nijmegen',
            rating: 5,
            body: 'De offerte was er voordat mijn koffie op was. Chauffeurs die nooit op kantoor komen, hadden hun bon op dezelfde minuut als wij.',
            on: '2026-03-10',
          },
          {
            name: 'Tineke Postma, praktijkmanager bij Tandartsen aan de Vaart',
            city: 'Drachten',
            rating: 4,
            body: 'We hebben altijd een set blanco kaarten in de la voor verjaardagen. Eén hoesje had een vouw en was zonder gedoe binnen twee dagen vervangen.',
            on: '2026-06-02',
          },
          {
            name: 'Joris Kemp, hoofd service bij Zonnedal Energie',
            city: 'Roermond',
            rating: 5,
            body: 'Hebben we een klant laten zitten, dan sturen we een digitale bon. Goedkoper dan een klachtenprocedure, en mensen mailen nog terug om te bedanken ook.',
            on: '2026-09-08',
          },
        ],
      },
      {
        blockType: 'FAQ',
        title: 'Vragen van bedrijven',
        questions: [
          ask(
            'Hoe snel heb ik een offerte?',
            'Binnen een uur als we er zijn: {hours}. Een aanvraag daarbuiten beantwoorden we als eerste zodra we weer open zijn.',
          ),
          ask(
            'Kunnen we op factuur betalen?',
            'Waar de winkel in jullie land dat aanbiedt wel. Jullie krijgen een pro-formafactuur, en we versturen de bonnen zodra de betaling binnen is. Bedrijven die we hebben goedgekeurd betalen binnen veertien dagen nadat de bonnen zijn verstuurd: vraag ernaar.',
          ),
          ask(
            'Betalen we btw over cadeaubonnen?',
            'Nee, cadeaubonnen zijn vrij van btw. Verpakking, servicekosten en verzending niet; op de factuur staan ze apart. Of een cadeau aan medewerkers in de werkkostenregeling valt, weet je boekhouder het best.',
          ),
          ask(
            'Kunnen we naar veel adressen tegelijk sturen?',
            'Ja. Geef ons een lijst met namen en e-mail- of postadressen. Iedere ontvanger krijgt een eigen zending, en jij ziet op één pagina wat er verstuurd is.',
          ),
          ask(
            'Kan ons logo op de verpakking?',
            'Vanaf vijftig bonnen drukken we hoesjes met jullie logo en kleuren. Reken op tien werkdagen en vraag bij je offerte om een proef.',
          ),
          ask(
            'Wat gebeurt er met bonnen die nooit worden geopend?',
            'We melden welke e-mails niet aankwamen, zodat je het adres kunt verbeteren. Waaraan mensen hun bon uitgeven, vertellen we niet: dat is van hen.',
          ),
        ],
      },
      {
        blockType: 'BANNER',
        title: 'Geef ons het aantal, het bedrag en de dag',
        body: 'Wij regelen alles tussen jullie idee en hun glimlach. Bel {phone} of mail naar {email}.',
        link: { title: 'Offerte aanvragen', href: '/business/#quote' },
        scene: 'business-team',
        tone: 'trust',
      },
    ],
  },
]
