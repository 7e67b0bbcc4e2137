import type { BlockSeed, PageSeed } from '../../types.ts'
import { ask } from '../prose.ts'

/** The promises are the same in every family; only the style of the text differs. */
const questions = [
  ask(
    'Hoe snel is een cadeaubon er?',
    'Een digitale bon ligt binnen een uur in de inbox, dag en nacht. Een fysieke bon komt in twee tot drie werkdagen met de post; bestel je op een werkdag vóór 17:00, dan gaat hij dezelfde dag weg.',
  ),
  ask(
    'Kan ik de dag van bezorging kiezen?',
    'Ja. Kies een datum en bij digitale bonnen ook een tijd. We versturen hem precies dan, dus je regelt in januari alvast een verjaardag in maart.',
  ),
  ask(
    'En als ik niet weet wat iemand leuk vindt?',
    'Geef de [keuzecadeaubon](/gift-cards/all-in-one-gift-card/). Jij kiest het bedrag, de ander kiest de winkel: van mode en lekker eten tot een nachtje weg of een goed doel.',
  ),
  ask(
    'Hoe zie ik wat er nog op een kaart staat?',
    'Ga naar [saldocheck](/check-your-balance/) en vul het kaartnummer van 19 cijfers en de pincode van 6 cijfers in. Je kunt hem daar meteen inwisselen.',
  ),
  ask(
    'Kan ik een cadeaubon terugsturen?',
    'Ongebruikte fysieke bonnen mogen binnen 14 dagen terug. Digitale bonnen versturen we meteen, dus daarbij zie je bij het afrekenen af van annuleren. Alles staat in het [annuleringsbeleid](/cancelation-policy/).',
  ),
]

const blog: BlockSeed = {
  blockType: 'BLOG',
  title: 'Van de blog',
  link: { title: 'Lees alle artikelen', href: '/blog/' },
  limit: 3,
}

const cardbloom: PageSeed = {
  key: 'home',
  language: 'nl',
  path: '/',
  pageType: 'home',
  title: 'Geef iets wat blijft groeien',
  metaTitle: '{brand}: cadeaubonnen, met liefde ingepakt',
  metaDescription:
    'Lieve woorden, een mooie verpakking en de vrijheid om te kiezen. Vind een cadeaubon voor iedereen om wie je geeft: binnen 1 uur per mail, in 2–3 dagen per post.',
  families: ['CB'],
  blocks: [
    {
      blockType: 'HERO',
      title: 'Geef iets wat ze zelf zouden kiezen',
      body: 'Sommige mensen zijn moeilijk te verrassen en makkelijk om van te houden. Kies een bon, vouw er een verpakking omheen, schrijf erbij wat alleen jij kunt schrijven, en wij brengen hem met zorg.',
      link: { title: 'Vind hun cadeau', href: '/gift-cards/' },
      secondLink: { title: 'Bekijk de geefmomenten', href: '/occasions/' },
      products: ['all-in-one-gift-card', 'pottering-shed', 'quillow', 'foxglove-and-folio', 'stillwater-and-sage'],
    },
    {
      blockType: 'OCCASIONS',
      title: 'Voor alle momenten die ertoe doen',
      occasions: ['birthday', 'mothers-day', 'thank-you', 'new-baby', 'wedding', 'get-well-soon', 'anniversary', 'retirement'],
      link: { title: 'Alle geefmomenten', href: '/occasions/' },
    },
    {
      blockType: 'MOST_CHOSEN',
      title: 'Meest gekozen',
      products: [
        'all-in-one-gift-card',
        'quillow',
        'pottering-shed',
        'foxglove-and-folio',
        'stillwater-and-sage',
        'hollingbourne-and-fay',
        'larkbread',
        'harbour-and-hush',
        'apple',
        'owl-and-oven',
      ],
      link: { title: 'Bekijk alle 200+ cadeaubonnen', href: '/gift-cards/' },
    },
    {
      blockType: 'STEPS',
      title: 'Van jouw idee naar hun keukentafel',
      steps: [
        {
          title: 'Kies wat bij ze past',
          body: 'Een tuin, een goed boek, een lange lunch. Of de keuzecadeaubon, voor wie van alles houdt.',
          scene: 'choose-card',
        },
        {
          title: 'Pak het mooi in',
          body: 'Kies een hoesje of een doosje en schrijf je bericht. Twee eerlijke zinnen zijn genoeg.',
          scene: 'wrap-it',
        },
        {
          title: 'Stuur het op weg',
          body: 'Binnen een uur per e-mail, of in twee tot drie werkdagen op de mat.',
          scene: 'send-it',
        },
      ],
    },
    {
      blockType: 'PRODUCT_REFERENCE',
      title: 'Stil genieten',
      products: ['candlewick-and-stone', 'quillow', 'inkling-row', 'mapmaker-walks'],
      link: { title: 'Meer voor huis en tuin', href: '/category/huis-tuin/' },
    },
    {
      blockType: 'BANNER',
      title: 'Een lief gebaar voor iedereen op het werk',
      body: 'Voor de collega die met pensioen gaat en voor wie net begint. Zeg ons hoeveel het er zijn, en je hebt binnen een uur een offerte.',
      link: { title: 'Zakelijk geven', href: '/business/' },
      scene: 'business',
      tone: 'quiet',
    },
    {
      blockType: 'WITH_HAND',
      title: 'Het cadeau is kiezen',
      body: 'Je kent haar beter dan wie ook, en toch twijfel je. Geef de keuzecadeaubon: jij brengt de liefde en het bedrag, zij het idee. Ze kan hem in één keer besteden of stukje bij beetje, en een deel aan een goed doel geven.',
      product: 'all-in-one-gift-card',
      link: { title: 'Geef de keuzecadeaubon', href: '/gift-cards/all-in-one-gift-card/' },
    },
    {
      blockType: 'TESTIMONIALS',
      title: 'Wat onze klanten vertellen',
      testimonials: [
        {
          name: 'Wilma K.',
          city: 'Zutphen',
          rating: 5,
          body: 'Mijn vriendin is aan het herstellen en kan de deur niet uit. Ze zoekt nu al twee weken planten uit en stuurt me van elke een foto.',
          on: '2026-01-29',
        },
        {
          name: 'Jeroen van D.',
          city: 'Breda',
          rating: 5,
          body: 'Het doosje was zo mooi dat mijn moeder er nu haar knopen in bewaart. De bon vond ze ook leuk, zegt ze.',
          on: '2026-03-14',
        },
        {
          name: 'Samira B.',
          city: 'Rotterdam',
          rating: 5,
          body: 'Ik ben geen schrijver. De voorbeeldzinnen hielpen me op weg, en het voorbeeld op het scherm hield me tegen toen het te lang werd.',
          on: '2026-04-27',
        },
        {
          name: 'Marloes T.',
          city: 'Assen',
          rating: 4,
          body: 'Had graag nog een hoesje voor een doop gezien, maar wat ik koos was prachtig en het was er op de beloofde dag.',
          on: '2026-06-09',
        },
        {
          name: 'Henk en Ria',
          city: 'Goes',
          rating: 5,
          body: 'Met elf buren samengelegd voor de buurvrouw. Eén bestelling, één bon, alle namen erop. Het bericht hangt nu aan haar muur.',
          on: '2026-08-13',
        },
        {
          name: 'Lotte S.',
          city: 'Haarlem',
          rating: 5,
          body: 'De mevrouw aan de telefoon vroeg eerst wat voor man opa was, voordat ze iets aanraadde. Zo hoort het.',
          on: '2026-10-20',
        },
      ],
    },
    blog,
    { blockType: 'FAQ', title: 'Misschien vraag je je af', questions },
  ],
}

