import type { ProductTexts } from '../../types.ts'

export const departmentStores: ProductTexts = {
  'hollingbourne-and-fay': {
    tagline: 'Het warenhuis dat nog een liftbediende heeft',
    description: [
      'Zes verdiepingen jassen, porselein, speelgoed en parfum, met een tearoom op het dak. Hollingbourne & Fay is al vier generaties van dezelfde familie, en allemaal begonnen ze bij de fournituren.',
      'Inpakken duurt drie minuten en is gratis. Met deze bon zit je bij vrijwel iedereen goed, en daar is een warenhuis precies voor.',
    ].join('\n\n'),
    redeem: {
      title: 'Neem de lift naar boven',
      description: 'Te besteden op elke verdieping, in de tearoom of online.',
    },
  },
  'marchmont-parade': {
    tagline: 'Acht verdiepingen, één heel goede roltrap',
    description: [
      'Mode, beauty, keukens en een kelder vol speelgoed onder één glazen koepel. Op donderdag is Marchmont Parade tot laat open, met live pianomuziek en personal shoppers zonder provisie.',
      'Alles kun je in elk filiaal terugbrengen. Voor schoonfamilie, petekinderen en de mensen die je eens per jaar ziet.',
    ].join('\n\n'),
    redeem: {
      title: 'Stap op de roltrap',
      description: 'Te gebruiken bij elke kassa in dertien steden, of online.',
    },
  },
  'edgerley-quill': {
    tagline: 'Alles voor het huis, niets voor de show',
    description: [
      'Een oud postorderbedrijf met magazijnen zo groot als een dorp. Edgerley Quill verkoopt beddengoed, apparaten, tuinstoelen en schoolblouses, en bezorgt op zaterdag sinds de tijd van paard en wagen.',
      'Voorwaarden en garanties staan er in gewone taal. Een praktische bon voor praktische gezinnen. De telefoon wordt opgenomen door een mens.',
    ].join('\n\n'),
    redeem: {
      title: 'Blader door de catalogus',
      description: 'Vul de code in bij het afrekenen, noem hem aan de telefoon of zet hem op het bestelformulier.',
    },
  },
  'corner-and-bell': {
    tagline: 'De dorpswinkel, maar dan groter',
    description: [
      'Het begon met één koperen belletje boven één deur in Masham. Nu heeft Corner & Bell vierendertig winkels met goed eten, stevige kleren, zaden, touw en postzegels.',
      'In elk filiaal staat een tafel met makers uit de buurt. De bon geldt voor alles behalve de postzegels. Honden wachten bij de kachel.',
    ].join('\n\n'),
    redeem: {
      title: 'Laat de bel rinkelen',
      description: 'Laat de bon zien in een filiaal; uitgeven mag beetje bij beetje.',
    },
  },
  'galleria-nine': {
    tagline: 'Negen eigenzinnige winkels, één kassa',
    description: [
      'Negen makers delen een oude tramremise: een bloemist, een pottenbakker, een hoedenmaker, een kaasboer enzovoort. Bij Galleria Nine winkel je bij allemaal met één mandje en één bon.',
      'Elk voorjaar wisselt de bezetting. Eigenlijk geef je iemand een hele straat.',
    ].join('\n\n'),
    redeem: {
      title: 'Dwaal door de remise',
      description: 'Betaal bij die ene kassa of online; alle negen winkels doen mee.',
    },
  },
  'tolland-and-daughters': {
    tagline: 'Kleedt hele families sinds de distributiebonnen',
    description: [
      'Schooluniformen in augustus, kerstetalages in november, huwelijkslijsten het hele jaar. Tolland & Daughters heeft vijf winkels in provinciesteden, elk met een buizenpost waar kinderen berichtjes door mogen sturen.',
      'Vermaken doen ze boven. Zo’n bon bewaar je voor een regenachtige dag, en die komen.',
    ].join('\n\n'),
    redeem: {
      title: 'Meld je aan de toonbank',
      description: 'Te gebruiken in elke winkel of online; wat overblijft, blijft op de bon staan.',
    },
  },
  'bazaar-belle': {
    tagline: 'Een markthal die in je broekzak past',
    description: [
      'Duizend kleine verkopers, één eerlijk mandje. Bazaar Belle zet marktkramen online: specerijen uit Leicester, kant uit Nottingham, hete saus uit een vuurtoren.',
      'Elke verkoper krijgt bezoek voordat hij mee mag doen. Stuur een bon naar mensen met een brede smaak en een zwak voor snuffelen. Er wordt samen bezorgd, dus er komt maar één pakket.',
    ].join('\n\n'),
    redeem: {
      title: 'Snuffel langs de kramen',
      description: 'Eén code, elke kraam; hij verdeelt zichzelf over de verkopers.',
    },
  },
  'northgate-union': {
    tagline: 'Een winkel die van zijn klanten is',
    description: [
      'Een half miljoen leden, elk één stem, en in december een winstuitkering. Northgate Union doet in eten, meubels en uitvaarten, en is onverwacht goed in lampenkappen.',
      'De prijzen worden vastgesteld op een heel lange jaarvergadering. De bon kun je overal in de winkel besteden, en bij elke bon wordt een heg geplant.',
    ].join('\n\n'),
    redeem: {
      title: 'Winkel bij de Union',
      description: 'Geldt bij elke kassa, elke toonbank en online.',
    },
  },
  'pemberley-wharf-outlets': {
    tagline: 'Vorig seizoen, halve prijs, aan het water',
    description: [
      'Veertig outlets rond een gerestaureerd dok, met vliegers, straatmuzikanten en parkeren dat geen pijn doet. Pemberley Wharf verkoopt goede merken aan het eind van hun reeks, en één winkel heeft volmaakte sokken.',
      'De bon opent elke deur aan de kade. Op z’n best met een lunch en een stevig karretje.',
    ].join('\n\n'),
    redeem: {
      title: 'Slenter over de kade',
      description: 'Laat de bon zien bij een van de veertig kassa’s; ook in de foodhal is hij geldig.',
    },
  },
  'sixpenny-hall': {
    tagline: 'Niets duurs, en niets van rommel',
    description: [
      'Keukenhulpjes, knutselpapier, taartkaarsjes, handschoenen. Sixpenny Hall begon als weddenschap: verkoop vierduizend nuttige dingen voor weinig geld, en gooi eruit wat stukgaat.',
      'Inmiddels zijn er negentig winkels en dwepen leraren ermee. Met een kleine bon kom je hier verrassend ver.',
    ].join('\n\n'),
    redeem: {
      title: 'Vul een mandje',
      description: 'Te gebruiken bij elke kassa, in zoveel bezoekjes als je wilt.',
    },
  },
  'aldergate-home-store': {
    tagline: 'Drie verdiepingen huis en een café met kinderstoelen',
    description: [
      'Banken waarop je mag slapen, keukens waarin je mag koken, een tuinverdieping met echte bijen. Aldergate gelooft in uitproberen, vandaar de gordijnen op de badafdeling.',
      'De monteurs zijn in dienst, niet van straat geplukt. Een cadeau voor verhuizers, klussers en stellen met een verlanglijst. In het café kun je tot vier uur ontbijten.',
    ].join('\n\n'),
    redeem: {
      title: 'Eerst proberen, dan kiezen',
      description: 'Voor spullen, montage of lunch; een deel betalen mag ook.',
    },
  },
  'modish-and-moore': {
    tagline: 'Mode, beauty en een geweldige schoenenverdieping',
    description: [
      'Modish & Moore koopt vroeg in bij jonge ontwerpers en blijft ze trouw. De schoenenverdieping heeft een eigen snellift, de beautyhal een eigen daglicht, en het café heeft friet.',
      'De stylisten zijn gratis en eerlijk. Met een bon hoef jij niet te kiezen, en zij niet te ruilen.',
    ].join('\n\n'),
    redeem: {
      title: 'Spreek af met een stylist',
      description: 'Gebruik je code in een van de acht winkels, in de app of online.',
    },
  },
  'wharfside-provisions': {
    tagline: 'Foodhallen met een kookbalie en zonder haast',
    description: [
      'Vijf hallen in oude havenloodsen, met slagers, bakkers, een noedelbar en schappen vol keukengerei. Bij Wharfside koop je ingrediënten en laat je ze klaarmaken terwijl je wacht.',
      'Manden worden aan een lange tafel op bestelling gevuld. Een aangename bon voor gastheren, buren en hongerige collega’s.',
    ].join('\n\n'),
    redeem: {
      title: 'Vul een mand',
      description: 'Te besteden in de hallen of aan een mand, overal in Groot-Brittannië bezorgd.',
    },
  },
  'kinder-and-kettle': {
    tagline: 'Een klein warenhuis voor iedereen onder de tien',
    description: [
      'Schoenen, boeken, jassen, speelgoed en een kapper met een raceautostoel, alles op halve hoogte. Kinder & Kettle heeft zeven winkels waar grote mensen thee krijgen, en een stoel met zicht op alles.',
      'De verlanglijstjes hangen aan een waslijn. Gemaakt voor grootouders die met één bon klaar willen zijn.',
    ].join('\n\n'),
    redeem: {
      title: 'Winkel op halve hoogte',
      description: 'Gebruik de bon bij elke toonbank, ook bij de kapper.',
    },
  },
  'old-exchange-emporium': {
    tagline: 'Curiosa, kleren en klokken in een oude bank',
    description: [
      'In de kluis staat parfum, in de kamer van de directeur liggen hoeden en voor de balie zitten nog tralies. Old Exchange Emporium mengt nieuwe makers met oude voorraad en wisselt elke zondagnacht de etalages.',
      'Nergens staat ‘vintage’ op; er staat gewoon wat het is. Voor eksters, inrichters en romantici. De kluis gaat op verzoek open.',
    ].join('\n\n'),
    redeem: {
      title: 'Bezoek de kluis',
      description: 'Schuif de bon onder de tralies door; wisselgeld blijft erop staan.',
    },
  },
}
