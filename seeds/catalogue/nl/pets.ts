import type { ProductTexts } from '../../types.ts'

export const pets: ProductTexts = {
  'waggle-and-whisk': {
    tagline: 'Alles waar een hond recht op denkt te hebben',
    description: [
      'Voer naar ras, leeftijd en brutaliteit; riemen van klimtouw; een koekjesbar op neushoogte. Waggle & Whisk heeft zestig winkels waar de hond eerst kiest en het baasje betaalt.',
      'Wegen en nagels knippen is gratis. Een bon voor een nieuwe pup gaat langer mee dan de eerste drie mandjes.',
    ].join('\n\n'),
    redeem: {
      title: 'Ga winkelen met de hond',
      description: 'Te gebruiken in elke winkel en online; koekjes worden bij de kassa gewogen.',
    },
  },
  'tabby-and-throne': {
    tagline: 'Meubels en voer voor katten met de leiding',
    description: [
      'Planken om op te patrouilleren, dozen om te bezetten, een fontein die zoemt. Tabby & Throne is bedacht door een kattengedragsdeskundige en een meubelmaker die elke discussie verloor.',
      'De recepten zijn graanvrij en getest op de kieskeurigste eters. Het enige cadeau dat de bank van een vriend redt door diens vijand af te leiden.',
    ].join('\n\n'),
    redeem: {
      title: 'Dien de troon',
      description: 'Vul de code online in; geweigerd voer komt terug op de bon.',
    },
  },
  'hay-and-hutch': {
    tagline: 'Konijnen, cavia’s en de kunst van het knagen',
    description: [
      'Weidehooi per baal, tunnels van wilgentenen, hokken met echte ruimte. Hay & Hutch is een boerderij in Norfolk die zeven dagen per week vragen over kleine dieren beantwoordt, vaak met een tekeningetje.',
      'De adoptiepakketten steunen vijf opvanghuizen. Voor kinderen met hun eerste huisdier en ouders met hun laatste zenuw.',
    ].join('\n\n'),
    redeem: {
      title: 'Vul het hok',
      description: 'Te besteden aan hooi, huisjes of lekkers; balen worden gratis verstuurd.',
    },
  },
  'pawprint-portraits': {
    tagline: 'Jouw dier in olieverf, inkt of molensteenkraag',
    description: [
      'Stuur een foto en kies een eeuw. De twaalf schilders van Pawprint maakten al buldoggen tot admiraal, parkieten tot bisschop en één schildpad tot boyband.',
      'Ingelijst of op een mok, binnen een maand. Een grappig cadeau dat elke keer weer boven de schouw belandt. Er hangen er ook een paar in een stadhuis.',
    ].join('\n\n'),
    redeem: {
      title: 'Bestel een portret',
      description: 'Upload het model bij je code; je keurt de schets voordat er verf aan te pas komt.',
    },
  },
  'ramble-and-reach': {
    tagline: 'Hondenuitlaters op wie je de klok gelijk kunt zetten',
    description: [
      'Gescreende uitlaters, kleine roedels en van elk uitje een foto. Ramble & Reach doet ook puppybezoek, vakantieopvang en een taxi naar de trimmer.',
      'Elke wandeling is te volgen en modderige honden worden afgespoeld. Geef het aan kersverse ouders, gebroken enkels en iedereen die deze maand overwerkt.',
    ].join('\n\n'),
    redeem: {
      title: 'Boek een wandeling',
      description: 'Gebruik de code bij jou in de buurt, voor wandelingen, bezoekjes of logeerpartijen.',
    },
  },
  'aquarium-street': {
    tagline: 'Vissen, varens en de rust van geborrel',
    description: [
      'Bakken van twee tot tweeduizend liter, beplant door mensen die ooit voor hovenier leerden. Aquarium Street test je water gratis en weigert een vis te verkopen aan het verkeerde huis.',
      'De nanopakketten passen op een bureau. Een rustgevend idee voor kantoren, ziekbedden thuis en kinderen die niet slapen.',
    ].join('\n\n'),
    redeem: {
      title: 'Richt een bak in',
      description: 'Neem een potje van je water mee naar een winkel, of bestel een pakket met de code.',
    },
  },
  'feather-and-perch': {
    tagline: 'Voor tuinvogels en wie naar ze kijkt',
    description: [
      'Zaad dat mussen opeten, nestkastjes met een camera, een vogelgids geschreven door postbodes. Feather & Perch verkoopt alles voor vogels die komen en gaan wanneer ze willen.',
      'Elk seizoen komt er per e-mail een nieuwe vogellijst. Geliefd bij vensterbankkijkers, herstellende patiënten en katten, op afstand.',
    ].join('\n\n'),
    redeem: {
      title: 'Vul het voederhuisje',
      description: 'Te besteden aan zaad, nestkastjes of een verrekijker.',
    },
  },
  'clipper-and-suds': {
    tagline: 'Trimmers voor ruige, nerveuze en stinkende dieren',
    description: [
      'Eén dier tegelijk, warm water, geen kooien. Clipper & Suds leidt zijn trimmers een jaar lang op en heeft een rustige hoek voor asielhonden en bejaarde katten.',
      'In zes graafschappen komt het busje bij je voor de deur. Een bon redt een vriend die sinds kort een doodle heeft.',
    ].join('\n\n'),
    redeem: {
      title: 'Boek een bad',
      description: 'Kies een salon of het busje; de code dekt wassen, knippen en een halsdoekje.',
    },
  },
  'whistlestop-training': {
    art: { line: 'hondenschool' },
    tagline: 'Hondenschool met gevoel voor humor',
    description: [
      'Zes weken, acht honden, één geduldig fluitje. Whistlestop leert ze komen als je roept, niet trekken en de zeldzame kunst van boterhammen negeren, in dorpshuizen en via video.',
      'Mensen krijgen huiswerk, honden een diploma. Stuur het naar kersverse baasjes voordat de kersverse baasjes jou bellen. Katten mogen meekijken vanaf de vensterbank.',
    ].join('\n\n'),
    redeem: {
      title: 'Begin het schooljaar',
      description: 'Reserveer met je code een cursus in het dorpshuis of videolessen.',
    },
  },
  'paddock-post': {
    tagline: 'Lekkers en tuig voor paarden, per post',
    description: [
      'Koekjes met appel en munt, dekens die blijven liggen en een advieslijn met een hoefsmid eraan. Paddock Post wordt vanuit een zadelkamer in de Cotswolds gerund door zussen die in de buurt te paard bezorgen.',
      'De cadeaudoos is geadresseerd aan het paard. Onmisbaar voor de vriendin van wie het weekend naar hooi ruikt. De dropkoekjes zijn voor de ruiter.',
    ].join('\n\n'),
    redeem: {
      title: 'Stuur het naar de stal',
      description: 'De code geldt voor lekkers, tuig en dekens.',
    },
  },
  'newt-and-nettle': {
    tagline: 'Reptielen, insecten en verzorgers die het weten',
    description: [
      'Rode rattenslangen, wandelende takken, kikkers als natte juwelen. Newt & Nettle fokt verantwoord, komt eerst je terrarium bekijken en leent een maand lang een startbak uit voordat iemand ja zegt.',
      'Het leukst zijn de bezoekjes op school. Met een bon neem je een jonge natuurvorser echt serieus. Krekels kosten extra, en maken lawaai.',
    ].join('\n\n'),
    redeem: {
      title: 'Ontmoet de verzorgers',
      description: 'Neem de code mee naar een van de vijf centra; advies kost niets.',
    },
  },
  'the-grateful-bone': {
    tagline: 'Vers hondenvoer, gekookt zoals het jouwe',
    description: [
      'Stoofpotjes met een naam, porties op gewicht, koel bezorgd in wol. De kok van The Grateful Bone verliet zijn restaurant nadat een labrador zijn recensie had opgegeten.',
      'Met een proefdoos doe je twee weken. Voedingsdeskundigen houden rekening met allergie en leeftijd, en de bezorger heeft een koekje voor wie twijfelt. Wol en koelelementen worden weer opgehaald.',
    ].join('\n\n'),
    redeem: {
      title: 'Bestel een proefdoos',
      description: 'Vul bij de code de gegevens van je hond in; pauzeren kan altijd.',
    },
  },
  'barnaby-pet-hotels': {
    tagline: 'Logeren met een bed, een raam en een verhaaltje',
    description: [
      'Kleine hotels voor katten en honden, op de boerderij, met vloerverwarming en een nachtportier die voorleest. Van Barnaby krijg je om de drie dagen een ansichtkaart van je dier.',
      'Geen hokken op een rij. Een slimme bon om bij iemands huwelijksreis of pensioenreis te doen.',
    ].join('\n\n'),
    redeem: {
      title: 'Check je dier in',
      description: 'Boek een verblijf met je code; aan de deur kijken we naar de inentingen.',
    },
  },
  'nine-lives-vet-club': {
    tagline: 'Zorgplannen die de zorgen spreiden',
    description: [
      'Controles, inentingen en een lijn voor buiten kantooruren voor een vast jaarbedrag, bij achtenvijftig zelfstandige praktijken. Nine Lives maakt elke prijs openbaar en verkoopt nooit iets vanaf de behandeltafel.',
      'De bon gaat van het jaarbedrag of van een rekening af. Een volwassen cadeau voor wie net een dier in huis heeft. Bange katten hebben een eigen ingang.',
    ].join('\n\n'),
    redeem: {
      title: 'Neem mee naar de praktijk',
      description: 'Geef de code aan de balie; hij gaat van het plan of de rekening af.',
    },
  },
  'hedgerow-rangers': {
    tagline: 'Onderdak voor egels, bijen en vleermuizen',
    description: [
      'Kant-en-klare huizen voor je wilde buren: egelhutten, bijenpalen, neststenen voor gierzwaluwen, een vijver in een ton. Hedgerow Rangers vertelt waar alles moet staan en wie erin trekt.',
      'De gasten komen meestal binnen een seizoen. Prachtig voor scholen, tuinen en petekinderen met laarzen. Al het hout is lokaal en ongeverfd.',
    ].join('\n\n'),
    redeem: {
      title: 'Open een pension',
      description: 'Gebruik het kaartnummer online en kies op tuinformaat.',
    },
  },
}