const cardkeep: PageSeed = {
  key: 'home',
  language: 'nl',
  path: '/',
  pageType: 'home',
  title: 'Cadeaubonnen, snel en leuk',
  metaTitle: '{brand}: cadeaubonnen die er zijn vóór de taart',
  metaDescription:
    'Kies, pak in, verstuur. Meer dan 200 cadeaubonnen voor games, concerten, eten en uitjes: binnen 1 uur in de mail of in 2–3 werkdagen op de mat. Kom maar op.',
  families: ['CK'],
  blocks: [
    {
      blockType: 'HERO',
      title: 'Vanavond feest? Komt goed.',
      body: 'Kies een bon. Kies een verpakking. Typ iets geks. Verstuur. Binnen het uur ligt hij in hun inbox, en niemand hoeft te weten dat je nog in je pyjama zat.',
      link: { title: 'Kies een bon', href: '/gift-cards/' },
      secondLink: { title: 'Last-minute cadeaus', href: '/last-minute-cadeaus/' },
      products: ['all-in-one-gift-card', 'pixel-orchard', 'tumbledown-pizza', 'apple', 'flickerpass'],
    },
    {
      blockType: 'OCCASIONS',
      title: 'Elke smoes is goed',
      occasions: [
        'birthday',
        'congratulations',
        'good-luck',
        'graduation',
        'leaving-colleague',
        'valentines-day',
        'new-home',
        'fathers-day',
      ],
      link: { title: 'Alle smoezen', href: '/occasions/' },
    },
    {
      blockType: 'MOST_CHOSEN',
      title: 'Meest gekozen',
      products: [
        'all-in-one-gift-card',
        'pixel-orchard',
        'tumbledown-pizza',
        'hummingbox',
        'hollingbourne-and-fay',
        'foxglove-and-folio',
        'the-locked-pantry',
        'skylark-hop',
        'apple',
        'owl-and-oven',
      ],
      link: { title: 'Bekijk alle 200+ cadeaubonnen', href: '/gift-cards/' },
    },
    {
      blockType: 'STEPS',
      title: 'Eén, twee, wauw',
      steps: [
        {
          title: 'Kies',
          body: 'Games, concerten, noedels, een luchtballon. Kom je er niet uit? Laat hen kiezen: keuzecadeaubon.',
          scene: 'choose-card',
        },
        {
          title: 'Pak in',
          body: 'Hup, een verpakking erom en een bericht erbij. Je hebt 150 tekens. Laat ze lachen.',
          scene: 'wrap-it',
        },
        {
          title: 'Verstuur',
          body: 'Binnen het uur per mail, in twee tot drie werkdagen per post, of prik een datum en doe verbaasd.',
          scene: 'send-it',
        },
      ],
    },
    {
      blockType: 'PRODUCT_REFERENCE',
      title: 'Leuker dan nog een paar sokken',
      products: ['hullabaloo-socks', 'the-locked-pantry', 'tealight-cinema', 'early-tide-surf'],
      link: { title: 'Meer games en spellen', href: '/category/games-spellen/' },
    },
    {
      blockType: 'BANNER',
      title: 'Een hele ploeg te bedanken?',
      body: 'Vijf mensen of vijfduizend. Geef ons het aantal en je hebt binnen een uur een offerte. Zonder vergadering.',
      link: { title: 'Naar zakelijk', href: '/business/' },
      scene: 'business-team',
      tone: 'accent',
    },
    {
      blockType: 'WITH_HAND',
      title: 'Geen idee? Perfect.',
      body: 'Jij hoeft niet te weten wat ze willen. Dat is hun werk. De keuzecadeaubon is goed voor sneakers, sushi, streamen, slaaptreinen en nog een heleboel dat niet met een s begint.',
      product: 'all-in-one-gift-card',
      link: { title: 'Laat ze kiezen', href: '/gift-cards/all-in-one-gift-card/' },
    },
    {
      blockType: 'TESTIMONIALS',
      title: 'Blije mensen, typend',
      testimonials: [
        {
          name: 'Daan',
          city: 'Amsterdam',
          rating: 5,
          body: 'In de tram naar het feest gekocht. Hij zat in haar inbox voordat ik het huis had gevonden.',
          on: '2026-02-01',
        },
        {
          name: 'Yusuf K.',
          city: 'Den Haag',
          rating: 5,
          body: 'Escaperoom met zes sukkels. Nog nooit zo veel lol gehad in een voorraadkast.',
          on: '2026-03-22',
        },
        {
          name: 'Fenna',
          city: 'Leeuwarden',
          rating: 4,
          body: 'Geen emoji’s in het bericht, snap ik, dus ik moest woorden gebruiken. Die blijk ik te kennen.',
          on: '2026-05-16',
        },
        {
          name: 'Bas W.',
          city: 'Tilburg',
          rating: 5,
          body: 'Huisgenoot had een baan, ik gaf hem pizza voor de eerste week. Drie klikken. Hij hoopt nu op promotie.',
          on: '2026-07-12',
        },
        {
          name: 'Noor F.',
          city: 'Arnhem',
          rating: 5,
          body: 'Mijn saldo is verdubbeld in de trekking. Dacht echt dat het spam was. Was geen spam. Ik heb nu een heel goede koptelefoon.',
          on: '2026-09-08',
        },
        {
          name: 'Sem',
          city: 'Eindhoven',
          rating: 5,
          body: 'De mail ingesteld op middernacht, precies op haar verjaardag. Ze denkt dat ik ben opgebleven. Ik sliep.',
          on: '2026-10-28',
        },
      ],
    },
    blog,
    { blockType: 'FAQ', title: 'Even snel', questions },
  ],
}

