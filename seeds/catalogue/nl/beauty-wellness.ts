import type { ProductTexts } from '../../types.ts'

export const beautyWellness: ProductTexts = {
  'stillwater-and-sage': {
    art: { line: 'dagje wellness' },
    tagline: 'Wellness met stilte op de kaart',
    description: [
      'Vijf verbouwde waterleidinggebouwen met warme baden, koude dompelbaden en een verbod op telefoons. Bij Stillwater & Sage kies je bij het boeken voor praten of zwijgen, en de masseurs houden zich eraan.',
      'Goed voor een uur, een ochtend of een hele dag wegdrijven, met lunch in badjas. Het cadeau dat het vaakst met een zucht wordt uitgepakt.',
    ].join('\n\n'),
    redeem: {
      title: 'Drijf weg bij Stillwater & Sage',
      description: 'Boek online met je code; badjas, handdoeken en stilte zijn inbegrepen.',
    },
  },
  'bergamot-street': {
    tagline: 'Zeep, geur en kleine luxe, per stuk',
    description: [
      'Je ruikt Bergamot Street voordat je het ziet. In Whitechapel persen ze zeep met geitenmelk, thee, bier en wat de markt die ochtend toevallig weggooide.',
      'Zeep, balsems en badstenen komen verpakt in de kruiswoordpuzzel van gisteren. Ook met een klein bedrag geef je al een week lang betere ochtenden.',
    ].join('\n\n'),
    redeem: {
      title: 'Ga je neus achterna',
      description: 'Besteed hem aan de toonbank of online; bij elke bestelling krijg je proefjes.',
    },
  },
  'rosewater-riot': {
    tagline: 'Make-up voor gezichten met plannen',
    description: [
      'Uitgesproken kleuren, milde formules en tinten die beginnen waar andere merken ophouden. Rosewater Riot test op dragartiesten, nieuwslezers en een koor, want zweten doen ze allemaal.',
      'Online je tint vinden kost twee minuten. Beter dan gokken naar haar lippenstift, en ook goed voor een sessie met een visagist, waar je eindelijk die truc met eyeliner leert.',
    ].join('\n\n'),
    redeem: {
      title: 'Begin een oproer',
      description: 'Vind online je tint en gebruik de code bij het afrekenen of in een van de vier studio’s.',
    },
  },
  'barber-and-bramley': {
    tagline: 'Knipbeurten, warme doeken en eerlijke spiegels',
    description: [
      'Barber & Bramley heeft negentien stoelen in zeven stadjes en begint niet over het weer, tenzij jij dat doet. Knippen, scheren en baardherstel, allemaal op afspraak, allemaal met een appel toe.',
      'De producten worden gemaakt met appelazijn en doen het. Een verzorgd cadeau voor zoons, vaders en bruidegoms met nog één dag te gaan.',
    ].join('\n\n'),
    redeem: {
      title: 'Neem plaats in de stoel',
      description: 'Boek met je code; hij is goed voor knippen, scheren en potten pommade.',
    },
  },
  'kelp-and-quiet': {
    tagline: 'Huidverzorging uit koud, schoon water',
    description: [
      'Een zeebioloog, een dermatoloog en een boot. Kelp & Quiet oogst met de hand zeewier bij de Hebriden, neemt een derde van elk veld en laat het dan vier jaar groeien.',
      'Zes producten, geen parfum, navullingen in blik. Voor een gevoelige huid, een nuchtere scheerder en mensen die eerst de ingrediënten lezen.',
    ].join('\n\n'),
    redeem: {
      title: 'Vind je routine',
      description: 'Beantwoord drie vragen en gebruik de code voor wat eruit komt.',
    },
  },
  'sundial-yoga': {
    tagline: 'Lessen op uren voor mensen met een leven',
    description: [
      'Zes uur ’s ochtends voor de fanatiekelingen, half negen voor ouders, twaalf uur voor kantoorschouders. Sundial geeft yoga, pilates en gewoon-even-liggen in negen lichte studio’s en via video.',
      'De matten liggen klaar en niemand verbetert je ademhaling. Geef vijf lessen aan iedereen die in vergaderingen met zijn nek rolt.',
    ].join('\n\n'),
    redeem: {
      title: 'Rol een mat uit',
      description: 'Boek je lessen met de code; hij opent ook de videobibliotheek.',
    },
  },
  'halcyon-thread': {
    tagline: 'Massage en fysio voor lijven die zitten',
    description: [
      'Halcyon Thread behandelt de bureauzitters, de tuiniers en de helden. Fysiotherapeuten en masseurs werken zij aan zij, dus je vertrekt met losse schouders én een plan om dat zo te houden.',
      'Je kunt er tot negen uur ’s avonds terecht. Een attent cadeau na een marathon, een verhuizing of een trimester proefwerken nakijken.',
    ].join('\n\n'),
    redeem: {
      title: 'Boek een behandeling',
      description: 'Kies online je behandelaar en je tijd; de code is goed voor één sessie of een deel van meer.',
    },
  },
  'fig-and-ferment': {
    tagline: 'Tonics, theeën en dingen in potten',
    description: [
      'Gembershots, slaapthee en azijndrankjes die smaken naar een bramenstruik. Fig & Ferment brouwt in Totnes en beweert niets wat het je niet zwart op wit kan laten zien.',
      'De pottenclub is het populairst, op de voet gevolgd door een workshop waar iedereen met kimchi de deur uit gaat. Voor de vriendin die al een kombuchazwam heeft.',
    ].join('\n\n'),
    redeem: {
      title: 'Draai een pot open',
      description: 'Te besteden aan thee, tonics of een live workshop online.',
    },
  },
  'curl-assembly': {
    tagline: 'Een salon en winkel voor krullen, kroes en slag',
    description: [
      'Hier is geen krul ‘weerbarstig’. Curl Assembly knipt droog, rekent tijd en geen haartype, en verkoopt producten per liter, want tweehonderd milliliter is een grap.',
      'De kappers leggen uit wat ze doen, in acht salons en op video. Een gul en echt nuttig cadeau voor vrienden met krullen van elke leeftijd.',
    ].join('\n\n'),
    redeem: {
      title: 'Maak kennis met je kapper',
      description: 'Boek een knipbeurt of vul een mandje; wat overblijft, houd je.',
    },
  },
  'nightcap-apothecary': {
    tagline: 'Alles voor een betere nachtrust',
    description: [
      'Kussensprays, verzwaringsdekens, kruidendruppels en een slaapdagboek met droge grappen in de kantlijn. Nightcap is van twee zussen: de een verpleegkundige in de nachtdienst, de ander scheikundige met een tweeling.',
      'Zij weten ervan. Voor kersverse ouders, mensen in ploegendienst en examenkandidaten die steeds op de klok kijken.',
    ].join('\n\n'),
    redeem: {
      title: 'Ga eens vroeg naar bed',
      description: 'Te besteden aan sprays, dekens of de slaapcursus van vier weken.',
    },
  },
  'saltcellar-sauna': {
    tagline: 'Houtgestookte sauna’s op winderige stranden',
    description: [
      'Paardentrailers, herdershutten en één oude reddingsboot, elk met een kachel, een raam en buiten de zee. Saltcellar staat op veertien stranden en leent nieuwkomers een wollen muts.',
      'Ga alleen, deel de bank of huur de hele boel. Een verjaardagscadeau waar mensen maanden later nog over vertellen, meestal met hun handen erbij.',
    ].join('\n\n'),
    redeem: {
      title: 'Warm je op bij Saltcellar',
      description: 'Kies een strand en een getij; de code boekt je plek op de bank.',
    },
  },
  'petal-and-proof': {
    art: { line: 'parfum op nummer' },
    tagline: 'Parfum dat je mengt met een scheikundige',
    description: [
      'Negentig minuten, dertig flesjes, één eerlijke neus. Bij Petal & Proof meng je aan de werktafel je eigen geur; de formule wordt bewaard en je bestelt hem voortaan op nummer.',
      'Veel stellen doen het in de week voor hun bruiloft. Goed voor een sessie of, voor wie verlegen is, een thuispakket met tien buisjes en een telefoontje.',
    ].join('\n\n'),
    redeem: {
      title: 'Meng je eigen geur bij Petal & Proof',
      description: 'Reserveer een werktafel of bestel het thuispakket met je code.',
    },
  },
  'nailed-to-the-mast': {
    tagline: 'Manicures met zout in het bloed',
    description: [
      'Twee voormalige scheepswerktuigkundigen openden een nagelstudio in Southampton en verfden die als een vuurtoren. Nailed to the Mast doet gellak, reparaties en piepkleine seinvlaggetjes die spellen wat jij maar wilt.',
      'Je handen worden gemasseerd met crème die ook in de machinekamer werkt. Neem een vriendin mee, ga op de bank bij het raam zitten en kijk naar de veerboten.',
    ].join('\n\n'),
    redeem: {
      title: 'Kom aan boord',
      description: 'Laat je code zien in een van de zes nagelstudio’s, op afspraak of zomaar.',
    },
  },
  'elbow-room-counselling': {
    tagline: 'Iemand om mee te praten, een uur per keer',
    description: [
      'Een overzicht van gescreende therapeuten en coaches die hun prijzen laten zien en een gratis kennismakingsgesprek bieden. Met je tegoed bij Elbow Room praat je via video, wandelend in een park of in een stille kamer.',
      'Een persoonlijk cadeau, dat je het best geeft met een lief briefje en zonder advies. Het blijft privé: de gever komt nooit te weten hoe het tegoed is gebruikt.',
    ].join('\n\n'),
    redeem: {
      title: 'Zoek iemand om mee te praten',
      description: 'Het tegoed geldt bij iedereen in het overzicht; je boekingen worden nooit met de gever gedeeld.',
    },
  },
  'tinker-bath-company': {
    art: { line: 'bruisen en badderen' },
    tagline: 'Bruisballen, gebouwd als vuurwerk',
    description: [
      'Ze bruisen, ze tollen, en eentje speelt een zonsondergang na. Tinker bouwt bruisballen in lagen, zodat het water twee keer van kleur verandert voordat je hoofdstuk uit is.',
      'Met navullingen, doe-het-zelfpakketten en een spaareend voor trouwe klanten. Even geliefd bij negenjarigen als bij de uitgeputte volwassenen die erbij horen.',
    ].join('\n\n'),
    redeem: {
      title: 'Steek de lont aan',
      description: 'Vul de code in bij het afrekenen; bij de pakketten zit een veiligheidsbril.',
    },
  },
}
