import type { ProductTexts } from '../../types.ts'

export const booksStationery: ProductTexts = {
  'foxglove-and-folio': {
    art: { line: 'boekverkopers' },
    tagline: 'Boekwinkels met leunstoelen en een uitgesproken mening',
    description: [
      'Tweeëntwintig boekwinkels, elk geleid door iemand die achter de kassa zit te lezen. Foxglove & Folio schrijft een kaartje bij elk boek op de voorste tafel, ook bij de boeken die tegenvielen.',
      'Een leesrecept is gratis: vertel hoe je week was en je gaat met een titel de deur uit. Voor lezers die je niet kunt peilen is een bon nog altijd het beste antwoord.',
    ].join('\n\n'),
    redeem: {
      title: 'Vraag het de boekverkoper',
      description: 'Te besteden in elke winkel en online, aan boeken, leesrecepten en boekenbonnen.',
    },
  },
  'inkling-row': {
    tagline: 'Vulpennen, mooi papier en vriendelijke schrijfles',
    description: [
      'Volgens Inkling Row is elk handschrift nog te redden. Op het bureau liggen veertig pennen om te proberen, aan de muur hangen tweehonderd inktstalen en op zaterdag houdt de pennendokter spreekuur.',
      'De schriftelijke cursus komt letter voor letter met de post. Voor geslaagden, peetouders en mensen die nog bedankbriefjes sturen.',
    ].join('\n\n'),
    redeem: {
      title: 'Zet de pen op papier',
      description: 'Gebruik de code online of aan de schrijftafel in Bath.',
    },
  },
  'paperweight-press': {
    tagline: 'Notitieboeken die plat blijven liggen en hun mond houden',
    description: [
      'Genaaid gebonden, met stippeltjespagina’s en kaften in de kleur van goede koekjes. Paperweight maakt notitieboeken, agenda’s en planners in een binderij in Leicester, met paginanummers, zodat je die ene gedachte ook terugvindt.',
      'Een naam in foliedruk kost niets extra. Een kleine bon voor een collega, een grotere voor een romancier in wording.',
    ].join('\n\n'),
    redeem: {
      title: 'Begin op een schone bladzijde',
      description: 'Zet je initialen erbij bij het afrekenen; met een cadeaubon is de foliedruk gratis.',
    },
  },
  'the-borrowed-shelf': {
    tagline: 'Een abonnement op andermans lievelingsboeken',
    description: [
      'Elke maand leent een onbekende je het boek dat hij iedereen aanraadt: een bakker, een buschauffeur, een botanicus. The Borrowed Shelf stuurt een nieuw exemplaar, met hun krabbels in de kantlijn gedrukt.',
      'Drie, zes of twaalf maanden, fictie of juist niet. Een cadeau waar een tweede stem in meepraat, en lezers schrijven terug.',
    ].join('\n\n'),
    redeem: {
      title: 'Maak kennis met je eerste uitlener',
      description: 'Vertel wat je prachtig en vreselijk vindt; met de code gaat het abonnement in.',
    },
  },
  'gutter-and-panel': {
    art: { line: 'strips & zines' },
    tagline: 'Strips, manga en zines van buiten de lijntjes',
    description: [
      'Strips van muur tot muur, een leeskuil voor kinderen en een kopieerapparaat waar iedereen aan mag. Gutter & Panel heeft vijf winkels en een woensdaglevering waarvoor men netjes in de rij staat.',
      'Voor wie niet van lezen houdt, vindt het personeel binnen vier minuten een serie. De bonnen komen in een tekstballon. Uiteraard.',
    ].join('\n\n'),
    redeem: {
      title: 'Sla om bij Gutter & Panel',
      description: 'Te gebruiken in de winkels, online of voor je vaste bestelling.',
    },
  },
  'crayon-and-commodore': {
    art: { line: 'tekenspullen' },
    tagline: 'Tekenspullen voor beginners en admiraals',
    description: [
      'Potloden per stuk, verf per emmer en een tafel waaraan je alles eerst mag proberen. Crayon & Commodore begon als scheepswinkel, vandaar al dat touw.',
      'Op dinsdag is er les. Een bon vult een schooltas, begint een hobby voor na het pensioen of vervangt de kwast waarmee iemand heeft gelijmd.',
    ].join('\n\n'),
    redeem: {
      title: 'Vul je verfdoos',
      description: 'Te besteden in de winkel, online of aan een les op dinsdag.',
    },
  },
  'listen-then': {
    art: { line: 'luisterboeken' },
    tagline: 'Luisterboeken, gelezen door mensen die je zou binnenlaten',
    description: [
      'Een kleine luisterbibliotheek met een hoge lat: elke voorlezer doet auditie bij slapelozen. Met tegoed van Listen, Then is een boek echt van jou, zonder abonnement dat langer meegaat dan je belangstelling.',
      'De slaaptimer onthoudt waar je wegdommelde. Ideaal voor automobilisten, breiers en wie langzaam moet opknappen.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies wat je gaat luisteren',
      description: 'Wissel de code in voor tegoed dat nooit verloopt.',
    },
  },
  gazetteer: {
    tagline: 'Kaarten, globes en gidsen voor nieuwsgierigen',
    description: [
      'Wandelkaarten, sterrenkaarten, een atlas van verzonnen eilanden. Gazetteer drukt elke plek die je noemt, met jouw huis in het midden, en restaureert oude globes terwijl je toekijkt.',
      'Inlijsten duurt een week. Een passend cadeau voor verhuizers, vertrekkers en de oom die de navigatie verbetert.',
    ].join('\n\n'),
    redeem: {
      title: 'Zet jezelf op de kaart',
      description: 'Bestel met je code een kaart op maat, of snuffel rond in de winkel in Durham.',
    },
  },
  'postmark-and-penny': {
    tagline: 'Wenskaarten, pakpapier en het goede plakband',
    description: [
      'Vierhonderd kaarten uit de boekdrukpers, en niet één begint over prosecco. Postmark & Penny schrijft, frankeert en verstuurt er een voor je, in een handschrift dat je kiest uit elf echte mensen.',
      'De herinneringsservice onthoudt elke verjaardag die jij vergeet. Een cadeau voor degene die aan de jouwe altijd denkt.',
    ].join('\n\n'),
    redeem: {
      title: 'Stuur iets liefs',
      description: 'De code betaalt de kaarten, de postzegels en het onthouden.',
    },
  },
  'marginalia-and-moss': {
    art: { line: 'zeldzaam & leesbaar' },
    tagline: 'Zeldzame boeken voor mensen met een gewoon salaris',
    description: [
      'Eerste drukken, gesigneerde exemplaren en wonderlijke pamfletten, de meeste verrassend betaalbaar. De twee handelaren, Marginalia en Moss voor vrienden, beschrijven gebreken even liefdevol als deugden en beantwoorden elke brief.',
      'Vraag ze om het boek dat je opa voorlas. De speurtocht kan een jaar duren en zit bij de bon inbegrepen.',
    ].join('\n\n'),
    redeem: {
      title: 'Open de jacht',
      description: 'Schrijf de handelaren met je code en een half vergeten titel.',
    },
  },
  'chapter-and-crumb': {
    art: { line: 'boekencafé' },
    tagline: 'Boekencafés met een toetje bij elk genre',
    description: [
      'Misdaad krijgt pure chocola, romantiek krijgt rabarber en poëzie heel kleine koekjes. Bij Chapter & Crumb staan de boeken om de tafels heen, en bij je eerste kopje mag je het eerste hoofdstuk lezen.',
      'Leesclubs krijgen de achterkamer. De bon geldt voor boeken en taart, in de verhouding die jou verstandig lijkt.',
    ].join('\n\n'),
    redeem: {
      title: 'Lees een hoofdstuk, eet een kruimel',
      description: 'Laat je code zien aan de toonbank: boeken, taart of allebei.',
    },
  },
  revisory: {
    tagline: 'Leerpakketten die examens minder erg maken',
    description: [
      'Flitskaarten van echte examinatoren, wandplanners waarin de vrije dagen al gedrukt staan en tot tien uur ’s avonds een geduldige bijlesleraar in de chat. Revisory doet zestien vakken, van elf tot achttien jaar.',
      'Er schreeuwt niets, er knippert niets en niemand krijgt een ranglijst. Geef het met een duim en een rol koekjes, het liefst vóór Pasen.',
    ].join('\n\n'),
    redeem: {
      title: 'Breng er orde in',
      description: 'Kies vakken en niveau; de code geeft toegang tot de pakketten en de chat.',
    },
  },
  'typewriter-club': {
    art: { line: 'ting' },
    tagline: 'Machines, linten en brieven die ertoe doen',
    description: [
      'Herstelde typemachines in negen kleuren, met een lint, een les en een penvriend erbij. De Typewriter Club komt samen in het café om te schrijven aan mensen die wel een brief kunnen gebruiken.',
      'Toetsen ratelen, belletjes rinkelen en niemand redigeert. Voor schrijvers, tieners met smaak en wie elke gadget al heeft.',
    ].join('\n\n'),
    redeem: {
      title: 'Word lid van de Typewriter Club',
      description: 'Gebruik de bon voor een machine, een onderhoudsbeurt of een jaar aan linten.',
    },
  },
  'bedtime-editions': {
    tagline: 'Prentenboeken met de straat van je kind erin',
    description: [
      'De vos woont op nummer veertien en de bus is die van jullie. De verhalen van Bedtime Editions spelen in echte buurten, op bestelling getekend naar een postcode en een foto.',
      'Van code tot deurmat duurt drie weken. Opa’s en oma’s in het buitenland zijn de trouwste klanten, en huilen het hardst.',
    ].join('\n\n'),
    redeem: {
      title: 'Maak hun verhaal',
      description: 'Vul bij je code de postcode, de naam en het lievelingsdier in.',
    },
  },
  'afternoon-tin': {
    art: { line: 'knutselpakketten' },
    tagline: 'Pakketten om te boekbinden, lino te snijden en te letteren',
    description: [
      'Alles zit in het blik, je hoeft niets te zoeken. Elk Afternoon Tin leert je één oud ambacht in één lange zit, met een filmpje erbij en extra materiaal voor de tweede, betere poging.',
      'Zeventien ambachten tot nu toe; van marmeren maak je de meeste troep. Een rustig genoegen voor handige handen zonder project.',
    ].join('\n\n'),
    redeem: {
      title: 'Open het blik',
      description: 'Kies een ambacht met je code; de filmpjes blijven altijd gratis.',
    },
  },
}
