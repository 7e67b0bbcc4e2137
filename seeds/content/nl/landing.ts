import type { PageSeed } from '../../types.ts'
import { ask, prose } from '../prose.ts'

const lastMinuteGifts: PageSeed = {
  key: 'last-minute-gifts',
  language: 'nl',
  path: '/last-minute-cadeaus/',
  pageType: 'landing',
  title: 'Last-minute cadeaus',
  metaTitle: 'Last-minute cadeaus: binnen 1 uur in de inbox',
  metaDescription:
    'Verjaardag vergeten? Kies een digitale cadeaubon, pak hem in en schrijf je bericht. Binnen 1 uur in de mail, ook vanavond, op zondag en op eerste kerstdag.',
  blocks: [
    {
      blockType: 'HERO',
      title: 'Je bent nog op tijd. Echt.',
      body: 'Een digitale cadeaubon ligt binnen een uur in de inbox, op elk moment van elke dag. Kies hem, pak hem in, schrijf twee zinnen en loop het feest binnen alsof je het in maart al had gepland.',
      link: { title: 'Kies een cadeaubon', href: '/gift-cards/' },
      products: ['all-in-one-gift-card', 'tumbledown-pizza', 'flickerpass', 'grumble-coffee'],
    },
    {
      blockType: 'MOST_CHOSEN',
      title: 'Meest gekozen na vijven',
      products: ['all-in-one-gift-card', 'tumbledown-pizza', 'pixel-orchard', 'grumble-coffee', 'hummingbox', 'listen-then'],
      link: { title: 'Bekijk alle 200+ cadeaubonnen', href: '/gift-cards/' },
    },
    {
      blockType: 'STEPS',
      title: 'Vijf minuten, van begin tot eind',
      steps: [
        {
          title: 'Eén minuut: de bon',
          body: 'Bedenk waarover diegene laatst met zijn handen praatte. Dat is je merk.',
          scene: 'choose-card',
        },
        {
          title: 'Drie minuten: de woorden',
          body: 'Eén detail dat alleen jij weet, één wens. Zoek er een verpakking bij.',
          scene: 'wrap-it',
        },
        {
          title: 'Eén minuut: versturen',
          body: 'Naar hen, of naar jezelf om te printen. Nu, of op het moment dat de kaarsjes branden.',
          scene: 'send-it',
        },
      ],
    },
    {
      blockType: 'OCCASIONS',
      title: 'Wat was je ook alweer vergeten?',
      occasions: ['birthday', 'anniversary', 'mothers-day', 'leaving-colleague', 'good-luck', 'thank-you'],
    },
    {
      blockType: 'FAQ',
      title: 'Haastige vragen',
      questions: [
        ask(
          'Is hij er echt binnen een uur?',
          'Ja, gerekend vanaf het moment dat je betaling binnen is, en meestal al na een paar minuten. Bij een overschrijving gaat het uur pas in als het geld er is, dus kies vanavond een andere methode.',
        ),
        ask(
          'Kan ik hem printen?',
          'Stuur hem naar je eigen e-mailadres, open de link en print hem. Vouw hem in drieën en zoek een envelop; in elk huis ligt er ergens een.',
        ),
        ask(
          'Kan hij morgen nog met de post?',
          'Nee. De post doet er twee tot drie werkdagen over. Wat je op een werkdag vóór 17:00 bestelt, gaat dezelfde dag weg, maar morgen zou geluk zijn.',
        ),
        ask(
          'En als ze niet snappen hoe het werkt?',
          'In de e-mail staat het in drie regels, en ons team helpt iedereen die {phone} belt.',
        ),
      ],
    },
    {
      blockType: 'BLOG',
      title: 'Terwijl je op de mail wacht',
      link: { title: 'Lees de blog', href: '/blog/' },
      limit: 3,
    },
  ],
}

