import type { ProductTexts } from '../../types.ts'

export const streamingMusic: ProductTexts = {
  lampreel: {
    tagline: 'Films gekozen door mensen, niet door percentages',
    description: [
      'Zeshonderd films tegelijk, elke week ververst door een panel van filmoperateurs. Bij Lampreel start niets vanzelf en scrol je nergens eindeloos: je krijgt een korte lijst, met bij elke titel een reden.',
      'Kijk op alles met een scherm, met maximaal vijf man in huis. De bon loopt zolang het tegoed strekt, en houdt dan gewoon op.',
    ].join('\n\n'),
    redeem: {
      title: 'Druk op play bij Lampreel',
      description: 'Vul de code in bij je account; de maanden staan er meteen op.',
    },
  },
  'vinyl-vicarage': {
    tagline: 'Platen, nieuw en gered, uit een oude pastorie',
    description: [
      'Veertigduizend platen in een tochtig huis bij Hereford, gesorteerd op stemming en daarna op jaar. Vinyl Vicarage keurt eerlijk, draait ze allemaal en pakt ze in als eieren.',
      'Vraag om een verrassingsdoos per seizoen. De bon geldt ook voor de concerten in de orgelkamer, waar het publiek op de trap zit.',
    ].join('\n\n'),
    redeem: {
      title: 'Blader door de bakken',
      description: 'Te gebruiken online of in de winkel in de pastorie, van donderdag tot en met zondag.',
    },
  },
  hummingbox: {
    tagline: 'Muziekstreaming die per luisterbeurt betaalt',
    description: [
      'Je abonnementsgeld gaat naar de mensen die je echt draait. Hummingbox verdeelt elke cent naar wat jij luistert, laat je de rekensom zien en doet er songteksten, hoesteksten en livesets bij.',
      'Er is een stille stand voor kinderen en een harde voor keukens. Geef drie maanden of een heel jaar.',
    ].join('\n\n'),
    redeem: {
      title: 'Zet maanden op Hummingbox',
      description: 'Typ de code in bij Account; hij komt boven op een lopend abonnement.',
    },
  },
  'second-encore': {
    tagline: 'Concertkaartjes, doorgegeven voor wat ze kostten',
    description: [
      'Geen woekeraars, geen raadselachtige toeslagen. Second Encore heeft kaartjes voor concerten, festivals en clubavonden in het hele land, en doorverkoop gaat voor de oorspronkelijke prijs of minder.',
      'Wie vooraan wil staan, loot eerlijk mee. Een bon voor muziekliefhebbers met een smaak die niemand iets aangaat, en jou al helemaal niet.',
    ].join('\n\n'),
    redeem: {
      title: 'Zoek een concert',
      description: 'Gebruik de code bij het afrekenen of houd hem klaar voor een loting.',
    },
  },
  'wireless-and-wool': {
    tagline: 'Radio’s, speakers en de troost van het scheepsweerbericht',
    description: [
      'Speakers bekleed door een wever in Galashiels, met één draaiknop en in de grote zelfs echte buizen. Wireless & Wool maakt radio’s voor keukens, badkamers en mensen die klaar zijn met apps.',
      'Onderhoud is tien jaar lang gratis. Met de bon laat je de keuze van het tweed aan hen over.',
    ].join('\n\n'),
    redeem: {
      title: 'Stem af',
      description: 'Te besteden online of in de werkplaats in Galashiels.',
    },
  },
  'lantern-kids-tv': {
    tagline: 'Televisie die ophoudt wanneer dat beloofd is',
    description: [
      'Programma’s voor twee tot negen jaar, zonder cliffhangers, reclame of uitpakfilmpjes. Elke avond van Lantern heeft een begin, een midden en een liedje over tandenpoetsen.',
      'Ouders bepalen hoelang het duurt, en dan dooft de lamp op het scherm. Een welkom cadeau voor gezinnen die weleens een kop thee willen opdrinken.',
    ].join('\n\n'),
    redeem: {
      title: 'Steek de lantaarn aan',
      description: 'Een volwassene zet de code op het gezinsaccount.',
    },
  },
  'opera-by-candle': {
    tagline: 'Grote stemmen, gestreamd uit kleine kamers',
    description: [
      'Een strijkkwartet in een botenhuis, een bariton in een bakkerij. Opera by Candle filmt intieme concerten in één take en zendt ze live uit, met een pauze om het glas te heffen.',
      'In het archief liggen driehonderd avonden. Een cadeau voor grootouders ver van de stad, en voor knieën die niets hebben met het balkon.',
    ].join('\n\n'),
    redeem: {
      title: 'Dim het licht',
      description: 'In te wisselen voor losse avonden of een seizoen; speelt op elk scherm.',
    },
  },
  podwright: {
    tagline: 'Luisterverhalen van piepkleine teams',
    description: [
      'Detectives in afleveringen, kalme documentaires en één slepende vete tussen twee volkstuinen. Leden van Podwright betalen mee aan hun favoriete series en horen ze eerder, bloopers inbegrepen.',
      'Tachtig procent gaat naar de makers. Stuur een bon naar forenzen, hondenuitlaters en die vriend die alles van commentaar voorziet. De eerste aflevering is altijd gratis.',
    ].join('\n\n'),
    redeem: {
      title: 'Stem je feed af',
      description: 'Wissel in voor tegoed en verdeel het over je favoriete series.',
    },
  },
  'fretwork-lessons': {
    tagline: 'Gitaar leren van iemand met geduld',
    description: [
      'Elke week twintig minuten videoles van een echte docent, en een app die luistert zonder te oordelen. Fretwork doet gitaar, bas, banjo en ukelele, van eerste akkoord tot eerste bruiloft.',
      'De leengitaar is er binnen een week. Met de bon koop je een maand, een semester of het zetje dat iemand al twintig jaar nodig heeft.',
    ].join('\n\n'),
    redeem: {
      title: 'Boek een eerste les',
      description: 'Kies een docent met je code; de leengitaar hoort er een semester lang bij.',
    },
  },
  'drumskin-alley': {
    tagline: 'Repeteren en opnemen per uur',
    description: [
      'Gedempte ruimtes, gestemde drums en een technicus die Bex heet en iedereen als een band laat klinken. Drumskin Alley heeft acht studio’s onder het spoor en een automaat vol plectrums.',
      'Huur per uur, neem op per dag. Geweldig voor tieners, koren en vier vaders met een bandnaam.',
    ].join('\n\n'),
    redeem: {
      title: 'Boek een ruimte',
      description: 'Gebruik de code voor repetitietijd of een dag opnemen.',
    },
  },
  'pagefold-news': {
    tagline: 'Goede kranten, één eerlijk abonnement',
    description: [
      'Negen regionale kranten en vier tijdschriften in één kalme app, met een weekeditie op echt papier. Pagefold sorteert niets op verontwaardiging en is een keer uit: er bestaat een laatste pagina.',
      'De kruiswoordpuzzel komt tweemaal, makkelijk en gemeen. Past bij een pensioen, een leven in het buitenland en huishoudens die het geritsel missen.',
    ].join('\n\n'),
    redeem: {
      title: 'Sla pagina één op',
      description: 'De code start een abonnement dat vanzelf stopt als het tegoed op is.',
    },
  },
  'silent-disco-supply': {
    tagline: 'Koptelefoons, drie kanalen en één goede dansvloer',
    description: [
      'Huur veertig koptelefoons en een bruiloft kan tot vier uur doorgaan zonder één klacht. Silent Disco Supply stuurt de spullen op, programmeert de kanalen en doet er reservebatterijen bij, met een gedicht.',
      'Kleinere sets passen bij keukens en verjaardagen. De bon geldt voor huur van één avond tot een lang weekend.',
    ].join('\n\n'),
    redeem: {
      title: 'Open de dansvloer',
      description: 'Kies je datum en het aantal dansers; de code gaat van de huur af.',
    },
  },
  'score-and-manuscript': {
    tagline: 'Bladmuziek voor elke eenzame piano',
    description: [
      'Veertigduizend partituren, gedrukt op roomwit papier of verstuurd naar je tablet, met vingerzettingen van docenten die je kunt vertrouwen. Score & Manuscript transponeert op verzoek en arrangeert voor wie er maar meespeelt.',
      'Koren zijn er dol op. Met een bescheiden bon is een muzikant wekenlang gelukkig. Omslaan doe je waar je handen vrij zijn.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies een partituur',
      description: 'Gebruik de code online, of aan de toonbank in Manchester, met een piano om te proberen.',
    },
  },
  flickerpass: {
    tagline: 'Eigenzinnige bioscopen, één pas',
    description: [
      'Honderdtien filmhuizen met fluweel, gekraak en een kat. Met tegoed van Flickerpass koop je er overal een stoel, op elk uur en zonder reserveringskosten.',
      'Sommige hebben banken, de meeste hebben taart. Fijn voor stelletjes, voor matinees in je eentje en voor de babyvoorstelling op woensdag. De kat gaat zitten waar ze wil.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies een filmhuis',
      description: 'Laat de code zien bij de kassa of boek online, stoel voor stoel.',
    },
  },
}
