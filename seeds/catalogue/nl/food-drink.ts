import type { ProductTexts } from '../../types.ts'

export const foodDrink: ProductTexts = {
  'copper-colander': {
    art: { line: 'elke dag verse pasta' },
    tagline: 'Verse pasta, voor het raam gerold',
    description: [
      'Kijk hoe je eten gemaakt wordt: bij elke Copper Colander staat vanaf tien uur ’s ochtends een tafel vol pastamakers in de etalage. Twaalf vormen, twaalf sauzen, geen patat.',
      'Oprichtster Lia Bresciani zette de kaart in oma’s volgorde van belangrijkheid, met boter bovenaan. Goed voor een lunch alleen, een etentje met z’n zessen of een zondagse les pasta rollen.',
    ].join('\n\n'),
    redeem: {
      title: 'Schuif aan bij Copper Colander',
      description: 'Laat je code zien als de rekening komt. Hij is goed voor eten, drinken en de pastales.',
    },
  },
  'tumbledown-pizza': {
    art: { line: 'scheve pizza' },
    tagline: 'Scheef, geblakerd en in tien minuten op',
    description: [
      'Niets is hier rond. Tumbledown laat het deeg drie dagen rijzen, rekt het expres slordig uit en bakt het op een temperatuur die we de verzekeraar maar niet vertellen.',
      'Met dips voor de korst, pizza’s half om half en een toetjespizza met rabarber. De cadeaubon werkt aan tafel, bij het afhalen en op de quizavond van donderdag, waar je nog meer pizza kunt winnen.',
    ].join('\n\n'),
    redeem: {
      title: 'Bestel een Tumbledown',
      description: 'Gebruik de code aan de balie of online in je afhaalmandje.',
    },
  },
  'slurp-and-lantern': {
    art: { line: 'noedelbar' },
    tagline: 'Noedels bij lantaarnlicht, soep tot laat',
    description: [
      'De bouillon gaat op bij het ochtendgloren, de lantaarns gaan aan bij de schemering. Slurp & Lantern serveert handgetrokken noedels in elf kommen, van heldere gemberkip tot een chilisoep waar je eerst voor tekent.',
      'Ga aan de lange bar zitten, knoop je papieren slab om en maak lawaai. Een goed cadeau voor nachtbrakers, studenten en iedereen die van een verkoudheid bijkomt.',
    ].join('\n\n'),
    redeem: {
      title: 'Trek een kruk bij',
      description: 'Geef je code bij de rekening. Wat overblijft, wacht op je volgende kom.',
    },
  },
  'ketchup-parade': {
    art: { line: 'smashburgers' },
    tagline: 'Burgers, blaasmuziek en augurken zonder einde',
    description: [
      'Midden in elke Ketchup Parade staat een rode muziektent, met op vrijdag een vijfkoppige band. De burgers worden ter plekke platgedrukt, de broodjes zijn van aardappel en augurken zijn gratis zolang je het volhoudt.',
      'De plantaardige burgers zijn hier hoofdact, geen voorprogramma. Met de cadeaubon betaal je alles, tot en met de ijscoupe met sterretjes.',
    ].join('\n\n'),
    redeem: {
      title: 'Loop mee in de parade',
      description: 'Scan bij de kassa voordat je bestelt; wat je overhoudt, blijft op de cadeaubon staan.',
    },
  },
  'saffron-post': {
    tagline: 'Indiaas uit alle streken, bezorgd als een brief',
    description: [
      'Elk gerecht bij Saffron Post komt van een ansichtkaart: een viscurry van een neef in Alleppey, een ontbijt van het station in Pune, een mangotoetje van een rivaal.',
      'De kaart wisselt met de moesson en de ansichten aan de muur zijn echt. Boek een thali-avond, of geef de cadeaubon door en laat een ander de reis kiezen.',
    ].join('\n\n'),
    redeem: {
      title: 'Open je uitnodiging voor Saffron Post',
      description: 'Noem de cadeaubon bij het reserveren en laat de code zien bij de rekening.',
    },
  },
  'batter-and-bell': {
    art: { line: 'fish-and-chips sinds vrijdag' },
    tagline: 'Fish-and-chips met een echte tingeling',
    description: [
      'Is je bestelling klaar, dan luidt iemand de bel. Batter & Bell bakt dagverse vis in rundvet of zonnebloemolie, met krokante kruimels, doperwten en een tartaarsaus die het meent.',
      'De vis komt uit vier havens en de naam van de boot staat met krijt boven de toonbank. Voor opa’s en oma’s aan zee, voor wie heimwee heeft naar de kust, en voor iedereen op vrijdag.',
    ].join('\n\n'),
    redeem: {
      title: 'Luid de bel bij Batter & Bell',
      description: 'Laat de cadeaubon zien aan de toonbank, voor aan tafel of uit het vuistje.',
    },
  },
  'third-kettle': {
    art: { line: 'theesalon' },
    tagline: 'Een theesalon waar je nooit weg hoeft',
    description: [
      'De eerste ketel is voor de dorst, de tweede voor het praten en de derde om te blijven. Third Kettle bakt negen taarten per dag en schenkt veertig soorten thee, allemaal van telers bij wie ze zelf op bezoek zijn geweest.',
      'De afternoon tea komt op servies dat niet bij elkaar past, en breien mag. Een teder cadeau voor moeders, juffen, buren en mensen die zeggen dat ze niets nodig hebben.',
    ].join('\n\n'),
    redeem: {
      title: 'Afternoon tea bij Third Kettle',
      description: 'Reserveer even en laat je cadeaubon zien; hij is goed voor thee, taart en nog een pot.',
    },
  },
  'grumble-coffee': {
    art: { line: 'koffiebranders' },
    tagline: 'Uitstekende koffie voor mensen met een ochtendhumeur',
    description: [
      'Huisregel: geen vrolijke begroetingen voor negenen. Grumble brandt onder een spoorboog in Sheffield, zet op elk pak een stemming en verstuurt de bonen binnen een dag na het branden.',
      'Te besteden in de cafés, aan een abonnement of aan een baristales die goddank pas om elf uur begint. Stuur er een naar degene die het kantoor draaiende houdt.',
    ].join('\n\n'),
    redeem: {
      title: 'Word wakker met Grumble',
      description: 'Zet de code in je account voor bonen, of laat hem zien aan de bar.',
    },
  },
  larkbread: {
    tagline: 'Bakkers van traag zuurdesem en snelle bolletjes',
    description: [
      'Bij Larkbread gaan de ovens om twee uur ’s nachts aan, zodat om zes uur het eerste brood de deur uit kan. Het meel komt van een watermolen in Wiltshire en de desem, Gerald, is ouder dan twee van de bakkers.',
      'Voor een wekelijks brood, een doos kardemombolletjes of een workshop waar je naar huis gaat met een stukje Gerald in een potje.',
    ].join('\n\n'),
    redeem: {
      title: 'Haal je brood bij Larkbread',
      description: 'Bestel vooraf online met de code, of laat hem zien in de winkel voordat de bolletjes op zijn.',
    },
  },
  wheyward: {
    art: { line: 'dwarse kaas' },
    tagline: 'Britse kaas met een uitgesproken mening',
    description: [
      'Zestig boerenkazen, drie rijpingskelders onder een schuur in Somerset en een hulplijn voor wie niet kan kiezen. Wheyward snijdt op bestelling en schrijft de proefnotities met de hand.',
      'Te besteden aan kaasplanken, een maandelijks pakket of een fonduepan die al heel wat ruzies heeft beslecht. Het cadeaupapier ruikt lichtjes naar roodschimmel, en dat hoort zo.',
    ].join('\n\n'),
    redeem: {
      title: 'Stel je plank samen bij Wheyward',
      description: 'Geef de hulplijn je code en je humeur door, of bestel gewoon online.',
    },
  },
  'petite-ruse': {
    tagline: 'Een Franse bistro die doet alsof hij klein is',
    description: [
      'Vanaf de straat zie je zes tafels. Achter het gordijn staan er nog veertig, plus een zinken bar en een pianist die Maurice heet en uit Dudley komt. Petite Ruse serveert steak, soufflé en roddels.',
      'De kaart is kort, de kaarsen zijn echt en de kaaswagen heeft altijd voorrang. Met deze cadeaubon trakteer jij op een avondje voor twee waar je zelf niet bij hoeft te zijn.',
    ].join('\n\n'),
    redeem: {
      title: 'Een tafel achter het gordijn',
      description: 'Reserveer met het kaartnummer; het is goed voor eten, wijn en de fooi van Maurice.',
    },
  },
  'cactus-uncle': {
    tagline: 'Taco’s, tamales en goede raad van een oom',
    description: [
      'De oom bestaat echt. Hij maakt de salsa’s, rangschikt ze van ‘beleefd’ tot ‘erfenis’ en vertelt je welke je moet nemen. Cactus Uncle maalt elke ochtend zelf de mais.',
      'Bestel per bord, of laat de hele tafel volzetten voor je vrienden. De cadeaubon is goed voor eten, limoenfrisdrank en de fles salsa die je straks mee naar huis wilt.',
    ].join('\n\n'),
    redeem: {
      title: 'Ga eten bij de oom',
      description: 'Laat de code aan tafel zien; de oom zet er een stempel op, voor het geluk.',
    },
  },
  'olive-telegraph': {
    art: { line: 'houtskool & mezze' },
    tagline: 'Mezze van de houtskool, de tafel rond',
    description: [
      'Bij Olive Telegraph komt elk gerecht zodra het klaar is; de grill roept het dwars door de zaak om. Denk aan gerookte aubergine, lam met pistache, warm platbrood en een limonade waar je de stad voor doorkruist.',
      'Er zijn menu’s voor twee, voor vier en voor een voetbalelftal. Een gezellig cadeau voor families die door elkaar heen praten en het goed bedoelen.',
    ].join('\n\n'),
    redeem: {
      title: 'Kom samen bij Olive Telegraph',
      description: 'Met zes of meer noem je de cadeaubon bij het reserveren; anders kom je gewoon langs.',
    },
  },
  'cocoa-cartographers': {
    tagline: 'Chocolade, boon voor boon in kaart gebracht',
    description: [
      'Achter op elke reep staan coördinaten: precies de helling waar de cacao groeide. De Cartographers branden in Norwich, betalen meer dan een eerlijke prijs en zetten de boekhouding naast de recepten.',
      'Voor repen, dozen, chocolademelk en een proeverij per video met een zeer geduldige aardrijkskundige. Zo mooi dat je het inpakken kunt overslaan.',
    ].join('\n\n'),
    redeem: {
      title: 'Zet koers naar chocolade',
      description: 'Gebruik de code bij het afrekenen. Dozen van negen en proefpakketten reizen gratis.',
    },
  },
  'tall-barrel': {
    art: { line: 'brouwerij' },
    tagline: 'Kleine biertjes met lange verhalen',
    description: [
      'Eén brouwerij, twee proeflokalen en een rijdend vat dat op bruiloften komt. Tall Barrel brouwt negen vaste bieren en elke maand één experiment, waaronder een alcoholvrije porter waar de jury in trapte.',
      'Te besteden aan gemengde kratten, glazen of een brouwdag waarop je zelf de hop kiest en het resultaat een naam geeft. Alleen voor volwassenen, uiteraard.',
    ].join('\n\n'),
    redeem: {
      title: 'Schenk jezelf een Tall Barrel in',
      description: 'Alleen vanaf 18 jaar. Gebruik de code online of aan een van de twee bars.',
    },
  },
  corkwright: {
    art: { line: 'gewoon goede wijn' },
    tagline: 'Goede wijn, gewoon in mensentaal',
    description: [
      'Geen punten, geen college over de bodem. Corkwright sorteert op wat je van plan bent: ‘curry op de bank’, ‘kennismaken met de schoonouders’, ‘bad’. Er staat geen fles bij waar je een lening voor nodig hebt.',
      'Goed voor een gemengde doos, een proeverij van twee glazen in de winkel in Lewes, of de licht beruchte blind date op woensdag, waarbij alleen de wijn geblinddoekt is.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies een fles bij Corkwright',
      description: 'Vanaf 18 jaar. Werkt online en in Lewes.',
    },
  },
  'veg-ledger': {
    tagline: 'Groentepakketten van negen boeren met open boeken',
    description: [
      'In elk pakket van Veg Ledger lees je wie wat heeft geteeld, wat die ervoor kreeg en hoe ver het heeft gereisd. Dat leest verrassend spannend, en de wortels smaken naar wortel.',
      'Sla een week over wanneer je wilt en ruil wat je echt niet lust. Een voedzaam cadeau bij een nieuw huis, een nieuwe baby of een vriend die opknapt.',
    ].join('\n\n'),
    redeem: {
      title: 'Open een rekening bij Veg Ledger',
      description: 'De code betaalt pakketten tot hij op is; je zit nergens ongemerkt aan vast.',
    },
  },
  'scoop-almanac': {
    art: { line: '52 smaken' },
    tagline: 'Elke week van het jaar een nieuw ijsje',
    description: [
      'Week elf is rabarber en gember. Week dertig is mais en honing. Scoop Almanac volgt heg en kalender met tweeënvijftig smaken, en ze staan allemaal op de muur.',
      'Hoorntjes, bakjes, coupes en een verjaardagstaart die op droogijs mee naar huis gaat. Kinderen lezen de almanak hardop voor; volwassenen doen alsof ze er alleen voor de kinderen zijn.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies het bolletje van de week',
      description: 'Laat je code zien bij elke kiosk of ijssalon van Scoop Almanac.',
    },
  },
}