const giftCardsForTeachers: PageSeed = {
  key: 'gift-cards-for-teachers',
  language: 'nl',
  path: '/cadeaubonnen-voor-juf-en-meester/',
  pageType: 'landing',
  title: 'Cadeaubonnen voor juf en meester',
  metaTitle: 'Cadeaubonnen voor juf of meester, van één kind of de klas',
  metaDescription:
    'Einde van het schooljaar? Bedank juf of meester met een cadeaubon voor in de vakantie, alleen of met de hele klas. Met tips voor inzamelen en schrijven.',
  blocks: [
    {
      blockType: 'IMAGE_BODY',
      title: 'Geen mokken meer',
      body: prose`
        Een juf of meester geeft dertig kinderen een jaar lang geduld, grapjes en gestrikte veters. Wat ze daarvoor terug
        willen, zeiden negen van de negen leerkrachten ons, is een paar eerlijke woorden en iets dat geen mok is. Voor
        het tweede is er een cadeaubon. Het eerste is aan jou en een kind met een potlood.
      `,
      scene: 'teacher-thank-you',
      link: { title: 'Alle ideeën om te bedanken', href: '/occasions/bedankje-juf-meester/' },
      imageSide: 'right',
    },
    {
      blockType: 'PRODUCT_REFERENCE',
      title: 'Koffie, boeken en rust',
      products: ['grumble-coffee', 'foxglove-and-folio', 'stillwater-and-sage', 'pottering-shed', 'listen-then', 'hummingbox'],
    },
    {
      blockType: 'TITLE_USPS_IMAGE',
      title: 'Eén cadeau van de hele klas',
      usps: [
        'Elk bedrag mag: de meeste bonnen nemen hele euro’s tussen een minimum en een maximum',
        'Ruimte voor 150 tekens van jullie allemaal',
        'Binnen het uur in de mail, als de laatste schooldag je heeft ingehaald',
        'Met de post in 2 tot 3 werkdagen, naar school of naar de klassenouder',
        'Verdeel één pot over meerdere bonnen, zodat de assistenten niet worden vergeten',
      ],
      scene: 'wrap-it',
      link: { title: 'Geef de Keuzecadeaubon', href: '/gift-cards/all-in-one-gift-card/' },
    },
    {
      blockType: 'TITLE_BODY',
      title: 'Wat schrijf je erop?',
      body: prose`
        Noem een moment, hoe klein ook, en onderteken met de naam van het kind. Deze regels mag je stelen:

        - *Je zag het toen ze stil werd. Bedankt dat je het zag.*
        - *Van ons alle dertig, ook van degene die de lijm heeft opgegeten.*
        - *Hij leest nu onder de dekens. Dat heb jij gedaan.*
        - *Bedankt voor de kikkers. We weten dat de kikkers niet hoefden.*

        Meer raad van leerkrachten zelf staat in [onze blog](/blog/).
      `,
    },
    {
      blockType: 'TESTIMONIALS',
      title: 'Gehoord op het schoolplein',
      testimonials: [
        {
          name: 'Klassenouder, groep 4',
          city: 'Amersfoort',
          rating: 5,
          body: 'Zesentwintig gezinnen, één bon voor de juf en twee voor de assistenten. Tien minuten werk, koffie meegerekend.',
          on: '2026-07-08',
        },
        {
          name: 'Meester Joris',
          city: 'Zutphen',
          rating: 5,
          body: 'Ik ben de meester. Ik ben naar de sauna geweest en heb vier uur niet gepraat. Dank jullie wel, groep 7.',
          on: '2026-07-21',
        },
        {
          name: 'Marloes V.',
          city: 'Goes',
          rating: 4,
          body: 'Op de laatste donderdag pas bedacht, dus werd het de digitale. Mijn zoon tekende er een envelop bij en dat was de redding.',
          on: '2026-07-10',
        },
      ],
    },
    {
      blockType: 'FAQ',
      title: 'Goed om te weten voor je inzamelt',
      questions: [
        ask(
          'Hoeveel is gebruikelijk?',
          'Van een klas geven de meeste gezinnen tussen niets en vijf euro. Van één kind is een bon van tien euro met een tekening al royaal.',
        ),
        ask(
          'Mogen leerkrachten een cadeaubon aannemen?',
          'Scholen hebben hun eigen regels, en sommige vragen om cadeaus boven een bepaald bedrag te melden. Een bescheiden bon die de klas openlijk geeft, is zelden een probleem. Twijfel je, vraag het dan op school.',
        ),
        ask(
          'Kan de school voor al het personeel tegelijk bestellen?',
          'Ja, met één factuur. Bel {phone} of mail naar {email} voor een offerte.',
        ),
      ],
    },
  ],
}

