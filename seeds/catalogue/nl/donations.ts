import type { ProductTexts } from '../../types.ts'

export const donations: ProductTexts = {
  'open-larder-alliance': {
    tagline: 'Buurtkasten waar niemand iets hoeft uit te leggen',
    description: [
      'Driehonderd vrijwilligers houden zeventig voorraadkasten draaiend in bibliotheken, moskeeën en voetbalclubs. Open Larder vult ze met vers eten, luiers en blikken, en stelt aan de deur geen vragen.',
      'Met een kleine gift blijft er een week lang een plank gevuld voor een gezin. Geef je in iemands naam, dan komt er een ansichtkaart van de kast die het dichtst bij hen staat.',
    ].join('\n\n'),
    redeem: {
      title: 'Vul een plank',
      description: 'Kies een kast op de kaart en je gift is er binnen een week.',
    },
  },
  'thousand-hedges': {
    tagline: 'Britse heggen planten, vlechten en verzorgen',
    description: [
      'Een heg is een snelweg voor hazelmuizen en een muur tegen de wind. Thousand Hedges plant inheemse struikjes met scholen en boeren, en komt daarna vijf jaar lang terug om ervoor te zorgen.',
      'De kleinste gift plant al een meter. Geef een hele tuin vol en de ontvanger krijgt de coördinaten, om te gaan kijken met boterhammen.',
    ].join('\n\n'),
    redeem: {
      title: 'Plant je meters',
      description: 'Kies een graafschap; na het plantseizoen volgen de coördinaten.',
    },
  },
  'kindly-kettle': {
    tagline: 'Een kop thee en een uur gezelschap',
    description: [
      'Sommige mensen voeren een hele week geen gesprek. Kindly Kettle brengt buren met tijd bij buren zonder bezoek, traint ze allebei en betaalt de koekjes.',
      'Met een bescheiden gift steun je een maand vriendschap. Kleinkinderen geven het vaak ter ere van iemand die altijd de theepot had klaarstaan.',
    ].join('\n\n'),
    redeem: {
      title: 'Schenk een kopje in',
      description: 'Je gift steunt bezoekjes in de streek die je kiest.',
    },
  },
  'paperboat-libraries': {
    tagline: 'Boeken voor kinderen die er thuis geen hebben',
    description: [
      'Te veel kinderen hebben niet één eigen boek. Paperboat laat nieuwe boeken binnenvaren bij peuterspeelzalen, opvanghuizen en kappers, met de naam van het kind op de eerste bladzijde.',
      'Met de kleinste gift wordt al één boek gekocht en bezorgd. Van juffen en meesters horen we dat dit het eindejaarscadeau is waar ze in de auto om huilen.',
    ].join('\n\n'),
    redeem: {
      title: 'Laat een boek te water',
      description: 'Kies een leeftijd, van pasgeboren tot twaalf, en wij drukken het ex libris.',
    },
  },
  'harbourlight-crews': {
    tagline: 'Houdt kleine reddingsboten op zee',
    description: [
      'Negentien onafhankelijke reddingsboten varen uit van hellingen die voor ieder ander te klein zijn. Harbourlight betaalt de brandstof, de training en de droogpakken waarmee vrijwilligers van tafel opstaan en gaan.',
      'Met jouw gift betaal je mee aan een redding midden in de nacht. Families aan de kust geven het bij doop en pensioen, en na lange nachten die goed afliepen.',
    ].join('\n\n'),
    redeem: {
      title: 'Verlicht de haven',
      description: 'Kies een station om te steunen, of laat het aan het station dat je het hardst nodig heeft.',
    },
  },
  'stepstone-rooms': {
    tagline: 'De eerste eigen huissleutel voor jongeren',
    description: [
      'Als een jongere de jeugdzorg verlaat, zoekt Stepstone een kamer, betaalt de borg en vult een doos met een waterkoker, een dekbed en een schroevendraaier. Een mentor houdt drie jaar contact.',
      'Een paar giften vullen zo’n doos. Een attente manier om stil te staan bij je eigen verhuizing.',
    ].join('\n\n'),
    redeem: {
      title: 'Draai de sleutel om',
      description: 'Je gift gaat in een welkomstdoos, in de stad die je kiest.',
    },
  },
  'old-friends-farm': {
    tagline: 'Een bejaardenhuis voor dieren',
    description: [
      'Blinde pony’s, spaniëls van dertien, een gans met een mening. Old Friends Farm vangt dieren op die te oud zijn om nog te plaatsen, en maakt hun laatste jaren warm en saai.',
      'Met een kleine gift heeft er weer een een week lang te eten. Donateurs krijgen een brief, gedicteerd door de gans.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies een oude vriend',
      description: 'Kies een dier om te steunen en houd de brievenbus in de gaten: de gans schrijft.',
    },
  },
  'mended-wing-hospital': {
    tagline: 'Zorg voor wilde vogels en kleine zoogdieren',
    description: [
      'Uilen van de snelweg, gierzwaluwen van hete daken, egels van overal. De zes dierenartsen en honderd chauffeurs van Mended Wing behandelen negenduizend patiënten per jaar en laten de meeste vrij waar ze gevonden zijn.',
      'Met een kleine gift voed je een nest vol. Wie geeft, mag soms zelf het doosje openmaken.',
    ].join('\n\n'),
    redeem: {
      title: 'Voed een nest',
      description: 'Kies gierzwaluwen, uilen of egels; in het voorjaar hoor je hoe het gaat.',
    },
  },
  'clearbrook-wells': {
    tagline: 'Dorpswater dat blijft stromen',
    description: [
      'Een pomp is zo goed als degene die hem kan maken. Clearbrook leidt plaatselijke monteurs op, in elk dorp twee vrouwen en twee mannen, en legt de onderdelen vlakbij op voorraad.',
      'Jouw gift betaalt mee aan een dag les. De putten van tien jaar geleden doen het nog, en elk jaar in maart staan de cijfers online.',
    ].join('\n\n'),
    redeem: {
      title: 'Houd het water stromend',
      description: 'Giften gaan naar opleiding en onderdelen; elk jaar in maart komt er een verslag.',
    },
  },
  'brightside-ward': {
    tagline: 'Spel, muziek en clowns in kinderziekenhuizen',
    description: [
      'In het ziekenhuis ben je vooral aan het wachten. Brightside stuurt geschoolde spelers naar veertig afdelingen, met poppen, afwasbare verf en een repertoire van vreselijke grappen, zes dagen per week.',
      'Jouw gift wordt speeltijd aan een bed. Vaak gegeven door dankbare ouders die zich een zekere ukelele herinneren.',
    ].join('\n\n'),
    redeem: {
      title: 'Maak een uur vrolijker',
      description: 'Kies een streek; de spelers dragen een liedje op aan wie jou dit gaf.',
    },
  },
  'quiet-acre-gardens': {
    tagline: 'Volkstuinen voor vermoeide hoofden',
    description: [
      'Dokters schrijven het voor, wij spitten het om. Quiet Acre heeft zesentwintig ommuurde tuinen waar mensen die het zwaar hebben bonen kweken en praten, of juist niet, met een therapeut in laarzen in de buurt.',
      'Met een bescheiden gift kan iemand er een ochtend terecht. Groente die over is gaat naar de buren, met recept.',
    ].join('\n\n'),
    redeem: {
      title: 'Geef een stille ochtend',
      description: 'Je donatie betaalt plekken in de tuin die jij kiest.',
    },
  },
  'bluemile-shores': {
    tagline: 'Schonere stranden, getij voor getij',
    description: [
      'Vrijwilligers adopteren een mijl, lopen die bij elk springtij en wegen wat ze vinden. Bluemile betaalt de zakken, de boten en een klein laboratorium dat fabrikanten precies vertelt van wie dat wikkeltje was.',
      'Met de kleinste gift is er al honderd meter strand schoon. Het werkt, en er zijn grafieken die het bewijzen.',
    ].join('\n\n'),
    redeem: {
      title: 'Adopteer een stukje',
      description: 'Kies een mijl kust en bekijk de grafieken.',
    },
  },
  'treadle-and-tool': {
    tagline: 'Hersteld gereedschap voor werkplaatsen ver weg',
    description: [
      'Ongebruikte naaimachines, schaven en draaibanken worden opgehaald uit Britse schuurtjes, hersteld door gepensioneerde technici en verscheept naar coöperaties die erom vroegen.',
      'Samen met anderen stuur je zo een naaimachine op reis, met garen. Een mooi cadeau voor makers, reparateurs en vaders van wie de eigen schuur vol is. Elke nieuwe eigenaar stuurt een foto terug.',
    ].join('\n\n'),
    redeem: {
      title: 'Stuur een machine op reis',
      description: 'Kies garen, gereedschap of draaibank; de foto volgt na een paar maanden.',
    },
  },
  'lamp-street-hostel-fund': {
    tagline: 'Veilige bedden in de koudste nachten',
    description: [
      'Van november tot en met maart maakt Lamp Street van kerkzalen warme slaapzalen, met een warme maaltijd, een kluisje en iemand die de hele nacht wakker blijft. Honden slapen naast hun baas.',
      'Elke gift helpt aan veilige nachten, ontbijt inbegrepen. In het voorjaar horen gevers hoeveel mensen daardoor binnen sliepen.',
    ].join('\n\n'),
    redeem: {
      title: 'Geef een warme nacht',
      description: 'Donaties gaan naar de dichtstbijzijnde open zaal, of naar de drukste.',
    },
  },
}