const giftCardSquare: PageSeed = {
  key: 'home',
  language: 'nl',
  path: '/',
  pageType: 'home',
  title: 'Cadeaubonnen voor iedereen die je kunt bedenken',
  metaTitle: '{brand}: 200+ cadeaubonnen per mail of post',
  metaDescription:
    'Kies uit meer dan 200 cadeaubonnen, pak ze in met je eigen bericht en verstuur ze binnen 1 uur per e-mail of in 2–3 werkdagen per post. Simpel en precies.',
  families: ['GCS'],
  blocks: [
    {
      blockType: 'HERO',
      title: 'Het juiste cadeau, precies op tijd',
      body: 'Meer dan 200 cadeaubonnen, ingepakt zoals jij het wilt, met jouw woorden erop. Binnen het uur in de inbox of in twee tot drie werkdagen op de mat.',
      link: { title: 'Kies een cadeaubon', href: '/gift-cards/' },
      secondLink: { title: 'Zoek een geefmoment', href: '/occasions/' },
      products: ['all-in-one-gift-card', 'apple', 'wayfarer-and-wick', 'hearth-and-heron', 'pixel-orchard'],
    },
    {
      blockType: 'OCCASIONS',
      title: 'Wat vieren we?',
      occasions: ['birthday', 'thank-you', 'wedding', 'new-baby', 'new-home', 'congratulations', 'graduation', 'christmas'],
      link: { title: 'Alle geefmomenten', href: '/occasions/' },
    },
    {
      blockType: 'MOST_CHOSEN',
      title: 'Meest gekozen',
      products: [
        'all-in-one-gift-card',
        'hollingbourne-and-fay',
        'marchmont-parade',
        'stillwater-and-sage',
        'pixel-orchard',
        'foxglove-and-folio',
        'lumen-lodge',
        'wrenfold',
        'apple',
        'owl-and-oven',
      ],
      link: { title: 'Bekijk alle 200+ cadeaubonnen', href: '/gift-cards/' },
    },
    {
      blockType: 'STEPS',
      title: 'In drie stappen bij hen',
      steps: [
        {
          title: 'Kies',
          body: 'Kies een merk en een bedrag, of laat hen kiezen met de keuzecadeaubon.',
          scene: 'choose-card',
        },
        {
          title: 'Pak in',
          body: 'Voeg een verpakking toe die bij de gelegenheid past, en je eigen bericht. Je ziet precies wat zij straks zien.',
          scene: 'wrap-it',
        },
        {
          title: 'Verstuur',
          body: 'Binnen een uur per e-mail, in twee tot drie werkdagen per post, of op de dag die jij kiest.',
          scene: 'send-it',
        },
      ],
    },
    {
      blockType: 'PRODUCT_REFERENCE',
      title: 'Een dag om te onthouden',
      products: ['crimson-basket-balloons', 'owl-and-oven', 'playhouse-passport', 'falcon-and-field'],
      link: { title: 'Alle belevenissen', href: '/category/belevenissen/' },
    },
    {
      blockType: 'BANNER',
      title: 'Een heel team bedanken?',
      body: 'Eén lijst, één factuur, en iedere collega op dezelfde minuut verrast. Onze offerte heb je binnen een uur.',
      link: { title: 'Zakelijk geven', href: '/business/' },
      scene: 'business-team',
      tone: 'trust',
    },
    {
      blockType: 'WITH_HAND',
      title: 'Eén kaart. Alle antwoorden.',
      body: 'Geen idee wat ze leuk vinden? Met de keuzecadeaubon bepaal jij hoeveel en zij waar: een nieuwe jas, een tafel bij het raam, een seizoen films of een gift aan een goed doel. Verdelen mag ook.',
      product: 'all-in-one-gift-card',
      link: { title: 'Geef de keuzecadeaubon', href: '/gift-cards/all-in-one-gift-card/' },
    },
    {
      blockType: 'TESTIMONIALS',
      title: 'Wat onze klanten zeggen',
      testimonials: [
        {
          name: 'Ellen P.',
          city: 'Amersfoort',
          rating: 5,
          body: 'Om kwart voor vijf besteld, dezelfde avond op de post, donderdag binnen. Het hoesje zag er veel duurder uit dan het was.',
          on: '2026-02-13',
        },
        {
          name: 'Quincy A.',
          city: 'Almere',
          rating: 5,
          body: 'Vier verjaardagen in één keer gepland en er niet meer aan gedacht. Alle vier op de ochtend zelf aangekomen.',
          on: '2026-03-31',
        },
        {
          name: 'Sanne R.',
          city: 'Venlo',
          rating: 4,
          body: 'De mail zat bij de spam, dus even lichte paniek. De klantenservice antwoordde binnen een paar minuten, ruim voor de taart.',
          on: '2026-05-09',
        },
        {
          name: 'Gijs T.',
          city: 'Deventer',
          rating: 5,
          body: 'Mijn vader de keuzebon gegeven. Hij vroeg drie keer of het echt was en kocht toen een kruiwagen.',
          on: '2026-06-23',
        },
        {
          name: 'Maya L.',
          city: 'Utrecht',
          rating: 5,
          body: 'Fijn dat het totaal in het mandje ook het totaal was dat ik betaalde. Eindelijk eens geen verrassing op de laatste pagina.',
          on: '2026-08-18',
        },
        {
          name: 'Wouter D.',
          city: 'Groningen',
          rating: 5,
          body: 'Mijn zus woont in het buitenland en pakte hem bij het ontbijt uit op haar scherm. Ze belde huilend op, van het goede soort.',
          on: '2026-10-06',
        },
      ],
    },
    blog,
    { blockType: 'FAQ', title: 'Goede vragen', questions },
  ],
}

export const dutchHomePages: readonly PageSeed[] = [cardbloom, cardkeep, giftCardSquare]