const corporateChristmas: PageSeed = {
  key: 'corporate-christmas',
  language: 'nl',
  path: '/kerstpakketten-voor-bedrijven/',
  pageType: 'landing',
  title: 'Een kerstcadeau voor het hele bedrijf',
  metaTitle: 'Zakelijke kerstcadeaus die collega’s zelf kiezen',
  metaDescription:
    'Een kerstcadeau voor elke collega, waar die ook werkt: cadeaubonnen met jullie bericht, allemaal op hetzelfde moment. Binnen een uur een offerte.',
  blocks: [
    {
      blockType: 'BANNER',
      title: 'Iedereen verrast, om negen uur precies',
      body: 'Van het magazijn tot het thuiskantoor: één lijst, één factuur, één vrolijke ochtend. Binnen een uur sturen we een offerte.',
      link: { title: 'Zakelijke cadeaus', href: '/business/' },
      scene: 'christmas',
      tone: 'accent',
    },
    {
      blockType: 'TITLE_USPS_IMAGE',
      title: 'Een kerstpakket, maar dan om uit te kiezen',
      usps: [
        'Elke collega kiest wat past, wat die ook eet, drinkt of gelooft',
        'Geen dozen bij de receptie, niets om in de trein mee te sjouwen',
        'Digitaal op een datum en tijd die jullie bepalen, met de post naar elke voordeur',
        'Bedrukte hoesjes met jullie logo vanaf vijftig bonnen',
        'Over cadeaubonnen wordt geen btw gerekend',
      ],
      scene: 'business-team',
      link: { title: 'Zo werkt zakelijk bestellen', href: '/business/' },
    },
    {
      blockType: 'TITLE_BODY',
      title: 'Wat beslis je wanneer?',
      body: prose`
        Eerste kerstdag valt in 2026 op een vrijdag. Wie terugrekent vanaf de laatste dag waarop iedereen de mail nog
        leest, komt op dit rustige schema:

        | Uiterlijk | Beslis | Waarom |
        |---|---|---|
        | Vrijdag 13 november | Bedrag per persoon en wie op de lijst staat | Zzp’ers en collega’s met verlof worden het eerst vergeten |
        | Vrijdag 27 november | Eigen hoesje of een van ons | Drukken kost tien werkdagen |
        | Vrijdag 4 december | De definitieve lijst met adressen | Eén fout maildomein, veertig berichten retour |
        | Vrijdag 11 december | De bonnen gaan op de post | De week erna is de drukste van het jaar |
        | Donderdag 17 december, 09:00 | De digitale bonnen komen aan | De meesten zijn er nog om dank je wel te zeggen |

        Te laat? Dat gebeurt. Digitale bonnen bestel je tot op de ochtend zelf.
      `,
    },
    {
      blockType: 'CATEGORIES',
      title: 'Waar ze hem aan kunnen besteden',
      categories: [
        'fashion',
        'food-drink',
        'travel',
        'home-garden',
        'experiences',
        'streaming-music',
        'books-stationery',
        'good-causes',
      ],
      link: { title: 'Bekijk alle categorieën', href: '/category/all-gift-cards/' },
    },
    {
      blockType: 'WITH_HAND',
      title: 'De bon die altijd past',
      body: 'De meeste bedrijven die met kerst bij ons bestellen, nemen de Keuzecadeaubon. Jullie bepalen het bedrag en schrijven het bericht, en niemand op personeelszaken hoeft een schoenmaat te raden.',
      product: 'all-in-one-gift-card',
      link: { title: 'Bekijk de Keuzecadeaubon', href: '/gift-cards/all-in-one-gift-card/' },
    },
    {
      blockType: 'FAQ',
      title: 'Van organisator tot organisator',
      questions: [
        ask(
          'Wat is een gebruikelijk bedrag?',
          'De meeste bestellingen die wij zien liggen tussen € 25 en € 75 per persoon. Belangrijker dan het bedrag is dat iedereen hem op dezelfde dag krijgt, met een regel die niet door een commissie is geschreven.',
        ),
        ask(
          'Is een cadeaubon belast als loon?',
          'Dat kan. In Nederland valt een kerstgeschenk vaak in de vrije ruimte van de werkkostenregeling. Vraag het je salarisadviseur voordat je het bedrag vastlegt.',
        ),
        ask(
          'En als iemand de e-mail niet opent?',
          'Wij laten weten welke berichten niet zijn aangekomen en sturen die opnieuw naar een verbeterd adres. We melden niet wie wat heeft uitgegeven.',
        ),
      ],
    },
    {
      blockType: 'CONTACT',
      title: 'Zullen we meedenken?',
      body: 'Vertel ons om hoeveel mensen het gaat, hoeveel en wanneer. Bel {phone} of schrijf naar {email}; we zijn er {hours}.',
    },
  ],
}

