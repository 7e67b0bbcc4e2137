import type { ProductTexts } from '../../types.ts'

export const experiences: ProductTexts = {
  'crimson-basket-balloons': {
    art: { line: 'ballonvaarten' },
    tagline: 'Ballonvaren aan de beschaafde kant van de dageraad',
    description: [
      'Twaalf piloten, negen opstapplaatsen en een ontbijt dat wacht tot je landt. Het bedrijf zweeft al over de heggen sinds een dominee en een zeilmaker de eerste mand bouwden.',
      'Varen kan alleen als de wind het goedvindt, dus de bon heeft geduld. Passagiers krijgen een oorkonde, een broodje spek en het stilste uur van hun jaar.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies je opstapplaats',
      description: 'Reserveer telefonisch of online; een uitgestelde vaart behoudt zijn volle waarde.',
    },
  },
  'playhouse-passport': {
    tagline: 'Eén bon voor tweehonderd kleine theaters',
    description: [
      'Boven cafés, in schuren, aan het eind van een pier. Playhouse Passport opent de deuren van tweehonderd theaters waar een acteur zomaar je jas kan lenen.',
      'Boeken kan tot het laatste moment, en ruilen als de trein je in de steek laat. De bon betaalt stoelen, ijsjes in de pauze en soms een tekstboekje, en houdt menig theater overeind.',
    ].join('\n\n'),
    redeem: {
      title: 'Neem je plaats in',
      description: 'Zoek op stad en datum; met de code boek je de stoelen meteen.',
    },
  },
  'clay-and-kin': {
    art: { line: 'avondje pottenbakken' },
    tagline: 'Avondjes pottenbakken met wijn uit scheve bekers',
    description: [
      'Twee uur, voor ieder een draaischijf en een docent die wel erger heeft gezien. Clay & Kin bakt en glazuurt wat je maakt en stuurt het op, verpakt in stro en aanmoediging.',
      'Wie niet van draaien houdt, werkt met de hand aan tafel. Geliefd bij vrijgezellenfeesten, moeders en vrienden die geen spullen meer hoeven.',
    ].join('\n\n'),
    redeem: {
      title: 'Boek een draaischijf bij Clay & Kin',
      description: 'Vul je code online in voor elk atelier; glazuur en verzending horen erbij.',
    },
  },
  'gearstick-days': {
    tagline: 'Rijd in iets wat ouder is dan jij',
    description: [
      'Een toerwagen uit de jaren dertig, een driewieler, een postbusje, een brandweerauto mét bel. Gearstick Days heeft tachtig voertuigen op een vliegveld in Lincolnshire en leert je in alle rust schakelen met tussengas.',
      'Kinderen mogen achterin zitten en zwaaien. Het cadeau voor wie de lol in autorijden kwijt is.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies je voertuig',
      description: 'Boek een dag op het vliegveld met je kaartnummer; neem je rijbewijs mee.',
    },
  },
  'owl-and-oven': {
    tagline: 'Kookles in keukens waar echt gewerkt wordt',
    description: [
      'Leer deeg in een bakkerij, vis op de kade en curry bij iemands tante thuis. Owl & Oven stuurt kleine groepen na sluitingstijd een echte keuken in, met degene die daar altijd kookt.',
      'Na afloop eet je samen op wat je maakte. De bon is goed voor één les of een plek in de broodweek van de zomer.',
    ].join('\n\n'),
    redeem: {
      title: 'Zoek een keuken',
      description: 'Kies een stad en een gerecht; je code houdt meteen een plek vrij.',
    },
  },
  'starling-sings': {
    tagline: 'Eén dag in een koor, zonder auditie',
    description: [
      'Om tien uur binnen, om vier uur op het podium. Starling brengt tweehonderd onbekenden bijeen in kathedralen, parkeergarages en zwembaden om drie liedjes meerstemmig te leren, en te zingen voor wie er maar komt kijken.',
      'Noten lezen hoeft niet. Je gaat schor en omhelsd naar huis, vaak met een nieuwe vriendschap bij de alten.',
    ].join('\n\n'),
    redeem: {
      title: 'Vind je stem',
      description: 'Kies een stad en een datum; lunch en zangbundel zitten bij de code in.',
    },
  },
  'falcon-and-field': {
    tagline: 'Wandelen met een roofvogel op je arm',
    description: [
      'Twee uur door de bossen van Wiltshire met een woestijnbuizerd die je van boom tot boom volgt en op je handschoen terugkomt voor het ontbijt. Falcon & Field heeft elf vogels en kent al hun humeuren.',
      'In de schemering vliegen de uilen. Vanaf acht jaar, elke conditie, niet gillen.',
    ].join('\n\n'),
    redeem: {
      title: 'Maak kennis met je vogel',
      description: 'Bel met je kaartnummer; de vogels vliegen het hele jaar, behalve in de mist.',
    },
  },
  'laugh-track-live': {
    tagline: 'Comedyavonden op onwaarschijnlijke plekken',
    description: [
      'Een wasserette, een stadhuis, een boot. Laugh Track Live zet vijf comedians per avond neer op plekken die er niet voor gebouwd zijn, in veertig steden, met zo weinig stoelen dat iedereen dichtbij zit.',
      'Roep je erdoorheen, dan doneer je aan het goede doel. Met een bon kom je met z’n tweeën binnen en is het eerste rondje betaald.',
    ].join('\n\n'),
    redeem: {
      title: 'Prik een avond',
      description: 'Kies een stad en laat de code zien aan de deur.',
    },
  },
  'tealight-cinema': {
    tagline: 'Films in tuinen, schuren en lege zwembaden',
    description: [
      'Ligstoelen, dekens, koptelefoons en een projector op een aanhanger. Tealight Cinema vertoont ’s zomers nieuwe films en oude liefdes op zo’n tachtig vreemde plekken en verhuist in de winter naar dorpshuizen.',
      'Met een bon is de warme chocolademelk inbegrepen. Voor een date, voor het hele gezin, en op dinsdag mag de hond mee.',
    ].join('\n\n'),
    redeem: {
      title: 'Houd twee ligstoelen vrij',
      description: 'Boek een voorstelling met je code; wie het eerst komt, zit het warmst.',
    },
  },
  'backstage-key': {
    tagline: 'Achter de schermen op plekken die meestal dicht zijn',
    description: [
      'Een klokkentoren, een bakkerij om drie uur ’s nachts, de tunnel onder een pier. Backstage Key haalt vierhonderd plekken over om eens per maand tien mensen binnen te laten, met iemand die er alles van weet.',
      'Op de eerste van elke maand gaan er nieuwe deuren open. Voor nieuwsgierigen, want die zijn lastig te verrassen.',
    ].join('\n\n'),
    redeem: {
      title: 'Draai de sleutel om',
      description: 'Reserveer een deur met je code; een groep is nooit groter dan tien.',
    },
  },
  'ropewalk-woods': {
    tagline: 'Boomkruinpaden, kabelbanen en een kalme oom eronder',
    description: [
      'Netten, bruggen en één lange zoef over een dal. Ropewalk heeft tien bossen, in gradaties van ‘peuter’ tot ‘vertel het niemand’, en een instructeur op elke zes mensen.',
      'Toeschouwers lopen beneden een eigen route mee. Een heerlijk dagje uit voor neefjes, collega’s en dappere oma’s. Thermosfles mag mee.',
    ].join('\n\n'),
    redeem: {
      title: 'Klim omhoog bij Ropewalk',
      description: 'Boek een bos en een tijd; helm en harnas krijg je te leen.',
    },
  },
  'moth-hour': {
    art: { line: 'nachtlessen' },
    tagline: 'Sterren, vleermuizen en andere nachtlessen',
    description: [
      'In het donker, met een gids en een thermosfles. Moth Hour gaat met kleine groepjes op pad om vallende sterren te zien, vleermuizen te tellen, nachtegalen te beluisteren of de havenlichten te fotograferen.',
      'Rode zaklampen zijn te leen en beginners zijn in de meerderheid. Stuur een bon naar slapelozen, romantici en kinderen die op mogen blijven.',
    ].join('\n\n'),
    redeem: {
      title: 'Blijf lekker laat op',
      description: 'Kies een nachtles met je code; bij bewolking mag je gratis terugkomen.',
    },
  },
  'tasting-ladder': {
    art: { line: 'acht kleine treden' },
    tagline: 'Acht treden thee, gin, honing of kaas',
    description: [
      'Een ladder bestaat uit acht kleine proefjes, elk een tree vreemder dan het vorige. Tasting Ladder zet ze neer in bars, schuren en voorkamers in dertig steden, met een maker die overal antwoord op heeft.',
      'Wie niet drinkt, telt net zo hard mee. Een bon is goed voor één ladder of twee, en de thuisversie past prima in de post.',
    ].join('\n\n'),
    redeem: {
      title: 'Beklim een ladder',
      description: 'Kies stad en smaak, of bestel de thuisladder online.',
    },
  },
  'anvil-mile': {
    tagline: 'Weekendcursussen in metaal, glas en hout',
    description: [
      'Smeed een pook, blaas een presse-papier, snijd een lepel. Anvil Mile verbindt vijftig ambachtslieden die vier leerlingen tegelijk aannemen en iedereen met iets zwaars naar huis sturen.',
      'Gereedschap, bril en lunch staan klaar. Een zeldzaam goed cadeau voor mensen die de hele dag met cijfers schuiven.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies een ambacht',
      description: 'Bel de makers of boek online; met de bon houd je een plek vrij.',
    },
  },
  'grand-day-post': {
    tagline: 'Speurtochten door steden die je dacht te kennen',
    description: [
      'Er komt een envelop met een plattegrond, een raadsel en een sleutel die ergens op past. Grand Day Post schreef speurtochten voor zeventig steden, en elke tocht eindigt in een theehuis waar ze op je rekenen.',
      'Twee tot zes personen, drie uur, platte schoenen. Stelletjes doen er een aanzoek mee; gezinnen maken gewoon ruzie.',
    ].join('\n\n'),
    redeem: {
      title: 'Bestel je envelop',
      description: 'Kies een stad met de code, dan doen wij de sleutel op de post.',
    },
  },
}
