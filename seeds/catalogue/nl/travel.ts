import type { ProductTexts } from '../../types.ts'

export const travel: ProductTexts = {
  'wayfarer-and-wick': {
    art: { line: 'Britse herbergen' },
    tagline: 'Kleine hotels waar het licht voor je brandt',
    description: [
      'Eenenveertig herbergen tussen Penzance en Pitlochry, geen daarvan met meer dan twintig kamers. Bij Wayfarer & Wick staat een lamp voor het raam, is de hond welkom en kun je lang uitslapen voor het ontbijt.',
      'In het weekend wordt het nooit ineens duurder. Goed voor een nacht aan zee, twee nachten doordeweeks of het lange bad dat iemand zichzelf al sinds maart belooft.',
    ].join('\n\n'),
    redeem: {
      title: 'Boek je herberg',
      description: 'Kies online een herberg en vul de code in, of reken ermee af aan de balie.',
    },
  },
  'slow-sidings': {
    art: { line: 'de mooie omweg' },
    tagline: 'Treinreizen die de mooie omweg nemen',
    description: [
      'De sneltrein laten we aan anderen. Slow Sidings plant reizen over de stille lijnen, met een plek aan het raam, een picknickmand bij de overstap en een boekje met alles waar je op moet letten.',
      'Dagtochten, weekenden en één schitterende week naar het hoge noorden. Gemaakt voor mensen die een thermoskan meenemen en zich op vertraging verheugen.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies een zijlijn',
      description: 'Stuur je code en je data op; binnen een werkdag antwoordt een reisplanner.',
    },
  },
  'bivvy-and-bright': {
    tagline: 'Kamperen terwijl een ander de tent sjouwt',
    description: [
      'Een tandenborstel is genoeg. Bivvy & Bright zet ronde katoenen tenten op bij negentien boerenbedrijven, met echte bedden, een brandende kachel en een mandje eieren bij de ingang.',
      'De gastheren weten waar de dassen zitten en wanneer ze je met rust moeten laten. Voor stadsgezinnen, angstige kampeerders en stellen die het voor het laatst in de regen probeerden.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies je weiland',
      description: 'Geldig bij elke boerderij, elke nacht van april tot en met oktober.',
    },
  },
  'fairlead-ferries': {
    tagline: 'Auto’s, fietsen en zeezieke ooms welkom',
    description: [
      'Vijf schepen en elf routes, naar de eilanden en naar het vasteland. Bij Fairlead vind je een stille salon, een uitstekende frietbalie en een rek verrekijkers waar je er zo een uit leent.',
      'Fietsen en honden varen het hele jaar gratis mee. Voor eilandfamilies, vogelaars en iedereen voor wie de vakantie begint als de klep omhooggaat.',
    ].join('\n\n'),
    redeem: {
      title: 'Vaar mee met Fairlead',
      description: 'Gebruik je code bij het boeken van een overtocht; wat overblijft, is voor de terugweg.',
    },
  },
  'ninefold-rail-cards': {
    title: 'Ninefold Treinkaart',
    tagline: 'Negen dagen treinen, precies zoals jij wilt',
    description: [
      'Eén kaart, negen reisdagen, twaalf maanden de tijd. Ninefold is bedacht voor halfvergeten vrienden en grootouders in onhandige uithoeken, en werkt op elke lijn die erbij staat.',
      'Geen addertjes in de spits en geen app nodig: laat de kaart zien en ga zitten. Voor een kleine toeslag zit je in het leesrijtuig, stilte inbegrepen.',
    ].join('\n\n'),
    redeem: {
      title: 'Laad je negen dagen',
      description: 'Registreer één keer het nummer; daarna laat je de kaart gewoon in de trein zien.',
    },
  },
  'harbour-and-hush': {
    art: { line: 'het stille seizoen' },
    tagline: 'Huizen aan zee buiten het seizoen, en zo geprijsd',
    description: [
      'November op een leeg strand, een houtkachel en een legpuzzel waar één stukje van mist. Harbour & Hush verhuurt negentig huizen aan de kust, van oktober tot en met mei, en zet in elke koelkast soep klaar.',
      'Honden slapen gratis en je hoeft er pas om twee uur uit. Ideaal voor schrijvers, vermoeide leraren en gezinnen die het strand graag voor zichzelf hebben.',
    ].join('\n\n'),
    redeem: {
      title: 'Zoek een stille week',
      description: 'Betaal er je hele verblijf mee of een deel; elk jaar in september komen de huizen online.',
    },
  },
  'postcard-club': {
    art: { line: 'verzegelde stedentrips' },
    tagline: 'Stedentrips, gekozen door onbekenden met smaak',
    description: [
      'Vertel ons je vliegveld, je budget en één ding waar je een hekel aan hebt. Vier dagen voor vertrek stuurt Postcard Club een verzegelde envelop, met vlucht, hotel en een handgeschreven lijstje van iemand die er woont.',
      'Ongeveer een derde van de reizigers maakt hem pas bij de gate open. Een moedig cadeau, en veel makkelijker dan het samen eens worden over de bestemming.',
    ].join('\n\n'),
    redeem: {
      title: 'Begin je verzegelde reis',
      description: 'Vul het formulier in met je code. Is de envelop duurder, dan leg je het verschil bij.',
    },
  },
  'long-hill-cycles-away': {
    tagline: 'Fietsen met gids, busje, monteur en taartstop',
    description: [
      'Twaalf routes van drie dagen, ingedeeld naar taart in plaats van stijging. Long Hill vervoert je tassen, maakt je ketting en boekt het soort herberg waar je schoenen bij de haard drogen.',
      'Huur een fiets of neem je eigen mee. Voor wie alleen fietst, voor wie net met pensioen is en voor die ene collega die het altijd over cassettes heeft.',
    ].join('\n\n'),
    redeem: {
      title: 'Stap op met Long Hill',
      description: 'Kies een datum en vul de code in; het busje vindt je wel.',
    },
  },
  'ostrava-lane-luggage': {
    art: { line: 'genummerde koffers' },
    tagline: 'Koffers die recht rollen en heel blijven',
    description: [
      'Wielen, handvatten en ritsen zijn los te koop, en dat zegt eigenlijk alles. Ostrava Lane maakt zes koffers in acht kleuren, elk genummerd, elk met twintig jaar garantie.',
      'Raak je hem kwijt, dan vindt het nummer hem terug. Voor een handbagagekoffer, een eerste rugzak voor een tussenjaar of de achterstallige reparatie van een oude vriend.',
    ].join('\n\n'),
    redeem: {
      title: 'Pak in met Ostrava Lane',
      description: 'Werkt online en aan de reparatiebalie in King’s Lynn.',
    },
  },
  'skylark-hop': {
    tagline: 'Korte vluchten in heel kleine vliegtuigjes',
    description: [
      'Acht stoelen, één propeller en eilanden waar verder niemand op vliegt. Skylark Hop verbindt grasbanen langs de kust, en wie voorin zit mag de reservekoptelefoon op.',
      'Maak een rondje vanaf het dichtstbijzijnde veld, of vlieg op en neer voor de lunch. De cadeaubon is gedrukt als kofferlabel, en de meeste mensen bewaren hem.',
    ].join('\n\n'),
    redeem: {
      title: 'Reserveer je stoel bij Skylark Hop',
      description: 'Het weer beslist mee; winnen de wolken, dan houd je je tegoed voor een andere dag.',
    },
  },
  'mapmaker-walks': {
    art: { line: 'te voet getekend' },
    tagline: 'Wandelvakanties, met de hand getekend',
    description: [
      'Bij elke route van Mapmaker hoort een linnen kaart, geschilderd door Hattie Lund, die hem eerst twee keer loopt. De herbergen zijn geboekt, je schoenen worden gedroogd en de boterhammen liggen waar de kaart dat zegt.',
      'Makkelijke dalen of serieuze bergkammen, van twee nachten tot negen. Een attent cadeau voor stellen, voor wie net met pensioen is en voor vrienden met een rustig tempo.',
    ].join('\n\n'),
    redeem: {
      title: 'Vouw een route van Mapmaker open',
      description: 'Kies een wandeling en vul de code in; binnen een week ligt je kaart op de mat.',
    },
  },
  'lumen-lodge': {
    tagline: 'Hutten met een glazen dak, om omhoog te kijken',
    description: [
      'Drieëntwintig hutten in de donkerste hoeken van Wales en Northumberland, elk met een glazen dak boven het bed en een telescoop die zichzelf richt. Bewolkt? Dan krijg je de helft terug.',
      'Bereik is er niet, chocolademelk wel. Lumen Lodge wordt geboekt voor huwelijksaanzoeken, voor excuses en voor verjaardagen met een nul erin.',
    ].join('\n\n'),
    redeem: {
      title: 'Kijk omhoog bij Lumen Lodge',
      description: 'Reserveer online met je code; bij bewolking komt je geld terug op de cadeaubon.',
    },
  },
  'canal-and-kin': {
    art: { line: 'dagen op het kanaal' },
    tagline: 'Kanaalboten voor wie nog nooit heeft gevaren',
    description: [
      'Een uur les, een kapiteinspet in elke maat en een telefoonnummer waar altijd iemand opneemt. Canal & Kin verhuurt beschilderde smalle boten vanaf zes rustige kades, per dag of per week.',
      'Harder dan zes kilometer per uur gaat het niet, en dat is precies de bedoeling. Er passen drie generaties aan boord, zolang niemand gaat bijhouden wie er aan de beurt is bij de sluis.',
    ].join('\n\n'),
    redeem: {
      title: 'Neem het roer',
      description: 'Kies een kade en een datum; de code betaalt huur, brandstof en de petten.',
    },
  },
  'overnight-owl': {
    tagline: 'Nachttreinen, capsulekamers en slimme tussenstops',
    description: [
      'Ga in de ene stad naar bed en ontbijt in de andere. Overnight Owl boekt couchettes, stapelbedden en kleine, fijne kamers bij het station, voor mensen die overdag liever wakker zijn.',
      'Oordopjes en een warm broodje horen bij elke boeking. Een praktische traktatie voor studenten, concertgangers en stellen met een landsgrens ertussen.',
    ].join('\n\n'),
    redeem: {
      title: 'Kom er slapend',
      description: 'Gebruik de code voor elk bed en elke kamer, in de app of op de site.',
    },
  },
  'baggage-allowance': {
    art: { line: '23 kg goede ideeën' },
    tagline: 'Reisspullen die hun plek in de tas verdienen',
    description: [
      'Een stekker die overal past, een handdoek zo groot als een sinaasappel, een slot dat je half slapend openkrijgt. Baggage Allowance verkoopt alleen wat de testers een tweede keer inpakten.',
      'Elk artikel wordt gewogen, in grammen en in glimlachen. Ook met een klein bedrag een keurig afscheidscadeau, en over een extra oplader heeft nog nooit iemand geklaagd.',
    ].join('\n\n'),
    redeem: {
      title: 'Pak licht in bij Baggage Allowance',
      description: 'Besteed hem online of in de winkels bij de perrons op vier stations.',
    },
  },
}