const aboutUs: PageSeed = {
  key: 'about-us',
  language: 'nl',
  path: '/over-ons/',
  pageType: 'landing',
  title: 'Over ons',
  metaTitle: 'Over {brand}: een winkel om te geven',
  metaDescription:
    'Wie we zijn, waarom we het een compliment vinden om iemand te laten kiezen, en de kleine beloften die we bij elk cadeau willen houden.',
  blocks: [
    {
      blockType: 'IMAGE_BODY',
      title: 'Kiezen hoort bij het cadeau',
      body: prose`
        {brand} begon met iets wat je vast kent: een kast vol goedbedoelde spullen. Mooi, netjes ingepakt, nooit
        gebruikt. De gevers hadden echt aan iemand gedacht; ze wisten alleen niet wat ze moesten kopen. Dat denken kun
        je zelf houden, vonden wij, en het kopen kun je overlaten.

        Dus maakten we een winkel met meer dan 200 cadeaubonnen, een la vol verpakkingen, en een vakje voor je eigen
        woorden dat de mooiste plek op de pagina kreeg.
      `,
      scene: 'hero',
      imageSide: 'right',
    },
    {
      blockType: 'TITLE_BODY',
      title: 'Waar je op kunt rekenen',
      body: prose`
        - **Op tijd.** Digitaal binnen een uur. Per post in twee tot drie werkdagen. Op een werkdag vóór 17:00
          besteld, dezelfde dag verzonden.
        - **Geen verrassing bij de kassa.** Kosten en porto staan vanaf de eerste blik in je winkelmandje.
        - **Woorden tellen.** Bij elke bon kan een bericht, en we drukken het af zoals jij het schreef.
        - **Discreet.** We vertellen de gever niet wat er gekocht is, en een ander ook niet.
        - **Mensen.** Onze klantenservice bestaat uit mensen, en die zijn er {hours}.
      `,
    },
    {
      blockType: 'IMAGE_BODY',
      title: 'Eén keer per maand een beetje magie',
      body: prose`
        Op de eerste maandag van elke maand trekken we één keuzecadeaubon en verdubbelen we wat erop staat. Zonder
        addertje en zonder kleine lettertjes die bijten. De winnaar krijgt een e-mail, leest hem twee keer en stuurt
        ons daarna meestal een foto van wat het geworden is: een fiets, een verjaardagsdiner voor negen, een heel
        mooie lamp.
      `,
      scene: 'doubler',
      link: { title: 'Zo werkt de verdubbelaar', href: '/doubler/' },
      imageSide: 'left',
    },
    {
      blockType: 'OCCASIONS',
      title: 'De dagen waar we het voor doen',
      occasions: ['birthday', 'wedding', 'new-baby', 'get-well-soon', 'retirement', 'teacher-thank-you'],
      link: { title: 'Alle geefmomenten', href: '/occasions/' },
    },
    {
      blockType: 'CONTACT',
      title: 'Zeg eens hallo',
      body: '{brand} is een handelsnaam van {company}, {address}. Bel {phone} of mail naar {email}. We zijn er {hours}, en we lezen alles.',
    },
  ],
}

