import type { ProductTexts } from '../../types.ts'

export const homeGarden: ProductTexts = {
  'hearth-and-heron': {
    art: { line: 'gemaakt in Shropshire' },
    tagline: 'Meubels voor huizen waarin geleefd wordt',
    description: [
      'Tafels die huiswerk vergeven, banken met een wasbaar jasje, kasten die toegeven dat er te veel in gaat. Hearth & Heron bouwt in Shropshire en bezorgt met twee mensen die hun schoenen uittrekken.',
      'Onder elk stuk zit een tekening van alle onderdelen geplakt. Een goed begin voor een nieuw huis, of eindelijk vervanging voor de stoel waar niemand op zit.',
    ].join('\n\n'),
    redeem: {
      title: 'Richt in met Hearth & Heron',
      description: 'Gebruik je code online of in een showroom, en betaal de rest gerust op een andere manier.',
    },
  },
  'pottering-shed': {
    art: { line: 'zaad, schep en geduld' },
    tagline: 'Alles voor de tuin, behalve het weer',
    description: [
      'Zaad per snufje, gereedschap met geoliede stelen en een man zonder haast, Denzil, die plantenvragen per brief beantwoordt. Pottering Shed heeft elf kwekerijen en één reusachtig kascafé.',
      'Vanaf november is het planttijd voor alles met kale wortel; de tomaten houden eigenlijk nooit op. Beginners krijgen bij hun cadeaubon gratis een beplantingsplan.',
    ].join('\n\n'),
    redeem: {
      title: 'Kom lekker rommelen',
      description: 'Voor planten, potten, gereedschap of taart; je hoeft niet alles in één keer op te maken.',
    },
  },
  'tin-thimble-homeware': {
    art: { line: 'nuttige spullen' },
    tagline: 'Nuttige spullen, vrolijk gemaakt',
    description: [
      'Emaillen mokken, degelijke stofblikken en een citroenpers die volwassen mensen heeft doen slikken. Tin Thimble spoort werkplaatsen op die nog één ding heel goed maken.',
      'Niets is er echt duur en nergens zit een scherm op. Voor alles wat een eerste keuken mist, of iets leuks voor een la die vol leek.',
    ].join('\n\n'),
    redeem: {
      title: 'Struin langs de planken van Tin Thimble',
      description: 'Online, of in de winkels in York, Frome en Deal.',
    },
  },
  'lamplighter-yard': {
    tagline: 'Licht dat van dinsdagavond een schilderij maakt',
    description: [
      'Messing, porselein en geblazen glas, bedraad op een werf in Birmingham waar ooit gaslantaarns werden gemaakt. Lamplighter stuurt een kaartje met warme en koele lampen, zodat je thuis kiest, als het donker is.',
      'Advies over elektra is gratis en ongezouten. Voor verhuizers, lezers en iedereen die onder een tl-buis zit.',
    ].join('\n\n'),
    redeem: {
      title: 'Verlicht een kamer',
      description: 'Vul je code in bij het afrekenen; het proefkaartje met lampen krijg je van ons.',
    },
  },
  quillow: {
    tagline: 'Beddengoed waar echt over is nagedacht',
    description: [
      'Quillow maakt lakens in twee weefsels en veertien verwassen kleuren, met een merkje aan de bovenkant zodat je nooit meer met een hoeslaken vecht. De dekbedden zijn links warmer dan rechts, voor stellen die het niet eens worden.',
      'Elke set mag je zestig nachten proberen. Een degelijk cadeau voor bruiloften, eerste huizen en mensen die beweren dat ze vrijwillig slecht slapen.',
    ].join('\n\n'),
    redeem: {
      title: 'Maak het bed op met Quillow',
      description: 'De code geldt voor beddengoed, dekbedden en dat ene heel goede kussen.',
    },
  },
  'ampersand-paint': {
    tagline: 'Veertig kleuren, en geen beige om over te twisten',
    description: [
      'De meeste verfwaaiers tellen duizend tinten, waarvan dertig crème. Ampersand heeft er veertig, gekozen door twee schilders en een gepensioneerde buschauffeur, en elke kleur heet naar een zin.',
      'Proefpotjes gaan dezelfde middag nog op de post. Genoeg voor een gang, een babykamer of één roekeloos plafond.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies een zin, verf een muur',
      description: 'Gebruik de code eerst voor proefpotjes; de rest wacht op de grote blikken.',
    },
  },
  'grate-and-gather': {
    tagline: 'Pannen en kooklessen voor luidruchtige keukens',
    description: [
      'Gietijzeren pannen, stalen woks en avondlessen waar je opeet wat je laat aanbranden. Grate & Gather heeft zeven kookwinkels met het fornuis in het midden en krukken eromheen.',
      'Op donderdag slijpen ze gratis je messen. Voor één serieuze pan, of voor een avond dumplings vouwen met een vriend.',
    ].join('\n\n'),
    redeem: {
      title: 'Kook bij Grate & Gather',
      description: 'Te besteden aan lessen en kookgerei, in de winkels en online.',
    },
  },
  'mossgarden-terrace': {
    tagline: 'Groen voor kleine balkons',
    description: [
      'Geen gazon? Geen punt. Mossgarden verkoopt bakken die klemmen, klimmen en hangen, met kruiden, varens en tomaten die tot je knie komen en niet verder. In elk pakket zit potgrond, afgemeten op de handvol.',
      'De plantendokter reageert binnen een uur op je foto. Fijn voor appartementen, vensterbanken op kantoor en iedereen met een dode basilicum op zijn geweten.',
    ].join('\n\n'),
    redeem: {
      title: 'Laat iets groeien op de rand',
      description: 'Kies een pakket met je code; de bezorging, met CO2-boekhouding, is inbegrepen.',
    },
  },
  'candlewick-and-stone': {
    tagline: 'Traag brandende kaarsen uit een oude kapel',
    description: [
      'Bijenwas uit Herefordshire, met de hand geknipte lonten en geuren die naar echte plekken ruiken: natte leisteen, oude gezangboeken, een kas in juni. Candlewick & Stone giet op maandag en woensdag.',
      'Stuur het potje terug en het komt voor de halve prijs weer vol bij je aan. Een stil, warm cadeau voor zo’n beetje iedereen.',
    ].join('\n\n'),
    redeem: {
      title: 'Steek er een aan bij Candlewick & Stone',
      description: 'Kies een geur, of laat de potjes bijvullen die je al hebt.',
    },
  },
  'hammer-and-hob': {
    art: { line: 'gereedschap met geduld' },
    tagline: 'Gereedschap, hout en een uur van iemand die het weet',
    description: [
      'Een ijzerwinkel met een werkbank die je kunt reserveren. Hammer & Hob verkoopt schroeven per stuk, leent weleens een boortje uit en leert je tegelen, planken ophangen en niet bang zijn voor de hoofdkraan.',
      'Bij elke cadeaubon hoort een gratis uur aan de werkbank. Voor kersverse huiseigenaren, vastberaden huurders en vaders die graag in de rij staan voor hout.',
    ].join('\n\n'),
    redeem: {
      title: 'Maak het zelf bij Hammer & Hob',
      description: 'Laat de cadeaubon zien aan de kassa, of boek er online werkbanktijd mee.',
    },
  },
  'ravel-rugs': {
    tagline: 'Kleden, geweven van wat de mode weggooide',
    description: [
      'Ravel versnippert onverkochte wollen jassen en weeft het garen in Kidderminster. Geen streep is gelijk, vlekken deppen er zo uit en de kleden zijn zwaar genoeg om te blijven liggen.',
      'Stuur een foto van je vloer en een ontwerper legt er drie mogelijkheden op. Zo wordt een kille nieuwe kamer een kamer.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies een Ravel',
      description: 'Advies van de ontwerpers is gratis; de code vul je in bij het afrekenen.',
    },
  },
  'the-unhurried-clock': {
    tagline: 'Klokken en kalenders die niet piepen',
    description: [
      'Wandklokken met één wijzer, scheurkalenders, eierwekkers gevuld met zand uit Norfolk. The Unhurried Clock is begonnen door een opgebrande luchtverkeersleider die de tijd wat ruimer wilde laten voelen.',
      'Alles moet je opwinden, omkeren of een zetje geven. Een cadeau met een knipoog, voor pensioenen, sabbaticals en vrienden die altijd te vroeg zijn.',
    ].join('\n\n'),
    redeem: {
      title: 'Neem de tijd',
      description: 'Kies online met het kaartnummer, of kom langs in het atelier in Holt.',
    },
  },
  'brimwater-bath-house': {
    tagline: 'Handdoeken, tegels en kranen voor betere ochtenden',
    description: [
      'Altijd vol tot aan de rand. Brimwater richt badkamers in en verkoopt aan alle anderen handdoeken die jou drogen, matten die zichzelf drogen en een douchekop die neuriet.',
      'Op de winkelvloer staan loodgieters die vragen beantwoorden zonder te zuchten. De cadeaubon is welkom in zes badhuizen en online.',
    ].join('\n\n'),
    redeem: {
      title: 'Fris je op bij Brimwater',
      description: 'Voor handdoeken vandaag, of als bijdrage aan een hele badkamer later.',
    },
  },
  'doorstep-orchard': {
    art: { line: 'oude bomen, nieuw thuis' },
    tagline: 'Fruitbomen voor elk lapje grond',
    description: [
      'Een peer voor in de pot, een appel voor langs een boog, een pruim voor bij het tuinhek. Doorstep Orchard ent tweehonderd oude rassen in Kent en stuurt ze op met een paal, een boomband en een plan.',
      'In de eerste winter bellen ze om je te helpen planten. Mensen geven een boom bij een geboorte, een bruiloft of een afscheid, en het fruit komt vanzelf.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies je boom',
      description: 'Bestellen kan altijd; de bomen reizen met kale wortel, tussen november en maart.',
    },
  },
  'penny-postbox-prints': {
    tagline: 'Kunst voor aan de muur, van mensen van vlees en bloed',
    description: [
      'Tachtig grafici, van linosnede tot boekdruk, met prijzen voor beginnende verzamelaars. Penny Postbox verstuurt plat, ingelijst of opgerold, en de kunstenaar krijgt twee derde.',
      'Upload je muur en je krijgt advies over formaat, niet over smaak. Zo hoef jij geen kunst voor een ander te kiezen, en komt er toch iets in dat gat boven de bank.',
    ].join('\n\n'),
    redeem: {
      title: 'Hang iets nieuws op',
      description: 'Kies een prent en een lijst; wat overblijft, wacht op de volgende kale muur.',
    },
  },
}
