import type { ProductTexts } from '../../types.ts'

export const sportOutdoor: ProductTexts = {
  fellstride: {
    tagline: 'Trailschoenen en broeken voor echte modder',
    description: [
      'Fellstride test elke woensdag op dezelfde natte heuvel boven Keswick, en publiceert wie er is uitgegleden. Schoenen, rugzakken en jassen krijgen een cijfer voor moeras, losse stenen en bushalte.',
      'Oude schoenen nemen ze terug en malen ze tot speelplaatsvloer. Voor hardlopers, wandelaars en iedereen die net een hond heeft.',
    ].join('\n\n'),
    redeem: {
      title: 'Rust je uit bij Fellstride',
      description: 'Gebruik hem online of in een van de winkels, samen met de gratis loopanalyse.',
    },
  },
  'pedal-and-plum': {
    tagline: 'Fietsen voor boodschappen, school en zondag',
    description: [
      'Rechtop zitten, grote manden en bellen die je op gehoor uitzoekt. Pedal & Plum bouwt in Coventry op jouw lengte en komt voor de eerste servicebeurt bij je thuis.',
      'Er zijn bakfietsen op proef en kinderfietsen die meegroeien. Te besteden aan een fiets, een helm of de cursus bandenplakken.',
    ].join('\n\n'),
    redeem: {
      title: 'Laat de bel klinken bij Pedal & Plum',
      description: 'Te gebruiken voor fietsen, onderdelen, onderhoud of een cursus.',
    },
  },
  'deadlift-and-daisies': {
    tagline: 'Een sportschool die er aardig over doet',
    description: [
      'Geen spiegels bij het squatrek, geen geschreeuw, ramen die open kunnen. Deadlift & Daisies geeft krachtles van zestien tot eenennegentig, met thee na afloop en een tuin op het dak.',
      'Betaal per keer of per tien keer. Voor iemand die al tijden wil beginnen, maar opziet tegen het soort mensen dat dat al heeft gedaan.',
    ].join('\n\n'),
    redeem: {
      title: 'Kom iets optillen',
      description: 'Goed voor losse bezoeken, en de code betaalt ook je eerste intake.',
    },
  },
  'cold-start-swim': {
    tagline: 'Coaches, jassen en moed voor open water',
    description: [
      'Leer buiten zwemmen met kalme coaches die nog weten hoe eng ze het zelf vonden. Cold Start geeft cursussen van zes weken in buitenbaden, meren en één stuwmeer met uitstekende taart.',
      'In de winkel vind je omkleedjassen, zwemboeien en sokken die het doen. Beginners van zeventig zijn de specialiteit van het huis.',
    ].join('\n\n'),
    redeem: {
      title: 'Waag de sprong',
      description: 'Boek een cursus of spullen met je code; is het ijs te dik, dan krijg je je geld terug.',
    },
  },
  'racket-and-rye': {
    tagline: 'Tennis, padel en een café om graag voor te verliezen',
    description: [
      'Vierenveertig banen op daken, in schuren en in één drooggelegd waterbekken. Racket & Rye verhuurt per half uur, koppelt onbekenden die even slecht zijn en bakt zijn eigen roggebrood.',
      'Bij een lessenpakket hoort een gratis nieuwe bespanning. Voor oud-kampioenen, ouders die weer beginnen en collega’s met een appeltje te schillen.',
    ].join('\n\n'),
    redeem: {
      title: 'Boek een baan',
      description: 'Gebruik je code voor banen, lessen of de lunch.',
    },
  },
  'tarn-and-tether': {
    art: { line: 'klimmen' },
    tagline: 'Klimwanden met een heel zachte landing',
    description: [
      'Boulderen voor beginners, touwen voor durfals en een peutergrot zonder enige hoogte. Tarn & Tether heeft elf hallen, met routes die hun naam kregen van de leden van vorige maand.',
      'De eerste instructie is gratis en met een cadeaubon krijg je de schoenen erbij. Even goed voor drukke pubers als voor stramme volwassenen.',
    ].join('\n\n'),
    redeem: {
      title: 'Begin met klimmen',
      description: 'Laat de code zien aan een balie; elk heel uur begint er een instructie.',
    },
  },
  'oar-and-otter': {
    tagline: 'Suppen, kanoën en luie rivieren',
    description: [
      'Huur per uur op zeventien kalme wateren, met waterdichte tassen, kaarten en de belofte dat er geen stroomversnellingen zijn. De gidsen van Oar & Otter varen bij zonsondergang uit: otters waarschijnlijk, stilte verplicht.',
      'Honden krijgen een zwemvest met handvat. Een heerlijk gedeeld cadeau voor stellen en gezinnen die zich graag laten meedrijven.',
    ].join('\n\n'),
    redeem: {
      title: 'Zet af met Oar & Otter',
      description: 'Reserveer een boot en een stuk rivier; de uitrusting zit bij de code in.',
    },
  },
  'touchline-outfitters': {
    tagline: 'Tenues, kicksen en sinaasappels in de rust',
    description: [
      'De winkel achter vierhonderd amateurteams. Touchline bedrukt shirts in twee dagen, repareert doelnetten en leent elke school die erom vraagt een volle tas hesjes.',
      'Voor schoenen, ballen, handschoenen en een naam op je rug. Handig voor de trainer aan het eind van het seizoen, van elf dankbare gezinnen.',
    ].join('\n\n'),
    redeem: {
      title: 'Haal je tenue bij Touchline',
      description: 'Gebruik hem online, of in een van de dertig winkels om te passen en te bedrukken.',
    },
  },
  'quiver-and-yew': {
    tagline: 'Boogschieten voor wie er alleen over gelezen heeft',
    description: [
      'Les van twee uur in een ommuurde tuin, met een geduldige schutter en een draak van stro. Quiver & Yew leent je de boog, de armbeschermer en, als je erom vraagt, de hoed.',
      'Gevorderden maken in een weekend hun eigen pijlen. Een bijzondere verjaardag voor tieners, een uitje om te onthouden voor teams, en stiekem verslavend.',
    ].join('\n\n'),
    redeem: {
      title: 'Richt en los',
      description: 'Kies online een tuin en een datum en geef de code door.',
    },
  },
  'early-tide-surf': {
    tagline: 'Planken, pakken en lessen voor het ontbijt',
    description: [
      'De beste golven zijn gratis en het busje vertrekt om zes uur. Early Tide geeft les op vijf stranden in Cornwall, Devon en Northumberland, schept je daarna havermout op en liegt over je techniek.',
      'In de werkplaats maken ze planken van hout en kurk. Goed voor een les, een gerepareerd wetsuit of een stoutmoedig begin.',
    ].join('\n\n'),
    redeem: {
      title: 'Peddel de zee op',
      description: 'Boek volgens het getij; de code betaalt les, plank en pak.',
    },
  },
  'bootroom-and-co': {
    tagline: 'Tweedehands buitenspullen, weer helemaal waterdicht',
    description: [
      'Tenten, schoenen en jassen van expedities die bij het tuinhek strandden. Bootroom maakt alles schoon, impregneert en keurt het, en vertelt je waar het is geweest.',
      'De prijzen beginnen laag genoeg voor een eerste kamp. Ideaal voor scouts, studenten en zuinige ontdekkers die liever spullen met een verleden hebben.',
    ].join('\n\n'),
    redeem: {
      title: 'Snuffel rond bij Bootroom',
      description: 'Vul je code in bij het afrekenen; elke week is de halve voorraad anders.',
    },
  },
  'wicket-and-willow': {
    tagline: 'Cricketbats, netten en een reden voor thee',
    description: [
      'Bats van geperst wilgenhout uit Suffolk, oefennetten te huur per over en een coach, mevrouw Adeyemi, die meer slagen heeft rechtgezet dan ze kan tellen. Wicket & Willow klopt elke bat voor je in.',
      'Voor materiaal, lessen en een dag op het dorpsfestival. De regels leer je onderweg wel, en thee zit er altijd bij.',
    ].join('\n\n'),
    redeem: {
      title: 'Neem je plaats in bij het wicket',
      description: 'Te besteden in de clubhuiswinkel of online.',
    },
  },
  'hoof-and-hollow': {
    tagline: 'Paardrijden voor bangeriken en late beginners',
    description: [
      'Rustige pony’s, brede paden en instructeurs die uitleggen voordat ze roepen. Hoof & Hollow heeft negen stallen waar volwassenen bij nul beginnen en kinderen niet alleen leren draven, maar ook uitmesten.',
      'Goed voor een proefles, een buitenrit met picknick of een reeks lessen. Een cap leen je; wortels zijn verplicht.',
    ].join('\n\n'),
    redeem: {
      title: 'In het zadel',
      description: 'Bel de stal van je keuze en noem het kaartnummer.',
    },
  },
  'northlight-ski': {
    tagline: 'Skihallen, borstelbanen en slimme laagjes',
    description: [
      'Hier leren, hier vallen, en dan zelfvoldaan naar de bergen. Northlight heeft drie hallen en verhuurt de hele uitrusting, van sokken tot skibril, aan mensen die één keer per jaar skiën.',
      'De lesgarantie is simpel: voor het avondeten parallel, of gratis terugkomen. Zo is een winterse verjaardag ook weer geregeld.',
    ].join('\n\n'),
    redeem: {
      title: 'Boek je sneeuw',
      description: 'Gebruik de code voor lessen, huur of tijd op de piste.',
    },
  },
  'bowler-and-biscuit': {
    tagline: 'Bowls op gras, herboren in felle overhemden',
    description: [
      'Verlichte banen, felle overhemden en aan elk einde een trommel koekjes. Bowler & Biscuit blies veertien ingedutte clubs nieuw leven in, waar leden van tachtig op vrijdag nu winnen van leden van twintig.',
      'Goed voor de baan, de schoenen en het overhemd. Een schitterend bedrijfsuitje en een ontwapenend pensioencadeau.',
    ].join('\n\n'),
    redeem: {
      title: 'Aan jou de worp',
      description: 'Laat de cadeaubon zien in een van de veertien clubhuizen; lid worden hoeft niet.',
    },
  },
}
