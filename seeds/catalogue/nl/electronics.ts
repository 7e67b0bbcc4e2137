import type { ProductTexts } from '../../types.ts'

export const electronics: ProductTexts = {
  apple: {
    tagline: 'Apparaten, apps, muziek en meer, allemaal met één bon',
    description: [
      'Een cadeaubon voor apps, games, muziek, films en cloudopslag, of voor apparaten en accessoires in de winkel. Eén tegoed voor alles, dus je hoeft niet te weten wat iemand al heeft.',
      'Per e-mail verstuurd of als kaart met de post. Leuk voor tieners, ouders en iedereen met een gebarsten scherm en een lange verlanglijst.',
    ].join('\n\n'),
    redeem: {
      title: 'Zet het op je account',
      description: 'Wissel de code in op je apparaat, of laat de kaart zien in de winkel.',
    },
  },
  'socket-and-spark': {
    tagline: 'Verstandige elektronica, uitgelegd door mensen in een vest',
    description: [
      'Televisies, waterkokers, routers en het snoertje dat je echt nodig hebt. Bij Socket & Spark verdient het personeel hetzelfde, wat je ook koopt. Dat houdt het advies opvallend kort.',
      'Installeren is gratis, ook aan de muur. Met een bon geef je iemand iets goeds, plus een uur waarin een ander de handleiding leest.',
    ].join('\n\n'),
    redeem: {
      title: 'Vraag het een vest',
      description: 'Gebruik je code in een van de vijftig winkels of online; bijbetalen mag.',
    },
  },
  'halfmoon-audio': {
    tagline: 'Koptelefoons, gestemd door een pianostemmer',
    description: [
      'Ebba Lindqvist stemde dertig jaar lang concertvleugels, tot ze haar geduld met bas verloor. De koptelefoons van Halfmoon klinken warm, zijn te repareren en wegen minder dan een peer.',
      'Kussens, kabels en batterijen wissel je met de hand. Voor forenzen, programmeurs en de zestienjarige die op zijn oren moet passen. Een zachte hoes hoort erbij.',
    ].join('\n\n'),
    redeem: {
      title: 'Hoor het verschil',
      description: 'Vul de code in bij het afrekenen; je mag zestig dagen proefluisteren.',
    },
  },
  'lumo-and-lens': {
    tagline: 'Camera’s om te huren, te kopen en eindelijk te snappen',
    description: [
      'Probeer hem een weekend, koop hem als je verliefd wordt, en de huur gaat van de prijs af. Lumo & Lens leent alles uit, van filmcameraatjes voor in je jaszak tot enorme lenzen voor vogels.',
      'De fotowandelingen op zondag zijn gratis met een bon. Voor reizigers, kersverse ouders en mensen die vroeger ook fotografeerden.',
    ].join('\n\n'),
    redeem: {
      title: 'Leen een lens',
      description: 'In te wisselen voor huur, aankoop of een plek in een fotowandeling.',
    },
  },
  'circuit-sisters': {
    tagline: 'Bouwpakketten die van kinderen ingenieurs maken',
    description: [
      'Soldeer een speldje, bouw een weerstation, maak een robot die de tomaten water geeft. Circuit Sisters stuurt pakketten met goed gereedschap, heldere tekeningen en een hulplijn waar echte leerlingen opnemen.',
      'Van acht tot tachtig. Meestal gegeven door peettantes, en meestal afgemaakt rond middernacht.',
    ].join('\n\n'),
    redeem: {
      title: 'Bouw iets',
      description: 'Kies met je code een pakket op leeftijd; reserveonderdelen zijn gratis.',
    },
  },
  repairwell: {
    art: { line: 'klaar terwijl je wacht' },
    tagline: 'Schermen, batterijen en printplaten, klaar terwijl je wacht',
    description: [
      'Repairwell repareert telefoons, laptops en spelcomputers in veertig winkelstraten, met de prijs aan de muur en de werkbank in het zicht. Valt er niets meer te redden, dan zeggen ze dat eerlijk en gaat het naar de recycling.',
      'Een vreemd genoeg heel lief cadeau: je geeft iets terug waar iemand al aan gehecht was.',
    ].join('\n\n'),
    redeem: {
      title: 'Breng het maar langs',
      description: 'Laat de code zien aan de werkbank; hij geldt voor arbeid, onderdelen en hoesjes.',
    },
  },
  'kestrel-and-coil': {
    tagline: 'Elektrische steps en fietsen voor een leven vol boodschapjes',
    description: [
      'Licht, op slot en verzekerd: bij Kestrel & Coil neem je een e-bike in abonnement of koop je hem gewoon, met een monteur in een busje en een accuwissel bij tachtig cafés.',
      'Bij de proefperiode van twee weken hoort een gratis les in heuvels. De bon helpt met de aanbetaling, voor forenzen die genoeg hebben van de bus.',
    ].join('\n\n'),
    redeem: {
      title: 'Probeer twee weken elektrisch',
      description: 'Gebruik de code voor een proefperiode, een aanbetaling of accessoires.',
    },
  },
  plainphone: {
    tagline: 'Een telefoon waarmee je vooral telefoneert',
    description: [
      'Bellen, berichten, kaarten, muziek, camera; niets waar je door blijft scrollen. Plainphone maakt één toestel, met een accu voor een week en een zaklamp die je in het donker ook vindt.',
      'Geliefd bij ouders van elfjarigen, schrijvers met een deadline en mensen die hun eigen aandacht missen. De bon geldt voor toestel of abonnement.',
    ].join('\n\n'),
    redeem: {
      title: 'Maak je broekzak eenvoudiger',
      description: 'Gebruik de code voor een toestel, een hoesje of een jaar bellen.',
    },
  },
  'hubble-and-home': {
    tagline: 'Lampen, sloten en thermostaten die samenwerken',
    description: [
      'Alles draait op een kastje in je eigen meterkast, dus het huis doet het ook als het internet mokt. Hubble & Home installeert, legt uit en komt terug als je het vergeten bent.',
      'Niets luistert mee tot je op de knop drukt. Een cadeau voor nieuwe huiseigenaren, opgeruimde geesten en koukleumen.',
    ].join('\n\n'),
    redeem: {
      title: 'Maak het huis wakker',
      description: 'In te wisselen voor een startpakket of een bezoek van de installateur.',
    },
  },
  'turnip-computers': {
    tagline: 'Kleine computers om te leren, te knutselen en voor op zolder',
    description: [
      'Hij kost minder dan een schooltrui en draait alles wat een kind nodig heeft. Turnip verkoopt piepkleine computers, onverwoestbare toetsenborden en een papieren handleiding die oprecht grappig is.',
      'Clubs krijgen korting, leraren krijgen thee. Met de bon koop je een printplaat, een camera of een behuizing in de vorm van zijn naamgenoot, de raap.',
    ].join('\n\n'),
    redeem: {
      title: 'Plant een Turnip',
      description: 'De code geldt voor printplaten, pakketten en handleidingen.',
    },
  },
  'mizzle-weather': {
    art: { line: 'weerinstrumenten' },
    tagline: 'Barometers, regenmeters en bezeten weerberichten',
    description: [
      'Koperen instrumenten met een draadloos brein: de weerstations van Mizzle melden zich in je keuken en bij een netwerk van elfduizend tuinen. De voorspellingen kloppen, en zijn nog droog ook.',
      'Geef een bon aan zeilers, tuiniers en iedereen die elk gesprek met de lucht begint. De batterijen gaan drie winters mee.',
    ].join('\n\n'),
    redeem: {
      title: 'Lees de lucht',
      description: 'Kies een instrument met je code; ijken is elk voorjaar gratis.',
    },
  },
  'inkjet-orphans': {
    tagline: 'Printers die je niet de baas spelen',
    description: [
      'Navulbare tanks, geen abonnementen, en scannen mag gewoon als het cyaan bijna op is. Inkjet Orphans knapt degelijke printers op en verkoopt inkt per eerlijke fles.',
      'Fotopapier komt in albums van dertig. Studenten, kleine ondernemers en stamboomonderzoekers herkennen liefde als ze die zien. Oude printers worden gratis opgehaald.',
    ].join('\n\n'),
    redeem: {
      title: 'Print in vrede',
      description: 'Voor printers, inkt of papier; grotere bestellingen worden gratis bezorgd.',
    },
  },
  'torchlight-gadgets': {
    tagline: 'Slimme kleinigheden voor een klein prijsje',
    description: [
      'Een sleutelzoeker die fluit, een lamp die opvouwt als een brief, een oplader zo groot als een luciferdoosje. De inkopers van Torchlight dragen elke gadget een maand bij zich voordat hij in de winkel komt.',
      'Ongeveer één op de negen overleeft dat. Handig voor in de schoen, voor een afscheid en voor de collega van wie jij het lootje trok.',
    ].join('\n\n'),
    redeem: {
      title: 'Vind iets slims',
      description: 'Te besteden online of bij een van de twaalf stationskiosken.',
    },
  },
  'aerial-arts': {
    tagline: 'Drones, vliegers en het brevet dat erbij hoort',
    description: [
      'Aerial Arts geeft eerst les en verkoopt daarna pas. Je leert over regels, wind en hoe je koeien niet van streek maakt; dan kies je een vlieger, een zweefvliegtuigje of een cameradrone met echte garantie.',
      'Zoekgeraakte toestellen worden door vrijwilligers opgespoord. Een stralende verjaardag voor iedereen van negen tot negentig met een weiland in de buurt.',
    ].join('\n\n'),
    redeem: {
      title: 'Leer vliegen',
      description: 'Gebruik de bon voor een les, een vlieger of een stuk van een drone.',
    },
  },
  'darkroom-club': {
    tagline: 'Film, chemie en een plek om ze te gebruiken',
    description: [
      'Tien gedeelde donkere kamers met rood licht, hoge krukken en iemand die de tijden uit zijn hoofd kent. Darkroom Club verkoopt film, ontwikkelt per post en leent camera’s uit een kast vol goede.',
      'De eerste afdruk is de moeilijkste. Met een bon doe je een startdag, een maand toegang of een stapel filmrolletjes cadeau.',
    ].join('\n\n'),
    redeem: {
      title: 'Stap het rode licht in',
      description: 'Boek een startdag of bestel film met je code.',
    },
  },
}
