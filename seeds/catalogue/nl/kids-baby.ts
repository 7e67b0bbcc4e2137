import type { ProductTexts } from '../../types.ts'

export const kidsBaby: ProductTexts = {
  'puddle-and-pocket': {
    tagline: 'Kleding die snapt dat kinderen kinderen zijn',
    description: [
      'Versterkte knieën, mouwen op de groei en tuinbroeken die honderd keer op veertig graden mogen. Puddle & Pocket maakt kleding van nul tot twaalf jaar en koopt terug wat te klein is geworden.',
      'In elke jas zit een geheime zak, en kinderen mogen doorgeven wat ze erin bewaren. Bespaart jonge ouders het zoveelste babyvestje.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies iets voor een avontuur',
      description: 'Gebruik hem online of in een winkel; lever je kleding in, dan komt dat tegoed er gewoon bij.',
    },
  },
  'rumpus-toy-hall': {
    tagline: 'Speelgoed dat je probeert vóór de tranen',
    description: [
      'Bij Rumpus is alles uit de doos. In negen grote hallen vind je treintafels, een verkleedkast en een stil hol, en het personeel is uitgezocht op geduld en dinosauruskennis.',
      'Batterijen zitten erbij, altijd. Met deze cadeaubon mag een kind zelf afrekenen, en dat is een feest om te zien.',
    ].join('\n\n'),
    redeem: {
      title: 'Reken af bij Rumpus',
      description: 'Kinderen scannen hem dolgraag zelf; online werkt hij ook.',
    },
  },
  'little-ledger': {
    tagline: 'Een eerste spaarboekje, met stickers',
    description: [
      'Leren omgaan met geld, van vijf tot twaalf: een echt kasboek, een blik met vier gleuven en een kaart die een volwassene oplaadt als de klusjes klaar zijn. Bij Little Ledger voelen sommen als een schat.',
      'Opa’s en oma’s geven het op verjaardagen, met een brief erin. Een app is niet nodig, maar er is er wel een voor de ongeduldigen.',
    ].join('\n\n'),
    redeem: {
      title: 'Begin met sparen bij Little Ledger',
      description: 'Registreer het blik met je code; het bedrag wordt de eerste regel in het boek.',
    },
  },
  'moonboat-nursery': {
    tagline: 'Ledikantjes, dekens en alles voor de kleine uurtjes',
    description: [
      'Moonboat ontwerpt babykamers voor huurflats en rare hoekjes: een ledikant dat een bureau wordt, een lampje dat zacht genoeg schijnt, een stoel waar je uit komt met een baby in beide armen.',
      'Op verzoek wordt er bezorgd tijdens het middagdutje. Een cadeaubon van het hele kantoor wordt meestal precies dat ene nuttige ding.',
    ].join('\n\n'),
    redeem: {
      title: 'Richt de babykamer in',
      description: 'Geef hem in delen uit terwijl de baby groeit; de cadeaubon is drie jaar geldig.',
    },
  },
  'treacle-and-twig': {
    tagline: 'Houten speelgoed met een wiebel',
    description: [
      'In het Forest of Dean gedraaid van omgewaaide beuk, afgewerkt met bijenwas en getest door erop te kauwen. Treacle & Twig maakt rammelaars, dassen op wieltjes en een luidruchtige knikkerbaan.',
      'Een naam branden ze er gratis in. Komt er een volgend kind, dan mag alles terug om opgeknapt te worden, en dat gebeurt dan ook.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies een wiebelaar',
      description: 'Laat er gratis een naam op zetten en vul je code in bij het afrekenen.',
    },
  },
  'story-submarine': {
    tagline: 'Een boek, een brief en een klein raadsel per post',
    description: [
      'Elke maand komt de onderzeeër boven met een prentenboek, een brief aan het kind zelf en een voorwerp uit de diepte: een koperen sleutel, een walvistand (van hars), een kaart in geheimschrift.',
      'Kies drie, zes of twaalf reizen, voor lezers van drie tot negen. Leuker dan weer iets van plastic, en de brieven worden bewaard.',
    ].join('\n\n'),
    redeem: {
      title: 'Laat een onderzeeër te water',
      description: 'Geef bij de code de naam en leeftijd van de lezer door; op maandag vertrekt het eerste pakket.',
    },
  },
  'hatch-and-hoopla': {
    art: { line: 'feest in een doos' },
    tagline: 'Een kinderfeestje in een doos',
    description: [
      'Alles voor twaalf kinderen en twee bange volwassenen: spelletjes mét tijdschema, taartversiering, een script voor de goochelaar (jij) en uitdeelzakjes zonder rommel.',
      'Elk seizoen zijn er nieuwe thema’s; de ruimtepiraten komen op verzoek steeds terug. Voor ouders, peetouders en iedereen die ooit zei dat het best meeviel.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies je feestje',
      description: 'Kies een thema en een datum; tien dagen van tevoren staat de doos voor de deur.',
    },
  },
  'bright-button-studio': {
    tagline: 'Knutselochtenden waarbij de rommel bij ons blijft',
    description: [
      'Klei, inkt, draad en lijm van twee tot elf jaar, in twaalf ateliers met heel afneembare vloeren. Bright Button heeft vakantieclubs, een inloop op zaterdag en stempelen met je baby.',
      'Schorten liggen klaar, en koffie is er ook. Voor gezinnen met een lange herfstvakantie en een kleine keukentafel.',
    ].join('\n\n'),
    redeem: {
      title: 'Boek een ochtend knoeien',
      description: 'Gebruik de code voor de inloop, een club of een verjaardagstafel.',
    },
  },
  'first-steps-cobbler': {
    tagline: 'Goede schoenen voor gloednieuwe voeten',
    description: [
      'Iemand die op de grond komt zitten om te meten, een foto van het eerste paar, en kosteloos een maat groter als de voeten binnen zes weken groeien. First Steps past kinderen tot tien jaar in twintig steden, op afspraak, zodat niemand ontploft.',
      'Nieuwe schoenen in augustus, regenlaarzen in oktober. Een praktisch cadeau waar opa’s en oma’s graag de eer van opeisen.',
    ].join('\n\n'),
    redeem: {
      title: 'Laat de voeten meten',
      description: 'Maak een afspraak met het kaartnummer, of loop doordeweeks ’s ochtends binnen.',
    },
  },
  'tootle-and-strum': {
    art: { line: 'muziek voor beginners' },
    tagline: 'Instrumenten voor handen in elke maat',
    description: [
      'Kwartviooltjes, ukeleles in negen kleuren en trommels met een volumeknop waar ouders echt bij kunnen. Tootle & Strum verhuurt, verkoopt en ruilt voor een maat groter als kinderen groeien.',
      'Bij elke huur hoort een eerste blok groepsles. Het cadeau dat zegt dat je in ze gelooft, en in oordopjes.',
    ].join('\n\n'),
    redeem: {
      title: 'Maak wat herrie',
      description: 'Te besteden aan huur, lessen of een instrument om te houden.',
    },
  },
  'brave-bear-babysitting': {
    tagline: 'Een avond weg, met iemand thuis die je vertrouwt',
    description: [
      'Elke oppas van Brave Bear is gecheckt, heeft een EHBO-diploma en is door een ouder aan de tand gevoeld. Boek per uur, en weer dezelfde oppas als je kind de verhaaltjes goedkeurt.',
      'Zo kunnen twee mensen een bord warm eten helemaal leegmaken. Misschien wel het liefste wat je in het eerste jaar kunt geven.',
    ].join('\n\n'),
    redeem: {
      title: 'Boek een Brave Bear',
      description: 'Kies een avond bij jou in de buurt; de code betaalt per uur.',
    },
  },
  'conker-club': {
    tagline: 'Naar school in het bos, op zaterdag',
    description: [
      'Vuurtjes, hutten, knopen en een modderkeuken met gedrukte menukaart. Conker Club zit in dertig bossen, gaat door bij elk weer behalve onweer, en stuurt kinderen vies en hongerig naar huis.',
      'Er zijn groepen voor dreumesen, voor zeven jaar en ouder, en voor volwassenen die zich buitengesloten voelen. Goed voor losse dagen of een heel seizoen.',
    ].join('\n\n'),
    redeem: {
      title: 'Het bos in',
      description: 'Boek een bos en een zaterdag; regenkleding kun je lenen.',
    },
  },
  'nappy-and-noble': {
    tagline: 'Het weinig glamoureuze, maar o zo nodige',
    description: [
      'Wasbare luiers, doekjes zonder parfum, hydrofiele doeken per dozijn. Nappy & Noble bezorgt volgens een schema dat je om drie uur ’s nachts kunt aanpassen, en haalt in zes steden de was op.',
      'Niemand zet het op de geboortelijst en iedereen is er dankbaar voor. Wikkel de cadeaubon om een reep chocola.',
    ].join('\n\n'),
    redeem: {
      title: 'Stel je bezorging in',
      description: 'De code betaalt de spullen tot hij op is; pauzeren kan altijd.',
    },
  },
  'wonder-parcel-lab': {
    tagline: 'Echte wetenschap aan de keukentafel',
    description: [
      'Kweek kristallen, programmeer een lantaarn, haal de kleur uit een rodekool. Wonder Parcel Lab stuurt elke maand een pakket met echt glaswerk en uitleg van docenten die alles al hebben gezien.',
      'Van zeven tot veertien jaar; volwassenen worden gedoogd. Een favoriet bij tantes, ooms en natuurkundeleraren.',
    ].join('\n\n'),
    redeem: {
      title: 'Begin een experiment',
      description: 'Kies met je code losse pakketten of een reeks van drie.',
    },
  },
  'cubby-house': {
    tagline: 'Boomhutten, holen en bedden om in te klimmen',
    description: [
      'Cubby House bouwt stapelbedden met patrijspoorten, binnenhutten van stof en stokken, en boomhutten waar een keurmeester ja tegen zegt. Alles komt plat aan, met plaatjes in plaats van woorden.',
      'Een mandje aan een katrol kan erbij. De cadeaubon van opa en oma is het fundament; de ouders leveren de zondag.',
    ].join('\n\n'),
    redeem: {
      title: 'Plan je hut',
      description: 'Registreer het kaartnummer en gebruik het voor elk bouwwerk.',
    },
  },
}
