import type { ProductTexts } from '../../types.ts'

export const fashion: ProductTexts = {
  'tansy-and-rook': {
    art: { line: 'gedrukt in Stroud' },
    tagline: 'Prints met gevoel voor humor, gemaakt voor elke dag',
    description: [
      'Tansy tekent, Rook naait. De twee schoonzussen bedrukken hun eigen katoen in het Engelse Stroud: reigers op regenlaarzen, theepotten in de storm en een uiterst zelfingenomen vos.',
      'Jurken, blouses en hoofddoekjes in maat 34 tot en met 56, en overal zitten zakken in. Met deze cadeaubon kiest ze zelf de print. Dat is het halve plezier, en voer voor een hele discussie.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies een print bij Tansy & Rook',
      description: 'Vul de code in bij het afrekenen. Wat je overhoudt, bewaar je voor de volgende collectie.',
    },
  },
  ostlere: {
    tagline: 'Maatkleding voor wie het liever niet over maatkleding heeft',
    description: [
      'Ostlere maakt één goed pak, één goede jas en één goede broek, en blijft er verder van af. De stof wordt geweven in Huddersfield en elke zoom wordt levenslang gratis vermaakt.',
      'Passen duurt twintig minuten, in elk van de negen winkels, met fatsoenlijke koffie en zonder theater met het meetlint. Een bescheiden cadeau dat lang meegaat, voor een eerste baan of een laatste.',
    ].join('\n\n'),
    redeem: {
      title: 'Maak een pasafspraak bij Ostlere',
      description: 'Neem de cadeaubon mee naar een van de winkels, of gebruik hem online zodra je maten bekend zijn.',
    },
  },
  'saltwick-denim': {
    art: { line: 'geverfd in Whitby' },
    tagline: 'Spijkerbroeken voor tien jaar, met gratis reparatie',
    description: [
      'Elf coupeurs in een bijzonder lawaaiig pand in Whitby maken vierhonderd broeken per week. De denim is in strengen geverfd, de klinknagels zijn van koper en de maatwijzer is eerlijk.',
      'Doorgesleten? Saltwick zet er gratis een lap op. De cadeaubon is goed voor jeans, jacks, schorten of een zaterdagse reparatieles op de zolder boven het atelier.',
    ].join('\n\n'),
    redeem: {
      title: 'Vind je pasvorm bij Saltwick',
      description:
        'Gebruik de code online of in het atelier in Whitby. Repareren blijft gratis, dus bewaar je tegoed voor jeans.',
    },
  },
  'second-swan': {
    art: { line: 'met liefde tweedehands' },
    tagline: 'Prachtige kleding, klaar voor een tweede leven',
    description: [
      'Van alles bij Second Swan is al eens gehouden. Kenners in Bristol en Leeds keuren, stomen en fotograferen elk stuk en vragen er minder dan de helft van de nieuwprijs voor.',
      'Elke avond om zeven uur komt er nieuwe voorraad online, en om acht uur is die meestal weg. Voor de vriendin die net zo geniet van de jacht als van de jas.',
    ].join('\n\n'),
    redeem: {
      title: 'Ga op jacht bij Second Swan',
      description: 'Zet de code in je account; bij je volgende vondst wordt het bedrag vanzelf verrekend.',
    },
  },
  brindlefoot: {
    art: { line: 'elke breedte welkom' },
    tagline: 'Schoenen voor rare, brede en rusteloze voeten',
    description: [
      'Brindlefoot begon met een podotherapeut, een schoenmaker en een gedeelde hekel aan blaren. Elk model komt in vier breedtes, en links en rechts mag je gerust in verschillende maten bestellen.',
      'Laarzen krijgen in de werkplaats in Northampton tot vijf keer een nieuwe zool. De cadeaubon geldt voor schoenen, pantoffels, verzolen en de wandelsok waar mensen brieven over blijven schrijven.',
    ].join('\n\n'),
    redeem: {
      title: 'Laat je voeten meten bij Brindlefoot',
      description: 'Print de voetenkaart of loop een winkel binnen; de cadeaubon werkt aan de kassa en online.',
    },
  },
  'ode-to-monday': {
    tagline: 'Werkkleding waarin negen uur ineens een keuze lijkt',
    description: [
      'Broeken die een vouwfiets overleven, blouses die een lekkende balpen overleven en een blazer die gewoon in de was mag. Ode to Monday is bedacht door een griffier die klaar was met strijken.',
      'Alles past bij alles, dus met één cadeaubon kom je verder dan je zou denken. Geliefd bij pas afgestudeerden, herintreders en iedereen die bijna dat bureau bij het raam krijgt.',
    ].join('\n\n'),
    redeem: {
      title: 'Kleed je week aan bij Ode to Monday',
      description: 'Je code werkt bij elke bestelling, ook in de uitverkoop, en betaalt de bezorging mee.',
    },
  },
  nettlecombe: {
    art: { line: 'wol en breigoed' },
    tagline: 'Breigoed uit een dal met meer schapen dan bereik',
    description: [
      'Twaalf boerderijen in Devon sturen hun wol naar één kleine spinnerij, en Nettlecombe breit er truien, mutsen en dekens van die zo dik zijn dat je ertegen kunt leunen. De ongeverfde tinten heten naar de kuddes.',
      'Op elk label staat de naam van de boerderij, en op open dagen kun je de daders ontmoeten. De cadeaubon is gedrukt op wolvilt en komt in een gebreid hoesje.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies je kudde bij Nettlecombe',
      description: 'Bestel online met het nummer op het vilt, of neem de cadeaubon mee naar de winkel bij de spinnerij.',
    },
  },
  'juno-parade': {
    art: { line: 'een avond te leen' },
    tagline: 'Feestjurken om te huren, te dragen en terug te sturen',
    description: [
      'Waarom kopen voor één avond? Juno Parade leent meer dan tweeduizend jurken, jumpsuits en smokings uit, vier dagen lang, inclusief stomerij en koerier.',
      'Bestel gerust hetzelfde in twee maten en stuur de andere gratis terug. Een gul antwoord op de vraag van elk bruiloftsseizoen: wat moet ik in vredesnaam aan?',
    ].join('\n\n'),
    redeem: {
      title: 'Reserveer je data bij Juno Parade',
      description: 'Kies eerst je avond en dan je outfit; de code betaalt huur, verzekering en koerier.',
    },
  },
  'pip-and-corduroy': {
    tagline: 'Zachte broeken en nog zachtere manieren',
    description: [
      'Een herenzaak voor zachtaardige types: brede ribbroeken, geruwde overhemden, vesten met zakken waar je wat aan hebt. Pip knipt; Corduroy is de windhond die je in Ludlow bij de deur begroet.',
      'De kleuren komen regelrecht uit de keuken: mosterd, biet, marmelade, thee. Voor de vader, oom of man die vindt dat hij broeken genoeg heeft.',
    ].join('\n\n'),
    redeem: {
      title: 'Maak het je gemakkelijk bij Pip & Corduroy',
      description: 'Gebruik de cadeaubon per post, online of in Ludlow, waar Corduroy hem eerst even keurt.',
    },
  },
  'lorne-quay': {
    art: { line: 'regen, opgelost' },
    tagline: 'Regenkleding met stadse manieren',
    description: [
      'Lorne Quay maakt regenjassen die je ook bij droog weer aantrekt. De naden worden in Greenock getapet, de voering is gerecycled zeildoek en de capuchon draait echt met je hoofd mee.',
      'Elk najaar wordt je jas gratis opnieuw geïmpregneerd, als je hem een week kunt missen. Een verstandig cadeau voor wie gaat studeren, op de fiets naar het werk moet of een hond heeft.',
    ].join('\n\n'),
    redeem: {
      title: 'Blijf droog met Lorne Quay',
      description: 'Vul de code in bij het afrekenen of gebruik de cadeaubon in Glasgow, Greenock of Leith.',
    },
  },
  'hullabaloo-socks': {
    tagline: 'Luide enkels voor stille mensen',
    description: [
      'Eén man, drie breimachines en vierhonderd ontwerpen, van fanfares tot parkieten. Hullabaloo-sokken zijn van gekamd katoen, extra stevig bij de teen en onmogelijk kwijt te raken in de la.',
      'Koop ze per paar, per doos of als abonnement dat op de eerste van de maand op de mat valt. De cadeaubon past in een schoen, en dus ook in een sok.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies je sokken',
      description: 'Drie paar of een doos voor drie maanden: de code is goed voor allebei.',
    },
  },
  'fennimore-row': {
    art: { line: 'tassenmakers' },
    tagline: 'Leren tassen, langzaam gemaakt in een korte straat',
    description: [
      'Vijf werkbanken, vijf makers, vijf modellen. Fennimore Row snijdt plantaardig gelooid leer in Walsall en signeert elke tas vanbinnen met potlood.',
      'Initialen worden gestempeld terwijl je wacht en hengsels een leven lang vervangen. Met deze cadeaubon kiest iemand zelf leer, garen en gesp, voor een tas om ooit door te geven.',
    ].join('\n\n'),
    redeem: {
      title: 'Laat een tas maken bij Fennimore Row',
      description: 'Besteed het hele bedrag aan een tas van de werkbank; de makers mailen je een datum.',
    },
  },
  moonwash: {
    tagline: 'Nachtkleding voor wie slapen serieus neemt',
    description: [
      'Pyjama’s, nachthemden en ochtendjassen van gewassen linnen en geruwde bamboe, zo ruim dat je je erin kunt omdraaien. Moonwash test alles op verpleegkundigen met nachtdienst, en die weten wat slaap waard is.',
      'Elke bestelling komt in een waszak met trekkoord. Een lief gebaar voor kersverse ouders, voor patiënten, of voor een vriendin die gewoon een lang jaar achter de rug heeft.',
    ].join('\n\n'),
    redeem: {
      title: 'Kruip in Moonwash',
      description: 'Vul je code in bij het afrekenen. Besteed je alles in één keer, dan is een monogram gratis.',
    },
  },
  'grand-marquee': {
    art: { line: 'hoedenmakers uit Luton' },
    tagline: 'Hoeden voor de races, de regen en een gewone dinsdag',
    description: [
      'Hoedenmaakster Odette Pryce leerde het vak bij het toneel, vandaar het drama. Grand Marquee vormt vilt en stro met de hand in Luton en werkt elke hoed in zes dagen naar wens af.',
      'Van tweed pet tot schotel met veren: ieder hoofd wordt thuis opgemeten met het papieren lint uit de envelop. De cadeaubon komt in een piepklein gestreept hoedendoosje.',
    ].join('\n\n'),
    redeem: {
      title: 'Zet er een op bij Grand Marquee',
      description: 'Stuur je papieren lint terug met het kaartnummer, of kom langs in de salon in Luton.',
    },
  },
  undercurrent: {
    tagline: 'Badkleding van opgeviste visnetten',
    description: [
      'Undercurrent maakt van spooknetten uit de zee bij Cornwall badpakken, zwembroeken en surfshirts die koud water de baas zijn. Van peutermaat tot en met 58, standaard met ruimte voor een borstprothese.',
      'Bij elke bestelling zit een zwemkaart met de getijden en het dichtstbijzijnde warme pasteitje. Voor die ene vriendin die steeds grijnzend in een grijze zee op de foto staat.',
    ].join('\n\n'),
    redeem: {
      title: 'Duik erin bij Undercurrent',
      description: 'De code geldt voor alles, ook voor de netten van vorig seizoen.',
    },
  },
  wrenfold: {
    tagline: 'Basics die niets te bewijzen hebben',
    description: [
      'Een wit T-shirt dat wit blijft. Een grijze trui die zacht blijft. Wrenfold verkoopt tweeëntwintig kledingstukken, en het zijn nog steeds dezelfde tweeëntwintig als bij de opening in Nottingham.',
      'De fabrieken hebben een naam, de marge staat op het label en retourneren kan na negentig dagen nog steeds. Het makkelijkste cadeau voor iemand wiens smaak je nooit helemaal hebt begrepen.',
    ].join('\n\n'),
    redeem: {
      title: 'Vul een la bij Wrenfold',
      description: 'Besteed hem online of in de winkels in Nottingham en Hackney; in delen mag ook.',
    },
  },
}