const howItWorks: PageSeed = {
  key: 'how-it-works',
  language: 'nl',
  path: '/zo-werkt-het/',
  pageType: 'landing',
  title: 'Zo werkt het',
  metaTitle: 'Zo werkt het: een cadeaubon kiezen en versturen',
  metaDescription:
    'Hoe je een cadeaubon geeft: kies een merk en een bedrag, pak hem in, schrijf een paar woorden en zeg waarheen en wanneer. In drie korte stappen.',
  blocks: [
    {
      blockType: 'STEPS',
      title: 'Een bon geven',
      steps: [
        {
          title: 'Kies een bon en een bedrag',
          body: 'Zoek op merk, categorie of geefmoment. Digitaal of fysiek: op de productpagina zie je wat er kan.',
          scene: 'choose-card',
        },
        {
          title: 'Pak in en schrijf',
          body: 'Kies een hoesje, een geschenkverpakking als je wilt, en een bericht van maximaal 150 tekens.',
          scene: 'wrap-it',
        },
        {
          title: 'Zeg waarheen en wanneer',
          body: 'Naar hen of naar jou, nu of op een datum naar keuze, naar één ontvanger of naar veel. Je betaalt één keer en wij doen de rest.',
          scene: 'send-it',
        },
      ],
    },
    {
      blockType: 'STEPS',
      title: 'Een keuzecadeaubon inwisselen',
      steps: [
        {
          title: 'Vul nummer en pincode in',
          body: 'De 19 cijfers en de pincode van 6 cijfers op je kaart, of open gewoon de link in je cadeaumail.',
          scene: 'redeem',
        },
        {
          title: 'Kies wat je leuk vindt',
          body: 'Verdeel het saldo over zo veel bonnen als je wilt. Iets groters op het oog? Betaal bij.',
          scene: 'choice-card',
        },
        {
          title: 'Geniet',
          body: 'Digitale bonnen heb je binnen een uur, fysieke in twee tot drie werkdagen. Wat overblijft, blijft van jou.',
          scene: 'congratulations',
        },
      ],
    },
    {
      blockType: 'IMAGE_BODY',
      title: 'Een blanco kaart activeren',
      body: prose`
        Blanco keuzecadeaubonnen komen in sets van drie en wachten in een la tot je er een nodig hebt. Dan zijn het
        vier korte stappen op de pagina [activeren](/activate/):

        1. Vul het kaartnummer van 19 cijfers in.
        2. Kies het bedrag.
        3. Laat je e-mailadres achter voor de bevestiging.
        4. Betaal.

        De kaart is binnen 24 uur na betaling klaar. Zijn ze op? [Bestel](/reorder/) een nieuwe set.
      `,
      scene: 'blank-cards',
      link: { title: 'Activeer een kaart', href: '/activate/' },
      imageSide: 'right',
    },
    {
      blockType: 'CATEGORIES',
      title: 'Meer dan 200 merken in zestien categorieën',
      categories: ['fashion', 'food-drink', 'travel', 'home-garden', 'games', 'beauty-wellness', 'kids-baby', 'experiences'],
      link: { title: 'Bekijk alle categorieën', href: '/category/all-gift-cards/' },
    },
    {
      blockType: 'FAQ',
      title: 'Wat je misschien nog wilt weten',
      questions: [
        ask(
          'Wat kies ik, digitaal of fysiek?',
          'Digitaal als hij er vandaag moet zijn, als ze ver weg wonen of als je de tijd precies wilt kiezen. Fysiek als je graag iets in handen geeft, of als ze niet in hun inbox wonen.',
        ),
        ask(
          'Kan ik kaarten samenvoegen?',
          'Kaarten van dezelfde soort wel: tel ze bij elkaar op in het inwisselscherm. Verschillende soorten kun je niet samenvoegen.',
        ),
        ask(
          'Hoe zit het met de verdubbelaar?',
          'Met elke keuzecadeaubon kun je meedoen aan de trekking op de eerste maandag van de maand. Eén winnaar ziet het saldo verdubbeld. Kijk bij de [verdubbelaar](/doubler/).',
        ),
        ask('Waar krijg ik hulp?', 'Bij de [klantenservice](/support/), of van een echt mens op {phone}, {hours}.'),
      ],
    },
  ],
}

