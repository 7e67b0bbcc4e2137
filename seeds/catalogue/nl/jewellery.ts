import type { ProductTexts } from '../../types.ts'

export const jewellery: ProductTexts = {
  'wrenhaven-jewellers': {
    tagline: 'Klein goud voor elke dag',
    description: [
      'Wrenhaven maakt ringen, oorknopjes en kettingen van gerecycled goud, licht genoeg om te vergeten en sterk genoeg om mee te slapen. Het atelier staat in Birmingham; de schetsen hangen waar klanten ertegenin kunnen gaan.',
      'Op maat maken blijft levenslang gratis. Met een bon kiezen zij het metaal, de lengte en het moment.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies je goud',
      description: 'Gebruik de code online of op afspraak in een van de zeven winkels.',
    },
  },
  'tick-and-tarry': {
    tagline: 'Horloges voor mensen die nooit haast hebben',
    description: [
      'Met de hand op te winden, in staal gevat en leesbaar op armlengte. Tick & Tarry zet ze in Bristol in elkaar, stuurt elke vijf jaar een onderhoudsset en verkoopt bandjes in onredelijke kleuren.',
      'Een oud horloge mag je inruilen voor een nieuw. Mooi bij een achttiende verjaardag, een pensioen of het eerste echte salaris. Elk exemplaar is vanbinnen genummerd.',
    ].join('\n\n'),
    redeem: {
      title: 'Wind hem op',
      description: 'Gebruik de bon voor een horloge, een bandje of een onderhoudsbeurt.',
    },
  },
  'magpie-and-daughters': {
    tagline: 'Antieke sieraden met het verhaal erbij',
    description: [
      'Drie generaties, één bak vol schatten, geen saai stuk te bekennen. Magpie & Daughters verkoopt achttiende-eeuwse medaillons, victoriaanse slangen en onzin uit de jaren zeventig, elk met een kaartje over wie het vermoedelijk droeg.',
      'Alles is schoongemaakt, getest en met garantie. Voor moeders, bruiden die nog iets ouds zoeken en mensen met bijzondere oren.',
    ].join('\n\n'),
    redeem: {
      title: 'Trek de la open',
      description: 'Te besteden online of in de winkel in Lewes, waar je alles mag passen.',
    },
  },
  'bead-street': {
    tagline: 'Maak het zelf, of kijk hoe wij het doen',
    description: [
      'Duizend potten kralen en zes lange tafels. Bij Bead Street rijg, buig en knoop je met hulp aan je elleboog, of je stuurt een tekening op en haalt vrijdag het resultaat.',
      'Feestjes zijn welkom, ook die voor grote mensen. Met een kleine bon maak je een armband, met een grote een serieuze ketting.',
    ].join('\n\n'),
    redeem: {
      title: 'Rijg een draad vol',
      description: 'Te gebruiken aan de tafels of voor pakketten per post.',
    },
  },
  saltglass: {
    tagline: 'Zeeglas, gevat in zilver',
    description: [
      'Na de storm met de hand geraapt in Seaham, gesorteerd op kleur en gezet zonder te slijpen. Bij elk stuk van Saltglass krijg je de vinddatum en de stand van het tij.',
      'Voor het zeldzame rood is een wachtlijst. Een bon voor zwemmers, eilanders en wie op het strand altijd iets opraapt.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies een kleur zee',
      description: 'Blader op tint en tij; vul de code in bij het afrekenen.',
    },
  },
  'vow-and-vellum': {
    tagline: 'Trouwringen die je zelf helpt maken',
    description: [
      'Sta een dag aan de werkbank en hamer elkaars ring, met een goudsmid erbij om het ergste te voorkomen. Vow & Vellum fotografeert alles en graveert de binnenkant in je eigen handschrift.',
      'De bon werkt als gezamenlijk huwelijkscadeau, en nog niemand heeft in plaats daarvan om een broodrooster gevraagd.',
    ].join('\n\n'),
    redeem: {
      title: 'Reserveer je dag aan de werkbank',
      description: 'Twee namen, één datum; de bon gaat van het metaal of het maken af.',
    },
  },
  'pewter-street-cufflinks': {
    tagline: 'Manchetknopen, dasspelden en kleine zilveren grapjes',
    description: [
      'Manchetknopen als verloren sleutels, dasspelden als toast. Pewter Street giet kleine zilveren dingen voor mensen die wel een pak aan moeten, maar niet per se ernstig hoeven te kijken.',
      'Logo’s en onderonsjes worden op bestelling gegoten. Gegeven aan bruidegoms, ceremoniemeesters, schoolhoofden en één rechter in functie. Elk paar komt in een luciferdoosje.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies een paar',
      description: 'Vul het kaartnummer online in; je eigen idee laten gieten duurt drie weken.',
    },
  },
  honeystone: {
    tagline: 'Edelstenen met een paspoort',
    description: [
      'Granaat uit Schotland, amethist uit Cornwall, opaal van een coöperatie die ansichtkaarten stuurt. Honeystone drukt van elke steen de hele reis af en laat je daarna de zetting kiezen.',
      'Op zaterdag staan er geologiestudenten in de winkel. Een bon voor geboortestenen, jubilea en mensen die het graag precies weten. De papieren lezen als een boek.',
    ].join('\n\n'),
    redeem: {
      title: 'Volg een steen naar huis',
      description: 'Kies eerst de steen, dan de zetting; de code geldt voor een van de twee of allebei.',
    },
  },
  'lark-and-locket': {
    tagline: 'Medaillons met iets echts erin',
    description: [
      'Een gedroogd madeliefje, een echo, de vorm van een kustlijn, een regel in iemands handschrift. Lark & Locket zet echte aandenkens achter glas en maakt het scharniertje sterk genoeg om elke dag open te doen.',
      'Reken op tien dagen. Zo’n cadeau dat bij het uitpakken geen uitleg nodig heeft. Kettinkjes zijn er in vijf lengtes.',
    ].join('\n\n'),
    redeem: {
      title: 'Maak een medaillon',
      description: 'Upload het aandenken of stuur het verzekerd op; de code betaalt het allebei.',
    },
  },
  'ironmonger-rings': {
    tagline: 'Zware ringen voor bezige handen',
    description: [
      'Gesmeed uit scheepsstaal, fietsframes en één keer uit een kerkhek. Ironmonger maakt brede, eerlijke ringen die tuinieren en gitaarspelen van zich af laten glijden.',
      'Breng gerust je eigen metaal mee als het iets betekent. Een zeldzaam sieradencadeau voor mensen die zeggen dat ze nooit iets dragen.',
    ].join('\n\n'),
    redeem: {
      title: 'Neem je eigen metaal mee',
      description: 'Stuur het op of kom het brengen; de bon betaalt het smeden en passend maken.',
    },
  },
  'paper-lantern-earrings': {
    tagline: 'Vederlichte oorbellen, gevouwen als een brief',
    description: [
      'Van washi, linnen en lak: deze oorbellen wegen minder dan een dubbeltje en overleven een regenbui. Paper Lantern bestaat uit twee vriendinnen in Margate met uitzonderlijk veel geduld.',
      'Een gelijk paar mag, maar hoeft niet. De kleinste bon is klein genoeg voor een opwelling. Eentje kwijt? Dan vouwen ze een nieuwe.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies een vouw',
      description: 'Gebruik de code online; ongelijke paren worden aangemoedigd.',
    },
  },
  'regent-and-robin': {
    tagline: 'Parels voor mensen die hun mouwen opstropen',
    description: [
      'Parels op een spijkerjasje, parels op een vissersboot. Regent & Robin rijgt zoetwaterparels op geknoopte zijde, rijgt erfstukken opnieuw en lacht om de regels over avondkleding.',
      'Elke verjaardag kan er een parel bij. Met een bon begint het snoer. Sommige snoeren zijn al aan hun derde generatie toe.',
    ].join('\n\n'),
    redeem: {
      title: 'Begin een snoer',
      description: 'Voor een eerste parel of een complete ketting; wij houden bij wat er later bij komt.',
    },
  },
  'switchback-straps': {
    art: { line: 'bandjes & reparaties' },
    tagline: 'Horlogebandjes, herstelde kettinkjes en snelle reparaties',
    description: [
      'De kleine klusjes die niemand meer doet: sluitinkjes, pinnetjes, batterijen, knopen. Switchback zit met werkbanken op de markt en stuurt de rest van de wereld een envelop met bubbeltjes.',
      'Een bescheiden en toch gek opwindend cadeau, want een la vol lievelingen doet weer mee. De meeste stukken zijn binnen een week weer thuis.',
    ].join('\n\n'),
    redeem: {
      title: 'Maak de la leeg',
      description: 'Vraag met je code een envelop aan, of kom langs op de markt.',
    },
  },
  'tailstar-lab-diamonds': {
    tagline: 'Diamanten uit het lab, geprijsd bij daglicht',
    description: [
      'Tailstar laat zijn diamanten in Sheffield groeien op windkracht en laat zien wat elk uur kost. De stenen zijn los of gezet, met een eenvoudig certificaat en zonder fluwelen dwang.',
      'Langskomen bij de ontwerptafel is gratis. Voor verlovingen, verontschuldigingen en diamanten bruiloften met een ov-kaart.',
    ].join('\n\n'),
    redeem: {
      title: 'Bekijk de stenen',
      description: 'Maak een afspraak of bestel online; je mag bonnen combineren.',
    },
  },
}
