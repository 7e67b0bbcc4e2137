import type { PageSeed } from '../../../types.ts'
import { prose } from '../../prose.ts'

export const lastMinuteZonderDatHetZoLijkt: PageSeed = {
  key: 'blog-last-minute',
  language: 'nl',
  path: '/blog/last-minute-zonder-dat-het-zo-lijkt/',
  pageType: 'blog-article',
  title: 'Last minute, zonder dat het zo lijkt',
  metaTitle: 'Last-minute cadeaus die er niet last minute uitzien',
  metaDescription:
    'Het feest is vanavond en je hebt nog niets. Wat je in vijf minuten, een uur of een lunchpauze nog kunt doen, en waarom niemand het ooit hoeft te weten.',
  article: {
    publishedOn: '2026-05-25',
    author: 'Tom Ellery',
    topic: 'Ideeën',
    scene: 'blog-planning',
    summary: 'Een cadeau lijkt te laat als niemand erover heeft nagedacht. Nadenken kost vijf minuten. Die heb je nog.',
  },
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        Het is tien over vijf. Het feest begint om zeven uur. Je hebt de uitnodiging net nog eens gelezen, in de hoop
        dat er *volgende* zaterdag stond. Dat staat er niet.

        Eerst een troost van mensen die hun brood verdienen met cadeaus. De klok tikt voor iedereen: op een gewone dag
        zien we een piek aan het eind van de middag, op Moederdag rond het ontbijt en op pakjesavond een steile klif.
        Je bent in vrolijk gezelschap. Ten tweede: aan een cadeau kan niemand zien wanneer het gekocht is. Wat mensen
        wel zien, is of erover is **nagedacht**, en dat kost ongeveer vijf minuten.

        ## Waaraan je het ziet

        Een cadeau lijkt te laat om vier redenen, en geen daarvan is de tijd op de bon.

        1. **Het had voor iedereen kunnen zijn.** Bloemen van het tankstation, bonbons met het beveiligingslabel er
           nog op.
        2. **Het is bloot.** Geen papier, geen envelop, geen lint, nog in het tasje van de winkel.
        3. **Er zit geen bericht bij**, of een in balpen die het halverwege begaf.
        4. **Je verontschuldigt je.** *Sorry, het is maar…* Het woordje *maar* heeft meer cadeaus bedorven dan slechte
           smaak.

        Vermijd die vier en je mag kopen met je jas aan.

        ## Als je vijf minuten hebt

        Koop een digitale cadeaubon. Die heb je binnen een uur in je mail, en meestal veel sneller. De vijf minuten
        zijn om te kiezen, dus besteed ze aan de persoon en niet aan de winkel. Vraag je af: *waarover praatte diegene
        laatst met zijn handen?* De moestuin, de nieuwe keuken, dat noedeltentje. Daar heb je je merk.

        Dan het bericht: twee zinnen, met één detail dat alleen jij weet. Wil het niet lukken? [Hier is een
        recept](/blog/als-je-niet-weet-wat-je-moet-schrijven/).

        ## Als je een uur hebt

        Stuur de bon naar jezelf en maak er een ding van. Dat is de hele kunst van de late gever: maak van de e-mail
        iets met hoeken.

        - **Print hem en vouw hem in drieën**, op mooi papier als je dat hebt. Verzegel hem met een drupje kaarsvet,
          voorzichtig. Zeven of zeventig, niemand kan het laten om een zegel te verbreken.
        - **Verstop hem in iets wat erbij past.** Een tuinbon in een bloempot met aarde en een plantenlabel. Een
          koffiebon in het kopje. Een nachtje weg in een paar opgerolde sokken.
        - **Leg hem in een boek waar je van houdt**, als boekenlegger. Nu heb je twee cadeaus.
        - **Laat een kind hem bezorgen**, met instructies.
      `,
    },
    {
      blockType: 'PRODUCT_REFERENCE',
      title: 'In je inbox voordat je je schoenen hebt gevonden',
      products: ['all-in-one-gift-card', 'tumbledown-pizza', 'pottering-shed', 'overnight-owl'],
      link: { title: 'Meer last-minute cadeaus', href: '/last-minute-cadeaus/' },
    },
    {
      blockType: 'TITLE_BODY',
      body: prose`
        ## Als je er helemaal niet bij kunt zijn

        Misschien is het feest in Maastricht en sta jij op een perron in Zwolle. Stuur de bon dan niet meteen, als een
        bekentenis. Kies een moment en plan het: morgen om acht uur, bij het wakker worden; vanavond om negen uur, als
        de taart komt. Een digitale bon in een mooie verpakking, met jouw woorden erop, die precies binnenkomt als de
        kaarsjes branden, lijkt niet te laat. Hij lijkt geregisseerd.

        En bel ook even. Een stem is nog altijd de snelste bezorging die er is.

        ## Als het al te laat is

        De verjaardag was dinsdag. Vandaag is het vrijdag. Er zijn twee eervolle uitwegen, en één die dat niet is.

        **De eerlijke:** *Ik heb je verjaardag gemist en daar baal ik van. Het eten is voor mijn rekening en de datum
        staat in het rood in mijn agenda.* Te laat zijn vergeven mensen meteen. Wat ze onthouden, is dat je het
        goedmaakte.

        **De gulle:** maak er een festival van. Roep de tweede helft van de maand uit tot *verjaardagsseizoen* en vier
        het op een dag dat niemand anders het doet. De meeste mensen hebben liever aandacht op een saaie woensdag dan
        het twaalfde berichtje op de dag zelf.

        **De andere** is de post de schuld geven. Niet doen. De post heeft het al zwaar genoeg.

        ## Nooit meer (of in elk geval dit jaar niet)

        Drie dingen die minder tijd kosten dan de paniek van daarnet:

        | Doe dit | Kost je | Scheelt je |
        |---|---|---|
        | Zet alle verjaardagen in je agenda met een herinnering **tien dagen** ervoor, niet één | 20 minuten, eenmalig | Elke spoedtoeslag |
        | Leg een set van drie blanco [keuzecadeaubonnen](/gift-cards/all-in-one-gift-card/) in de la en [activeer](/activate/) er een als het zover is | 5 minuten | Het kinderfeestje op zaterdag |
        | Bestel nu vast voor volgende maand, met een bezorgdatum | 5 minuten | Het volgende artikel over dit onderwerp |

        Eén opmerking over blanco kaarten: het activeren kan tot 24 uur na betaling duren. Ze zijn dus voor de ochtend
        ervoor, niet voor op de stoep.

        ## Het is nu twintig over vijf

        Je hebt lang genoeg gelezen. Denk aan die handen, kies het merk, het bedrag, de verpakking. Schrijf twee
        zinnen. Print hem terwijl je je andere schoen zoekt. Loop om zeven uur naar binnen, een beetje buiten adem, en
        geef hem zonder één woord van excuus. *Ik dacht aan je*, mag je zeggen. Dat is nog waar ook. Alleen pas sinds
        kort.
      `,
    },
  ],
}