const giftCardSafety: PageSeed = {
  key: 'gift-card-safety',
  language: 'nl',
  path: '/veilig-met-cadeaubonnen/',
  pageType: 'landing',
  title: 'Veilig met cadeaubonnen',
  metaTitle: 'Veilig met cadeaubonnen: je saldo blijft van jou',
  metaDescription:
    'Een cadeaubon is geld waard. Zo beschermen wij die van jou, zo doe je het zelf, en dit doe je meteen als iemand je heeft opgelicht of je kaart gestolen is.',
  blocks: [
    {
      blockType: 'TITLE_BODY',
      title: 'De ene regel',
      body: prose`
        **Niemand die eerlijk is, vraagt jou ooit om met een cadeaubon te betalen.** De Belastingdienst niet, je bank
        niet, je baas in een vergadering niet en je dochter met een nieuw nummer ook niet. Vraagt iemand om de codes?
        Hang op, sluit het bericht en bel de echte persoon op een nummer dat je al had.
      `,
    },
    {
      blockType: 'TITLE_USPS_IMAGE',
      title: 'Wat wij doen',
      usps: [
        'Nummer en pincode reizen nooit samen in één e-mail',
        'Kaartnummers en pincodes zijn versleuteld opgeslagen',
        'Na vijf verkeerde pincodes is een kaart 24 uur geblokkeerd',
        'We vragen nooit om je pincode, niet aan de telefoon, niet per mail, niet in een chat',
        'Gestolen kaarten blokkeren we zodra we het weten',
      ],
      scene: 'account',
      link: { title: 'Lees onze privacyverklaring', href: '/cookies-privacy-statement/' },
    },
    {
      blockType: 'TITLE_BODY',
      title: 'Wat je zelf kunt doen',
      body: prose`
        - Bewaar de bon en het aankoopbewijs bij elkaar tot hij op is.
        - Kras de pincode pas open als je hem gaat gebruiken.
        - Check je saldo alleen op [onze saldopagina](/check-your-balance/) of bij het merk zelf.
        - Zet geen foto van je bon online, hoe blij je er ook mee bent.
        - Koop bij winkels die je kent, nooit voor de helft bij een onbekende.

        De trucs van dieven, en hoe je erdoorheen kijkt, lees je in [oplichting met cadeaubonnen
        herkennen](/blog/oplichting-met-cadeaubonnen-herkennen/).
      `,
    },
    {
      blockType: 'FAQ',
      title: 'Als het toch is gebeurd',
      questions: [
        ask(
          'Ik heb mijn codes aan iemand gegeven. Wat nu?',
          'Bel meteen {phone}, of mail je bestelnummer naar {email}. Wat nog niet is uitgegeven, blokkeren we. Bel daarna je bank en doe aangifte bij de politie.',
        ),
        ask(
          'Mijn bon is gestolen',
          'Meld het, met het bestelnummer of het e-mailadres van de gever. We blokkeren de bon en zetten wat er nog op staat op een nieuwe.',
        ),
        ask(
          'Ik kreeg onverwacht een cadeau. Is dat echt?',
          'In een echte cadeaumail staan de naam van de gever en een bericht, en er wordt je niets gevraagd. Twijfel je? Klik nergens op, stuur hem door naar {email} en wij kijken mee.',
        ),
        ask(
          'Ik kreeg bericht dat ik de verdubbelaar heb gewonnen',
          'De winnaar krijgt een e-mail op of kort na de eerste maandag van de maand. Daarin wordt nooit om een betaling of pincode gevraagd. Gebeurt dat wel, dan komt hij niet van ons.',
        ),
      ],
    },
    {
      blockType: 'BANNER',
      title: 'Liever het zekere voor het onzekere?',
      body: 'Vraag het ons. Geen vraag is te klein, en we beantwoorden er liever tien dan dat we één kaart moeten blokkeren.',
      link: { title: 'Neem contact op', href: '/contact-us/' },
      scene: 'contact',
      tone: 'quiet',
    },
  ],
}

export const dutchLandingPages: readonly PageSeed[] = [
  lastMinuteGifts,
  giftCardsForTeachers,
  corporateChristmas,
  aboutUs,
  howItWorks,
  giftCardSafety,
]
