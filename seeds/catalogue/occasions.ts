import type { OccasionSeed } from '../types.ts'

export const occasions: readonly OccasionSeed[] = [
  {
    key: 'birthday',
    title: { en: 'Birthday', nl: 'Verjaardag' },
    cardsTitle: { en: 'Birthday gift cards', nl: 'Cadeaubonnen voor een verjaardag' },
    popularTitle: { en: 'Most popular for birthdays', nl: 'Populair voor verjaardagen' },
    slug: { en: 'birthday', nl: 'verjaardag' },
    intro: {
      en: 'A birthday present with room to choose, from the first candle to the hundredth.',
      nl: 'Een verjaardagscadeau waar iemand zelf iets van maakt, van het eerste kaarsje tot het honderdste.',
    },
    body: {
      en: [
        '## Start with an ordinary Saturday',
        'Think of what they do when nobody asks anything of them. Somebody who cooks will love a [kitchen shop or a restaurant](/category/food-drink/); somebody who disappears with a novel will be happy with a bookshop. For people who have everything, an [experience](/category/experiences/) takes up no shelf.',
        'Not sure? The Choice Gift Card lets them pick from every brand in the shop, which is no cop-out: it is a present and an afternoon of browsing.',
        '## How much to give',
        'Pick an amount that buys one whole thing. A paid-for dinner feels better than a third of a coat. Buying with friends? Send one card with everybody’s names.',
        '## What to write',
        'Mention one thing from the past year that only you two would remember. Then say what you hope they will spend it on, and promise not to check.',
      ].join('\n\n'),
      nl: [
        '## Begin bij een gewone zaterdag',
        'Wat doet diegene als er niets hoeft? Wie graag kookt, is blij met een [restaurant of kookwinkel](/category/eten-drinken/); wie met een roman verdwijnt, met een boekhandel. Voor mensen die alles al hebben is een [belevenis](/category/belevenissen/) ideaal: die hoeft nergens op een plank te staan.',
        'Kom je er niet uit? Met de keuzecadeaubon kiezen ze zelf uit alle merken in de winkel. Dat is geen zwaktebod, dat is een cadeau plus een middag neuzen.',
        '## Hoeveel geef je?',
        'Kies een bedrag waar je één heel ding voor koopt. Een betaald etentje voelt beter dan een derde van een jas. Geef je samen? Stuur dan één bon met alle namen erbij.',
        '## Wat schrijf je erbij?',
        'Noem iets van het afgelopen jaar dat alleen jullie tweeën nog weten. Zeg daarna waar je hoopt dat het naartoe gaat, en beloof dat je niet controleert.',
      ].join('\n\n'),
    },
    messages: [
      {
        en: 'Happy birthday! One year wiser, or at least one year better at hiding the evidence. Spend this on something silly.',
        nl: 'Gefeliciteerd! Een jaar wijzer, of in elk geval handiger in het verbergen van het bewijs. Koop hier iets onzinnigs van.',
      },
      {
        en: 'Wishing you cake for breakfast and nothing to wash up. Happy birthday from all of us.',
        nl: 'Taart als ontbijt en geen afwas: dat wensen we je vandaag. Fijne verjaardag van ons allemaal.',
      },
      {
        en: 'I could not choose, so you may. Happy birthday, with love.',
        nl: 'Ik kon niet kiezen, dus doe jij het maar. Fijne verjaardag, veel liefs.',
      },
    ],
    scene: 'birthday',
  },
  {
    key: 'thank-you',
    title: { en: 'Thank you', nl: 'Bedankt' },
    cardsTitle: { en: 'Thank you gift cards', nl: 'Cadeaubonnen om te bedanken' },
    popularTitle: { en: 'Most popular for saying thank you', nl: 'Populair om te bedanken' },
    slug: { en: 'thank-you', nl: 'bedankt' },
    intro: {
      en: 'For the lift, the listening and the lending of the good ladder.',
      nl: 'Voor de lift, het luisteren en het lenen van de goede ladder.',
    },
    body: {
      en: [
        '## Small, soon and specific',
        'A thank-you works best while the favour is still warm. It need not be large: ten or fifteen pounds for coffee, soap or a loaf says that you noticed. For something bigger, such as a fortnight of cat-sitting, give an evening out.',
        'If you hardly know the person, choose something anybody can use. A [bookshop](/category/books-stationery/), a bakery or the Choice Gift Card never puts anyone in an awkward spot. If you know them well, go for the odd detail: the tea they always order, the seeds they cannot resist.',
        '## Saying it properly',
        'Name exactly what they did and what it changed. ‘Thank you for everything’ is kind but blurry; ‘Thank you for sitting with Dad on Tuesday’ will be kept. Leave out how guilty you feel and never mention paying them back. It is a thank-you, not an invoice.',
      ].join('\n\n'),
      nl: [
        '## Klein, snel en precies',
        'Een bedankje werkt het best zolang de goede daad nog warm is. Groot hoeft het niet te zijn: een bonnetje voor koffie, zeep of een brood laat zien dat je het gemerkt hebt. Was het meer, zoals twee weken op de kat passen, geef dan een avondje uit.',
        'Ken je iemand nauwelijks? Kies iets waar iedereen wat aan heeft. Met een [boekhandel](/category/boeken-papier/), een bakker of de keuzecadeaubon breng je niemand in verlegenheid. Ken je diegene goed, ga dan voor het detail: de thee die altijd besteld wordt, de zaadjes die niemand kan weerstaan.',
        '## Zeg het goed',
        'Noem precies wat iemand deed en wat dat veranderde. ‘Bedankt voor alles’ is lief maar vaag; ‘Bedankt dat je dinsdag bij papa bleef’ wordt bewaard. Schuldgevoel laat je weg, en over terugbetalen begin je niet. Het is een bedankje, geen rekening.',
      ].join('\n\n'),
    },
    messages: [
      {
        en: 'You turned up, you stayed late and you brought biscuits. Thank you, truly.',
        nl: 'Je kwam, je bleef tot het eind en je had koekjes bij je. Echt heel erg bedankt.',
      },
      {
        en: 'A small thank-you for a large kindness. It made all the difference.',
        nl: 'Een klein bedankje voor iets groots. Het heeft zoveel uitgemaakt.',
      },
      {
        en: 'I owe you one. Here is a start.',
        nl: 'Ik sta bij je in het krijt. Dit is alvast een begin.',
      },
    ],
    scene: 'thank-you',
  },
  {
    key: 'wedding',
    title: { en: 'Wedding', nl: 'Bruiloft' },
    cardsTitle: { en: 'Wedding gift cards', nl: 'Cadeaubonnen voor een bruiloft' },
    popularTitle: { en: 'Most popular for weddings', nl: 'Populair voor bruiloften' },
    slug: { en: 'wedding', nl: 'bruiloft' },
    intro: {
      en: 'For two people about to share a bathroom, a surname or both.',
      nl: 'Voor twee mensen die vanaf nu een badkamer delen, of een achternaam, of allebei.',
    },
    body: {
      en: [
        '## Ask what their house is missing',
        'Couples who already live together have a toaster. They rarely have one very good pan, linen without a history, or a weekend with no relations in it. Cards for [home and garden](/category/home-garden/) let them choose together, which is good practice.',
        'Travelling to a honeymoon? An inn or a ferry crossing is an easy addition, and a card is simple to carry home from a tent at midnight.',
        '## Give together',
        'A wedding is the best reason to club together. Ten friends with twenty-five pounds each become a sofa. One person orders, everybody signs, and the couple write a single thank-you note instead of ten.',
        '## Words for the day',
        'Leave out advice. Tell them what you saw: the way one saves the last potato for the other. Wish them patience, good bread and loud laughter. Sign legibly; they will read it in forty years.',
      ].join('\n\n'),
      nl: [
        '## Wat mist er nog in huis?',
        'Stellen die al samenwonen hebben een broodrooster. Wat ze zelden hebben: één heel goede pan, beddengoed zonder geschiedenis, of een weekend zonder familie. Met een bon voor [huis en tuin](/category/huis-tuin/) kiezen ze samen, en dat is meteen een goede oefening.',
        'Gaan ze op huwelijksreis? Een nacht in een herberg of een overtocht is zo toegevoegd, en een bon neem je makkelijk mee uit een feesttent om middernacht.',
        '## Geef samen',
        'Een bruiloft is de beste reden om geld bij elkaar te leggen. Tien vrienden met een kleine bijdrage worden samen een bank. Eén iemand bestelt, iedereen tekent, en het bruidspaar schrijft één bedankje in plaats van tien.',
        '## Woorden voor de dag',
        'Laat goede raad achterwege. Vertel wat je hebt gezien: hoe de een altijd het laatste aardappeltje voor de ander bewaart. Wens ze geduld, goed brood en veel gelach. En schrijf leesbaar, want over veertig jaar lezen ze het terug.',
      ].join('\n\n'),
    },
    messages: [
      {
        en: 'To both of you: may your arguments be short and your weekends long. Congratulations!',
        nl: 'Voor jullie samen: korte ruzies en lange weekenden. Van harte gefeliciteerd!',
      },
      {
        en: 'Two of our favourite people, one front door. With love on your wedding day.',
        nl: 'Twee van onze liefste mensen, één voordeur. Veel geluk op jullie trouwdag.',
      },
      {
        en: 'For the house you are making, and the life in it. Every happiness to you both.',
        nl: 'Voor het huis dat jullie maken en het leven erin. Alle geluk samen.',
      },
    ],
    scene: 'wedding',
  },
  {
    key: 'new-baby',
    title: { en: 'New baby', nl: 'Geboorte' },
    cardsTitle: { en: 'New baby gift cards', nl: 'Cadeaubonnen voor een geboorte' },
    popularTitle: { en: 'Most popular for new babies', nl: 'Populair bij een geboorte' },
    slug: { en: 'new-baby', nl: 'geboorte' },
    intro: {
      en: 'Something for the small one, or for the people awake at four.',
      nl: 'Iets voor de kleine, of voor degenen die om vier uur wakker zijn.',
    },
    body: {
      en: [
        '## Think past the first month',
        'Everyone sends clothes in size nought. A card for [kids and baby](/category/kids-baby/) waits until the snowsuit, the cot or the first pair of shoes is really needed, often half a year later. Choose one with a long validity.',
        'Do not forget the parents. A hot meal at the door, two hours of a trustworthy sitter, a night of clean sheets: these are remembered longer than the rabbit. If there is a brother or sister, a few pounds for ice cream makes them important again.',
        '## From work',
        'Colleagues can give one card with all their names. Send it digitally if you do not know whether they are home, and pick a date after the first fortnight.',
        '## A line or two',
        'Use the baby’s name. Say welcome. Ask for nothing: no visits, no photographs, no reply. Parents will love you for it.',
      ].join('\n\n'),
      nl: [
        '## Denk verder dan de eerste maand',
        'Iedereen stuurt kleertjes in de kleinste maat. Een bon voor [kind en baby](/category/kind-baby/) wacht geduldig tot het winterpak, het bedje of de eerste schoentjes echt nodig zijn, vaak pas een half jaar later. Kies er een die lang geldig is.',
        'Vergeet de ouders niet. Een warme maaltijd aan de deur, twee uur een betrouwbare oppas, een nacht in schoon beddengoed: dat wordt langer onthouden dan het knuffelkonijn. Is er een broertje of zusje? Met een bonnetje voor ijs tellen die ook weer mee.',
        '## Van het werk',
        'Als collega’s geef je samen één bon met alle namen. Stuur hem digitaal als je niet weet of ze al thuis zijn, en kies een datum na de eerste twee weken.',
        '## Een paar regels',
        'Gebruik de naam van de baby. Zeg welkom. En vraag niets: geen kraamvisite, geen foto’s, geen antwoord. Daar word je om geliefd.',
      ].join('\n\n'),
    },
    messages: [
      {
        en: 'Welcome, tiny person. Your parents are lovely; do let them sleep sometimes.',
        nl: 'Welkom, klein mens. Je ouders zijn geweldig; laat ze af en toe even slapen.',
      },
      {
        en: 'Congratulations on your new arrival! This will keep until you need it. No reply required.',
        nl: 'Gefeliciteerd met jullie kleintje! Deze bon wacht tot jullie hem nodig hebben. Antwoorden hoeft niet.',
      },
      {
        en: 'Ten fingers, ten toes, one whole new world. So happy for you all.',
        nl: 'Tien vingers, tien tenen, één hele nieuwe wereld. Wat zijn we blij voor jullie.',
      },
    ],
    scene: 'new-baby',
  },
  {
    key: 'christmas',
    title: { en: 'Christmas', nl: 'Kerst' },
    cardsTitle: { en: 'Christmas gift cards', nl: 'Cadeaubonnen voor kerst' },
    popularTitle: { en: 'Most popular for Christmas', nl: 'Populair voor kerst' },
    slug: { en: 'christmas', nl: 'kerst' },
    intro: {
      en: 'Crackers, cousins and presents that are the right size for everyone.',
      nl: 'Kaarsen, familie en cadeaus die iedereen passen.',
    },
    body: {
      en: [
        '## One list, one evening',
        'Write down every name, put a word next to each (garden, games, cheese) and order the lot in one go. A physical card looks well under a tree; a digital one can land on the phone of a nephew in New Zealand at the stroke of breakfast.',
        'For secret presents at work, fix an amount and let the card do the diplomacy. For children, a card they hand over at the till themselves is worth twice its value.',
        '## Mind the post',
        'Order printed cards in good time; the last shipping dates are on our [delivery page](/delivery/). Past them, digital cards go out up to and including Christmas Day.',
        '## A good message',
        'Skip the round-up of the year. Recall one shared moment, wish them quiet between the visits and, if you must, add one joke from a cracker.',
      ].join('\n\n'),
      nl: [
        '## Eén lijst, één avond',
        'Schrijf alle namen op, zet er een woord achter (tuin, games, kaas) en bestel alles in één keer. Een echte kaart staat mooi onder de boom; een digitale bon landt op eerste kerstdag precies bij het ontbijt op de telefoon van je neef in Nieuw-Zeeland.',
        'Lootjes trekken op het werk? Spreek een bedrag af en laat de bon de diplomatie doen. En voor kinderen is een bon die ze zelf bij de kassa mogen afgeven het dubbele waard.',
        '## Let op de post',
        'Bestel kaarten op tijd; de laatste verzenddata staan op onze [bezorgpagina](/delivery/). Ben je te laat, dan gaan digitale bonnen nog de deur uit tot en met eerste kerstdag.',
        '## Een goed berichtje',
        'Het jaaroverzicht mag je overslaan. Haal één gedeeld moment op, wens iemand rust tussen de bezoekjes door en sluit desnoods af met één flauwe grap.',
      ].join('\n\n'),
    },
    messages: [
      {
        en: 'Merry Christmas! May your crackers snap and your relatives not.',
        nl: 'Fijne kerst! Dat de kaarsen mogen branden en de discussies niet.',
      },
      {
        en: 'A little something from under our tree to yours. Have a warm and peaceful Christmas.',
        nl: 'Een kleinigheid van onder onze boom naar die van jullie. Warme, vredige kerstdagen gewenst.',
      },
      {
        en: 'Open this one in your slippers. Happy Christmas, with love from us all.',
        nl: 'Deze maak je open op je sloffen. Fijne kerst, liefs van ons allemaal.',
      },
    ],
    scene: 'christmas',
  },
  {
    key: 'valentines-day',
    title: { en: 'Valentine’s Day', nl: 'Valentijnsdag' },
    cardsTitle: { en: 'Valentine’s Day gift cards', nl: 'Cadeaubonnen voor Valentijnsdag' },
    popularTitle: { en: 'Most popular for Valentine’s Day', nl: 'Populair voor Valentijnsdag' },
    slug: { en: 'valentines-day', nl: 'valentijnsdag' },
    intro: {
      en: 'Less plush, more dinner.',
      nl: 'Minder pluche, meer uit eten.',
    },
    body: {
      en: [
        '## Give the evening, not the object',
        'Romance is mostly time. A table behind a curtain, two seats under blankets or a night beneath a glass roof beats a bear with a satin heart. Browse the [experiences](/category/experiences/) and look for something you would both enjoy on a wet February Friday.',
        'Newly together? Keep it light: cinema, chocolate, a record shop. Together for decades? Choose what you stopped doing when the children came. On your own? A bath, a good book and a delivered curry make a fine Valentine’s too.',
        '## Writing to somebody you love',
        'Be plain. One true sentence about an ordinary moment says more than a verse. Describe how they look when they are concentrating. If you prefer to stay anonymous, be sure they can guess, eventually. And put a date in the diary: a card without a date tends to live in a drawer.',
      ].join('\n\n'),
      nl: [
        '## Geef de avond, niet het ding',
        'Romantiek is vooral tijd. Een tafeltje achter een gordijn, twee stoelen onder een deken of een nacht onder een glazen dak wint het van een beer met een satijnen hart. Kijk bij de [belevenissen](/category/belevenissen/) naar iets waar jullie allebei zin in hebben op een natte vrijdag in februari.',
        'Net samen? Houd het luchtig: bioscoop, chocolade, een platenzaak. Al tientallen jaren samen? Kies iets wat erbij inschoot toen de kinderen kwamen. Alleen? Een bad, een goed boek en een bezorgde curry maken er ook een prima Valentijnsdag van.',
        '## Schrijven aan je lief',
        'Doe gewoon. Eén ware zin over een alledaags moment zegt meer dan een gedicht. Beschrijf hoe iemand kijkt als die zich concentreert. Wil je anoniem blijven, zorg dan dat het uiteindelijk te raden valt. En prik een datum: een bon zonder datum verhuist al snel naar de la.',
      ].join('\n\n'),
    },
    messages: [
      {
        en: 'You, me, no telephones. Pick a night.',
        nl: 'Jij, ik, geen telefoons. Kies een avond.',
      },
      {
        en: 'Still my favourite person to sit next to and say nothing. Happy Valentine’s Day.',
        nl: 'Nog altijd naast niemand zo graag stil als naast jou. Fijne Valentijnsdag.',
      },
      {
        en: 'You can guess who this is from. Clue: I ate your last biscuit.',
        nl: 'Raad maar van wie dit komt. Hint: ik heb je laatste koekje opgegeten.',
      },
    ],
    scene: 'valentines-day',
  },
  {
    key: 'mothers-day',
    title: { en: 'Mother’s Day', nl: 'Moederdag' },
    cardsTitle: { en: 'Mother’s Day gift cards', nl: 'Cadeaubonnen voor Moederdag' },
    popularTitle: { en: 'Most popular for Mother’s Day', nl: 'Populair voor Moederdag' },
    slug: { en: 'mothers-day', nl: 'moederdag' },
    intro: {
      en: 'For mums, stepmums, grans and everyone who ever cut your crusts off.',
      nl: 'Voor mama’s, bonusmoeders, oma’s en iedereen die ooit je korstjes eraf sneed.',
    },
    body: {
      en: [
        '## What she says and what she means',
        '‘I do not need anything’ is usually true. What she lacks is an hour. Afternoon tea, a spa morning or a pottery evening hands it over with permission attached. Gardeners should have plants; readers, books; and mothers of toddlers should have a sitter and a locked door.',
        'If you live far away, a digital card can arrive before breakfast on the Sunday itself. Add a telephone call. The card is the flowers, the call is the present.',
        '## Several mothers, one day',
        'Order for all of them together and choose a different wrapper for each; the messages can be as different as they are.',
        '## What to write',
        'Thank her for one thing she will not expect: the packed lunches, the lift at midnight, the way she never sold the piano.',
      ].join('\n\n'),
      nl: [
        '## Wat ze zegt en wat ze bedoelt',
        '‘Ik heb niets nodig’ klopt meestal. Wat ze mist, is een uur voor zichzelf. Met een high tea, een ochtend in de sauna of een avond pottenbakken geef je dat uur cadeau, inclusief toestemming. Tuiniers krijgen planten, lezers boeken, en moeders van peuters een oppas en een deur die op slot kan.',
        'Woon je ver weg? Een digitale bon ligt er zondag al voor het ontbijt. Bel daarna even. De bon is de bos bloemen, het telefoontje is het cadeau.',
        '## Meer moeders op één dag',
        'Bestel voor allemaal tegelijk en kies voor ieder een andere verpakking; de berichtjes mogen net zo verschillend zijn als zijzelf.',
        '## Wat schrijf je?',
        'Bedank haar voor iets wat ze niet verwacht: de broodtrommels, de lift midden in de nacht, dat ze de piano nooit heeft verkocht.',
      ].join('\n\n'),
    },
    messages: [
      {
        en: 'For every packed lunch, lost shoe and late-night lift: thank you, Mum.',
        nl: 'Voor elke broodtrommel, elke kwijte schoen en elke late lift: dank je wel, mam.',
      },
      {
        en: 'One hour, all yours, nobody asking where anything is. Happy Mother’s Day!',
        nl: 'Eén uur helemaal voor jou, en niemand die vraagt waar iets ligt. Fijne Moederdag!',
      },
      {
        en: 'You taught me to say thank you. So: thank you. With all my love.',
        nl: 'Jij leerde me dank je wel zeggen. Dus bij dezen: dank je wel. Dikke kus.',
      },
    ],
    scene: 'mothers-day',
  },
  {
    key: 'fathers-day',
    title: { en: 'Father’s Day', nl: 'Vaderdag' },
    cardsTitle: { en: 'Father’s Day gift cards', nl: 'Cadeaubonnen voor Vaderdag' },
    popularTitle: { en: 'Most popular for Father’s Day', nl: 'Populair voor Vaderdag' },
    slug: { en: 'fathers-day', nl: 'vaderdag' },
    intro: {
      en: 'For dads, granddads and men who are good with a spirit level.',
      nl: 'Voor vaders, opa’s en mannen die overweg kunnen met een waterpas.',
    },
    body: {
      en: [
        '## Beyond the tie',
        'Watch what he does on a Sunday. If he vanishes into a shed, choose tools or timber; if he stands at the grill, choose a butcher’s counter or a cooking class. A father who follows a sport from a chair may surprise you on a bicycle, in a narrowboat or at the wheel of an old fire engine.',
        'Better still, give something to do together. A brew day, a [walk with a hawk](/gift-cards/falcon-and-field/) or a cricket lesson comes with hours in which nobody has to talk about feelings, and then somebody usually does.',
        '## Grandfathers and new fathers',
        'New fathers want sleep and decent coffee. Grandfathers want company and a good story to tell on Monday.',
        '## What to write',
        'Keep it dry, then add one warm line at the end. He will read that line twice.',
      ].join('\n\n'),
      nl: [
        '## Eens geen stropdas',
        'Let op wat hij op zondag doet. Verdwijnt hij in de schuur, kies dan gereedschap of hout; staat hij achter de barbecue, dan een goede winkel of een kookles. Een vader die sport vooral vanaf de bank volgt, verrast je misschien op een fiets, in een smalle boot of achter het stuur van een oude brandweerwagen.',
        'Nog beter: geef iets wat jullie samen doen. Een dag bierbrouwen, een wandeling met een havik of een uurtje sportles levert uren op waarin niemand over gevoelens hoeft te praten, waarna iemand dat meestal toch doet.',
        '## Opa’s en kersverse vaders',
        'Nieuwe vaders willen slaap en goede koffie. Opa’s willen gezelschap en een mooi verhaal voor maandag.',
        '## Wat schrijf je?',
        'Houd het droog en sluit af met één warme zin. Die leest hij twee keer.',
      ].join('\n\n'),
    },
    messages: [
      {
        en: 'To the man who can fix anything except the remote control. Happy Father’s Day!',
        nl: 'Voor de man die alles kan maken behalve de afstandsbediening. Fijne Vaderdag!',
      },
      {
        en: 'Not a tie, not a mug. Go and enjoy yourself, Dad. You have earned it.',
        nl: 'Geen stropdas en geen mok. Ga lekker iets leuks doen, pap. Je hebt het verdiend.',
      },
      {
        en: 'Thanks for holding the saddle, and for letting go at the right moment.',
        nl: 'Bedankt dat je het zadel vasthield, en dat je op het goede moment losliet.',
      },
    ],
    scene: 'fathers-day',
  },
  {
    key: 'easter',
    title: { en: 'Easter', nl: 'Pasen' },
    cardsTitle: { en: 'Easter gift cards', nl: 'Cadeaubonnen voor Pasen' },
    popularTitle: { en: 'Most popular for Easter', nl: 'Populair voor Pasen' },
    slug: { en: 'easter', nl: 'pasen' },
    intro: {
      en: 'A spring present that does not melt in the car.',
      nl: 'Een voorjaarscadeau dat niet smelt in de auto.',
    },
    body: {
      en: [
        '## Hide something different',
        'A card tucked under a flowerpot survives rain, dogs and warm hands better than chocolate. Give each child a clue and let the last one lead to a toy shop, a forest morning or fifty-two flavours of ice cream.',
        'For adults, Easter is really the start of the garden. Seeds, fruit trees and a long lunch outdoors suit the weather, or at least the intention. Visiting for the weekend? Bring the host something for [home and garden](/category/home-garden/) and do the washing-up.',
        '## Small amounts are fine',
        'Nobody expects a fortune at Easter. Five or ten pounds for a cone or a craft kit is plenty, especially with a drawing on the envelope.',
        '## A line for the card',
        'Write about light, lambs or the first ice cream. If it is for a child, put the message in code and supply the key separately.',
      ].join('\n\n'),
      nl: [
        '## Verstop eens iets anders',
        'Een bon onder een bloempot overleeft regen, honden en warme handjes beter dan chocola. Geef elk kind een aanwijzing en laat de laatste leiden naar een speelgoedwinkel, een ochtend in het bos of tweeënvijftig smaken ijs.',
        'Voor volwassenen begint met Pasen eigenlijk het tuinseizoen. Zaden, fruitbomen en een lange lunch buiten passen bij het weer, of in elk geval bij het voornemen. Ga je ergens logeren? Neem dan iets mee voor [huis en tuin](/category/huis-tuin/) en doe de afwas.',
        '## Klein mag',
        'Niemand verwacht met Pasen een fortuin. Een klein bedrag voor een ijsje of een knutselpakket is ruim voldoende, zeker met een tekening op de envelop.',
        '## Een regel erbij',
        'Schrijf over het licht, de lammetjes of het eerste ijsje. Is de bon voor een kind? Zet het bericht in geheimschrift en geef de sleutel er los bij.',
      ].join('\n\n'),
    },
    messages: [
      {
        en: 'Found it! This egg has no calories and all the fun. Happy Easter!',
        nl: 'Gevonden! Dit ei heeft geen calorieën en wel al het plezier. Vrolijk Pasen!',
      },
      {
        en: 'The clocks have changed, the lambs are out and so should you be. Happy Easter.',
        nl: 'De klok is verzet, de lammetjes zijn buiten en jij hopelijk ook. Fijne paasdagen.',
      },
      {
        en: 'From the bunny, who is sorry about the tulips.',
        nl: 'Van de paashaas, met excuses voor de tulpen.',
      },
    ],
    scene: 'easter',
  },
  {
    key: 'graduation',
    title: { en: 'Graduation', nl: 'Geslaagd' },
    cardsTitle: { en: 'Graduation gift cards', nl: 'Cadeaubonnen voor geslaagden' },
    popularTitle: { en: 'Most popular for graduations', nl: 'Populair voor geslaagden' },
    slug: { en: 'graduation', nl: 'geslaagd' },
    intro: {
      en: 'They did it. Now let them buy the good kettle.',
      nl: 'Het is gelukt. Tijd voor een goede waterkoker.',
    },
    body: {
      en: [
        '## What comes after the hat',
        'Somewhere between the last exam and the first salary lies an expensive month. A card for a suit, a suitcase or a first set of pans is a present and a rescue. Ask a parent what is next: a flat, a train ticket, a long sleep.',
        'For those who are going travelling, choose cards that can be spent online and are valid for at least two years. For those going straight to work, look at [fashion](/category/fashion/) and at coffee, in that order.',
        '## Let them celebrate too',
        'It does not all have to be useful. A night of free-play pinball with the people they will miss is a good use of money.',
        '## Your message',
        'Congratulate the work rather than the talent. Mention the module they nearly gave up. Avoid the words ‘real world’; they have been in it all along.',
      ].join('\n\n'),
      nl: [
        '## Wat komt er na het diploma?',
        'Tussen het laatste tentamen en het eerste salaris zit een dure maand. Een bon voor een pak, een koffer of een eerste pannenset is een cadeau en een reddingsboei. Vraag de ouders wat er komt: een kamer, een treinkaartje of gewoon heel veel slaap.',
        'Gaat iemand op reis? Kies bonnen die je online kunt besteden en die minstens twee jaar geldig zijn. Begint iemand meteen met werken? Kijk dan bij [mode](/category/mode/) en bij koffie, in die volgorde.',
        '## Vieren mag ook',
        'Het hoeft niet allemaal nuttig te zijn. Een avond onbeperkt flipperen met de mensen die ze gaan missen is goed besteed geld.',
        '## Jouw bericht',
        'Feliciteer met het werk, niet met het talent. Noem het vak waar het bijna op misging. En vermijd ‘nu begint het echte leven’; daar zaten ze al die tijd al in.',
      ].join('\n\n'),
    },
    messages: [
      {
        en: 'All those late nights, and not all of them in the library. Congratulations, graduate!',
        nl: 'Al die late avonden, en niet allemaal in de bibliotheek. Gefeliciteerd met je diploma!',
      },
      {
        en: 'You did the work. Now do something entirely unnecessary with this. Well done!',
        nl: 'Jij hebt het werk gedaan. Doe hier nu iets totaal overbodigs mee. Knap hoor!',
      },
      {
        en: 'So proud of you, and not at all surprised.',
        nl: 'Zo trots op je, en helemaal niet verbaasd.',
      },
    ],
    scene: 'graduation',
  },
  {
    key: 'new-home',
    title: { en: 'New home', nl: 'Nieuw huis' },
    cardsTitle: { en: 'New home gift cards', nl: 'Cadeaubonnen voor een nieuw huis' },
    popularTitle: { en: 'Most popular for a new home', nl: 'Populair voor een nieuw huis' },
    slug: { en: 'new-home', nl: 'nieuw-huis' },
    intro: {
      en: 'Bread, salt and a gift card for the lamp they forgot.',
      nl: 'Brood, zout en een bon voor de lamp die ze vergaten.',
    },
    body: {
      en: [
        '## Wait for the second week',
        'On moving day nobody needs another object. After a fortnight they know exactly what is missing: a shade, a doormat, a drill. A card for [home and garden](/category/home-garden/) arrives patiently at the right moment.',
        'First flat? Think kitchen. First garden? Think spade. Moving away from friends? A local bakery, café or bookshop helps them to feel they live somewhere. And on the night of the boxes, pizza is never wrong.',
        '## From a group',
        'Neighbours and colleagues can share one larger card. It will become a table, and the table will seat all of you.',
        '## What to write',
        'Wish the house something: good light, quiet pipes, neighbours who return bowls. If you helped carry the sofa, you may mention it once. After that it becomes a grudge.',
      ].join('\n\n'),
      nl: [
        '## Wacht tot de tweede week',
        'Op de dag van de verhuizing heeft niemand nog een ding nodig. Na twee weken weten ze precies wat er ontbreekt: een lampenkap, een deurmat, een boormachine. Een bon voor [huis en tuin](/category/huis-tuin/) komt dan precies op tijd.',
        'Eerste appartement? Denk aan de keuken. Eerste tuin? Denk aan een schep. Verhuizen ze weg van hun vrienden? Een bakker, café of boekwinkel in de buurt helpt om ergens echt te gaan wonen. En op de avond van de dozen is pizza nooit verkeerd.',
        '## Samen geven',
        'Buren en collega’s kunnen samen één grotere bon geven. Die wordt een tafel, en aan die tafel passen jullie allemaal.',
        '## Wat schrijf je?',
        'Wens het huis iets toe: mooi licht, stille leidingen, buren die schalen terugbrengen. Heb je de bank naar boven gesjouwd? Dat mag je één keer noemen. Daarna wordt het een verwijt.',
      ].join('\n\n'),
    },
    messages: [
      {
        en: 'New keys, same lovely you. May the boiler be kind.',
        nl: 'Nieuwe sleutels, dezelfde fijne jij. Dat de cv-ketel je goedgezind mag zijn.',
      },
      {
        en: 'For the thing you only notice is missing once the boxes are gone. Welcome home!',
        nl: 'Voor dat ene ding dat je pas mist als de dozen weg zijn. Welkom thuis!',
      },
      {
        en: 'May your shelves be level and your neighbours generous with sugar.',
        nl: 'Dat de planken recht hangen en de buren altijd suiker hebben.',
      },
    ],
    scene: 'new-home',
  },
  {
    key: 'get-well-soon',
    title: { en: 'Get well soon', nl: 'Beterschap' },
    cardsTitle: { en: 'Get well soon gift cards', nl: 'Cadeaubonnen om beterschap te wensen' },
    popularTitle: { en: 'Most popular for getting well', nl: 'Populair om beterschap te wensen' },
    slug: { en: 'get-well-soon', nl: 'beterschap' },
    intro: {
      en: 'Company for the sofa, when you cannot be there.',
      nl: 'Gezelschap op de bank, als je er zelf niet bij kunt zijn.',
    },
    body: {
      en: [
        '## How much energy do they have?',
        'In the first days even choosing is tiring. A film library, an audiobook or a gentle game needs only a thumb. Later, when boredom sets in, puzzles, seeds and craft kits come into their own. For the moment they are up again, there is tea and cake to look forward to.',
        'Think of the household as well. A box of vegetables, a dog walker or a night of delivered noodles helps those who do the caring.',
        '## Digital is kind here',
        'It arrives in hospital, asks for no vase and can be opened at three in the morning.',
        '## Finding words',
        'Do not order anyone to be strong, and leave out the cousin who had the same thing. Say that you are thinking of them, tell them one small piece of news and write that no answer is needed. Then send another message next week. That is the one that counts.',
      ].join('\n\n'),
      nl: [
        '## Hoeveel energie is er?',
        'De eerste dagen is zelfs kiezen vermoeiend. Voor films, een luisterboek of een rustig spelletje heb je alleen een duim nodig. Slaat later de verveling toe, dan komen puzzels, zaadjes en knutselpakketten goed van pas. En voor straks is er thee met taart om naar uit te kijken.',
        'Denk ook aan de rest van het huis. Een groentepakket, iemand die de hond uitlaat of een avond bezorgde noedels helpt degenen die zorgen.',
        '## Digitaal is hier het liefst',
        'Een digitale bon komt gewoon aan in het ziekenhuis, heeft geen vaas nodig en mag om drie uur ’s nachts open.',
        '## De juiste woorden',
        'Draag niemand op om sterk te zijn en laat die neef weg die hetzelfde had. Zeg dat je aan iemand denkt, vertel één klein nieuwtje en schrijf dat antwoorden niet hoeft. Stuur volgende week nog een bericht. Dat is het bericht dat telt.',
      ].join('\n\n'),
    },
    messages: [
      {
        en: 'Rest, grumble, watch rubbish. Thinking of you. No reply needed.',
        nl: 'Rust uit, mopper, kijk slechte films. Ik denk aan je. Antwoorden hoeft niet.',
      },
      {
        en: 'The office plant misses you and so do we. Get well at your own pace.',
        nl: 'De kantoorplant mist je en wij ook. Word in je eigen tempo weer beter.',
      },
      {
        en: 'A bit of fun for the sofa days. Sending love and decent soup.',
        nl: 'Een beetje vermaak voor op de bank. Veel liefs, en goede soep.',
      },
    ],
    scene: 'get-well-soon',
  },
  {
    key: 'retirement',
    title: { en: 'Retirement', nl: 'Pensioen' },
    cardsTitle: { en: 'Retirement gift cards', nl: 'Cadeaubonnen voor een pensioen' },
    popularTitle: { en: 'Most popular for retirements', nl: 'Populair bij een pensioen' },
    slug: { en: 'retirement', nl: 'pensioen' },
    intro: {
      en: 'Forty years of Mondays, and then one without an alarm.',
      nl: 'Veertig jaar maandagen, en dan een zonder wekker.',
    },
    body: {
      en: [
        '## A present for the first free Monday',
        'The best retirement present answers a question they will ask themselves in week three: what now? A course, a [slow train](/gift-cards/slow-sidings/), a greenhouse, a guitar teacher. Listen for sentences that begin with ‘one day I would like to’.',
        'If they claim to want only peace, a bench at an inn by the sea will do, with somebody they like. If you suspect they will miss company, choose a thing that meets weekly: a choir, a bowls club, a language class.',
        '## Collecting at work',
        'Decide on one amount, pass the envelope early and print every name. A large card for a long wish beats twelve mugs.',
        '## What to write',
        'Leave the statistics to the director. Tell one story in which they were patient, funny or right when nobody else was. Say what you will keep doing because they taught you.',
      ].join('\n\n'),
      nl: [
        '## Een cadeau voor de eerste vrije maandag',
        'Het beste afscheidscadeau geeft antwoord op de vraag die in week drie komt: en nu? Een cursus, een trage treinreis, een kas, gitaarles. Luister naar zinnen die beginnen met ‘ooit wil ik nog eens’.',
        'Zegt iemand alleen rust te willen? Dan is een bankje bij een herberg aan zee genoeg, met goed gezelschap. Denk je dat de aanspraak gemist gaat worden, kies dan iets wat elke week bij elkaar komt: een koor, een sportclub, een taalcursus.',
        '## Inzamelen op het werk',
        'Spreek een bedrag af, laat de envelop op tijd rondgaan en zet alle namen erop. Eén grote bon voor een lang gekoesterde wens wint het van twaalf mokken.',
        '## Wat schrijf je?',
        'De cijfers laat je aan de directeur over. Vertel één verhaal waarin iemand geduldig was, of grappig, of als enige gelijk had. En schrijf wat jij blijft doen omdat je het van hem of haar hebt geleerd.',
      ].join('\n\n'),
    },
    messages: [
      {
        en: 'No more alarms, no more agendas. Enjoy every unhurried minute.',
        nl: 'Geen wekker meer, geen agenda meer. Geniet van elke minuut zonder haast.',
      },
      {
        en: 'Thank you for the years, the jokes and the only working stapler. Happy retirement!',
        nl: 'Bedankt voor de jaren, de grappen en de enige nietmachine die het deed. Geniet van je pensioen!',
      },
      {
        en: 'From now on, every day is the day before nothing. Make it a good one.',
        nl: 'Vanaf nu is elke dag de dag voor een vrije dag. Maak er iets moois van.',
      },
    ],
    scene: 'retirement',
  },
  {
    key: 'anniversary',
    title: { en: 'Anniversary', nl: 'Trouwdag' },
    cardsTitle: { en: 'Anniversary gift cards', nl: 'Cadeaubonnen voor een trouwdag' },
    popularTitle: { en: 'Most popular for anniversaries', nl: 'Populair voor een trouwdag' },
    slug: { en: 'anniversary', nl: 'trouwdag' },
    intro: {
      en: 'Paper, silver or simply another good year.',
      nl: 'Papier, zilver of gewoon weer een goed jaar.',
    },
    body: {
      en: [
        '## Go back, or go somewhere new',
        'There are two kinds of anniversary present: the one that returns to where it began and the one that starts something. Dinner at the sort of place you could not afford then, or pottery for two people who have never touched clay. Both work, so long as you turn off your telephones.',
        'Giving to parents or friends? A card for an inn, a balloon or a day of trains lets them choose a date. Add a babysitter if there are children, or a dog hotel if there is a spaniel.',
        '## Round numbers',
        'For silver and gold, gather the family and give one thing together. A framed print of the first address goes very well with it.',
        '## A few words',
        'Count something other than years: holidays in the rain, shared puddings, keys lost. End with what you would do again, which is probably nearly everything.',
      ].join('\n\n'),
      nl: [
        '## Terug, of juist ergens heen',
        'Er zijn twee soorten cadeaus voor een trouwdag: terug naar waar het begon, of iets nieuws beginnen. Eten in zo’n restaurant dat toen te duur was, of pottenbakken terwijl jullie nog nooit klei hebben aangeraakt. Het werkt allebei, zolang de telefoons uit blijven.',
        'Geef je aan je ouders of vrienden? Met een bon voor een herberg, een ballonvaart of een dag met de trein kiezen ze zelf een datum. Doe er een oppas bij als er kinderen zijn, of een dierenhotel als er een spaniël is.',
        '## Ronde getallen',
        'Zilver of goud? Verzamel de familie en geef samen één ding. Een ingelijste kaart van het eerste adres staat er prachtig bij.',
        '## Een paar woorden',
        'Tel eens iets anders dan jaren: vakanties in de regen, gedeelde toetjes, kwijtgeraakte sleutels. Sluit af met wat je zo weer zou doen. Waarschijnlijk bijna alles.',
      ].join('\n\n'),
    },
    messages: [
      {
        en: 'Another year of sharing puddings. I would not swap it. Happy anniversary, my love.',
        nl: 'Weer een jaar samen het toetje delen. Ik zou het niet willen ruilen. Fijne trouwdag, lief.',
      },
      {
        en: 'To the couple who still make each other laugh in queues. Happy anniversary!',
        nl: 'Voor het stel dat elkaar in de rij nog steeds aan het lachen maakt. Gefeliciteerd met jullie trouwdag!',
      },
      {
        en: 'Pick a date, bring only each other. With love from all of us.',
        nl: 'Kies een datum en neem alleen elkaar mee. Liefs van ons allemaal.',
      },
    ],
    scene: 'anniversary',
  },
  {
    key: 'teacher-thank-you',
    title: { en: 'Thank you, teacher', nl: 'Bedankje juf of meester' },
    cardsTitle: { en: 'Gift cards for teachers', nl: 'Cadeaubonnen voor juf of meester' },
    popularTitle: { en: 'Most popular for teachers', nl: 'Populair voor juf of meester' },
    slug: { en: 'teacher-thank-you', nl: 'bedankje-juf-meester' },
    intro: {
      en: 'For the people who know every child’s name by Wednesday.',
      nl: 'Voor wie op woensdag alle namen al kent.',
    },
    body: {
      en: [
        '## No more mugs',
        'Ask any teacher: there are thirty children in the class and room for four mugs in the cupboard. A small card for coffee, books or plants takes no space and feels like a proper evening off. Group gifts are easiest; two pounds a family soon becomes a spa afternoon.',
        'Remember the others, too. The teaching assistant, the lunch supervisor and the crossing warden are thanked far less often. Five or ten pounds each, in separate envelopes, is noticed.',
        '## Let the child do the talking',
        'Adults write politely; children write the truth. Ask what they liked best this year and copy it down exactly, spelling included. Let them choose the wrapper.',
        '## When to give it',
        'The last week is chaos. Send a digital card for the first morning of the holidays, when the teacher is finally sitting down.',
      ].join('\n\n'),
      nl: [
        '## Geen mokken meer',
        'Vraag het elke leerkracht: dertig kinderen in de klas en plek voor vier mokken in de kast. Een bonnetje voor koffie, boeken of planten neemt geen ruimte in en voelt als een echte vrije avond. Samen geven is het makkelijkst; met een klein bedrag per gezin zit je zo aan een middag sauna.',
        'Denk ook aan de anderen. De onderwijsassistent, de overblijfkracht en de klaar-over worden veel minder vaak bedankt. Een kleine bon voor ieder, in een eigen envelop, valt op.',
        '## Laat het kind aan het woord',
        'Volwassenen schrijven beleefd, kinderen schrijven de waarheid. Vraag wat het leukste was dit jaar en schrijf het letterlijk over, met spelfouten en al. Laat ze ook de verpakking kiezen.',
        '## Wanneer geef je het?',
        'De laatste schoolweek is chaos. Stuur een digitale bon voor de eerste ochtend van de vakantie, als juf of meester eindelijk zit.',
      ].join('\n\n'),
    },
    messages: [
      {
        en: 'Thank you for making Monday mornings something to run towards.',
        nl: 'Bedankt dat we op maandagochtend rennend naar school wilden.',
      },
      {
        en: 'You taught me to read, so now I can say it myself: thank you!',
        nl: 'Van jou heb ik leren lezen en schrijven, dus nu kan ik het zelf: dank je wel!',
      },
      {
        en: 'For patience, plasters and purple glitter: a big thank-you from the whole class.',
        nl: 'Voor je geduld, de pleisters en de paarse glitters: heel erg bedankt van de hele klas.',
      },
    ],
    scene: 'teacher-thank-you',
  },
  {
    key: 'good-luck',
    title: { en: 'Good luck', nl: 'Succes' },
    cardsTitle: { en: 'Good luck gift cards', nl: 'Cadeaubonnen om succes te wensen' },
    popularTitle: { en: 'Most popular for wishing good luck', nl: 'Populair om succes te wensen' },
    slug: { en: 'good-luck', nl: 'succes' },
    intro: {
      en: 'A nudge, a rabbit’s foot and a decent pen.',
      nl: 'Een duwtje in de rug, een klavertje vier en een goede pen.',
    },
    body: {
      en: [
        '## Before or after?',
        'Decide whether your present should help them to prepare or give them something to look forward to. Before an exam: coffee, revision cards, good sleep. Before a marathon: socks, a massage, permission to lie down. Afterwards, almost any table with friends around it will do.',
        'New job or driving test? A card for clothes, music for the car, or a pizza in either event. Moving abroad? Choose something that works online from anywhere.',
        '## Take the pressure off',
        'Give it whatever the result. Say so in writing: this is for trying, not for passing. It is remarkable how much lighter the day becomes.',
        '## Short is good',
        'Nervous people do not read long letters. Two sentences and one small joke are plenty. Send it the evening before, at about eight, when the doubts arrive.',
      ].join('\n\n'),
      nl: [
        '## Ervoor of erna?',
        'Bedenk eerst of je cadeau moet helpen bij de voorbereiding of iets is om naar uit te kijken. Voor een examen: koffie, samenvattingen, goede nachtrust. Voor een marathon: sokken, een massage, toestemming om te liggen. Na afloop is bijna elke tafel met vrienden eromheen goed.',
        'Nieuwe baan of rijexamen? Een bon voor kleding, muziek voor in de auto, of pizza, hoe het ook afloopt. Vertrekt iemand naar het buitenland? Kies iets wat je overal online kunt gebruiken.',
        '## Haal de druk eraf',
        'Geef het ongeacht de uitslag. Zet dat er ook bij: dit is voor het proberen, niet voor het slagen. Je zult zien hoeveel lichter de dag wordt.',
        '## Kort is goed',
        'Zenuwachtige mensen lezen geen lange brieven. Twee zinnen en één klein grapje zijn genoeg. Stuur het de avond ervoor, tegen achten, als de twijfel komt.',
      ].join('\n\n'),
    },
    messages: [
      {
        en: 'Whatever happens tomorrow, supper is sorted. Good luck!',
        nl: 'Wat er morgen ook gebeurt, het eten is geregeld. Succes!',
      },
      {
        en: 'You have done the work. Breathe, smile, pick up the pen.',
        nl: 'Je hebt er alles aan gedaan. Adem in, lach even, pak je pen.',
      },
      {
        en: 'This is for trying, not for winning. Go get them.',
        nl: 'Dit is voor het proberen, niet voor het winnen. Zet hem op!',
      },
    ],
    scene: 'good-luck',
  },
  {
    key: 'congratulations',
    title: { en: 'Congratulations', nl: 'Gefeliciteerd' },
    cardsTitle: { en: 'Congratulations gift cards', nl: 'Cadeaubonnen om te feliciteren' },
    popularTitle: { en: 'Most popular for congratulations', nl: 'Populair om te feliciteren' },
    slug: { en: 'congratulations', nl: 'gefeliciteerd' },
    intro: {
      en: 'A promotion, a licence, a first edible lasagne: all worth celebrating.',
      nl: 'Promotie gemaakt, rijbewijs gehaald, eerste eetbare lasagne: vier het.',
    },
    body: {
      en: [
        '## Celebrate the size of the effort',
        'People remember who noticed. A friend who has finished a book, passed a test at the fourth attempt or paid off a loan may not throw a party, so be the party. Choose an [experience](/category/experiences/) for something large, a good bottle or a cake for something small but hard-won.',
        'A card with a wide choice suits colleagues; a narrow one shows that you were listening. A new driver will smile at a day with old cars, a new manager at a night of comedy.',
        '## Be quick',
        'Congratulations lose their fizz. A digital card reaches them the same hour, and you can still ring in the evening.',
        '## What to write',
        'Skip ‘well deserved’ and say why. Name the early mornings, the second draft, the stubbornness. Then tell them to enjoy it before starting the next thing.',
      ].join('\n\n'),
      nl: [
        '## Vier hoeveel moeite het kostte',
        'Mensen onthouden wie het heeft gezien. Een vriendin die een boek af heeft, bij de vierde poging slaagt of een lening heeft afgelost, geeft misschien geen feest. Wees dus zelf het feest. Kies een [belevenis](/category/belevenissen/) voor iets groots, een goede fles of een taart voor iets kleins dat veel moeite kostte.',
        'Een bon met veel keuze past bij collega’s; een heel gerichte bon laat zien dat je hebt geluisterd. Wie net zijn rijbewijs heeft, lacht om een dag in oude auto’s, een nieuwe leidinggevende om een avond cabaret.',
        '## Wees er snel bij',
        'Felicitaties verliezen hun bubbels. Een digitale bon is er binnen het uur, en ’s avonds kun je altijd nog bellen.',
        '## Wat schrijf je?',
        'Sla ‘dik verdiend’ over en zeg waarom. Noem de vroege ochtenden, de tweede versie, de koppigheid. En zeg dat er eerst genoten moet worden, en dan pas weer iets nieuws.',
      ].join('\n\n'),
    },
    messages: [
      {
        en: 'You did it! I said so all along, mostly to the cat. Congratulations!',
        nl: 'Het is je gelukt! Ik zei het al die tijd al, vooral tegen de kat. Gefeliciteerd!',
      },
      {
        en: 'Early mornings, second drafts, sheer stubbornness. Look what they made. Bravo!',
        nl: 'Vroege ochtenden, tweede versies en pure koppigheid. Kijk eens wat dat oplevert. Bravo!',
      },
      {
        en: 'Put your feet up before the next big thing. Congratulations from all of us.',
        nl: 'Eerst even je voeten omhoog en dan pas het volgende plan. Gefeliciteerd namens ons allemaal.',
      },
    ],
    scene: 'congratulations',
  },
  {
    key: 'leaving-colleague',
    title: { en: 'Leaving colleague', nl: 'Afscheid van een collega' },
    cardsTitle: { en: 'Leaving gift cards', nl: 'Cadeaubonnen voor een vertrekkende collega' },
    popularTitle: { en: 'Most popular for leaving colleagues', nl: 'Populair voor een vertrekkende collega' },
    slug: { en: 'leaving-colleague', nl: 'afscheid-collega' },
    intro: {
      en: 'One last present before the pass stops working.',
      nl: 'Nog één cadeau voordat het pasje het niet meer doet.',
    },
    body: {
      en: [
        '## Collect without the awkward envelope',
        'Agree on an amount, appoint one buyer and order a single card. Nobody has to queue, and the contribution of the person who never has cash is settled by transfer. Put every name in the message, or have the printed card signed by hand.',
        'Choose by where they are going. A new city calls for travel or a local café, a new job for clothes or a bag, and a sabbatical for everything that has nothing to do with screens. If you barely know each other, the Choice Gift Card is safe and generous.',
        '## Mind the tone',
        'Colleagues laugh together, but the card may be read at home. One inside joke is enough; no meeting humour about bosses.',
        '## What to write',
        'Thank them for something practical. Say what will not work without them. Leave a private address, so that it is not really goodbye.',
      ].join('\n\n'),
      nl: [
        '## Inzamelen zonder gedoe',
        'Spreek een bedrag af, wijs één koper aan en bestel één bon. Niemand hoeft in de rij, en wie nooit contant geld heeft, maakt het gewoon over. Zet alle namen in het bericht of laat iedereen de kaart met de hand ondertekenen.',
        'Kies op basis van waar iemand heen gaat. Een nieuwe stad vraagt om een reis of een café in de buurt, een nieuwe baan om kleding of een tas, en een sabbatical om alles wat niets met schermen te maken heeft. Kennen jullie elkaar nauwelijks? Dan is de keuzecadeaubon veilig en gul.',
        '## Let op de toon',
        'Samen lach je op het werk, maar de kaart wordt misschien thuis gelezen. Eén grap van binnenuit is genoeg, en liever niet over de baas.',
        '## Wat schrijf je?',
        'Bedank voor iets praktisch. Zeg wat er zonder diegene niet meer werkt. En laat een privéadres achter, dan is het niet echt een afscheid.',
      ].join('\n\n'),
    },
    messages: [
      {
        en: 'Who will fix the printer now? Thank you for everything, and come back for cake.',
        nl: 'Wie maakt nu de printer? Bedankt voor alles, en kom terug als er taart is.',
      },
      {
        en: 'Same building, less fun. Good luck in the new place; they are lucky.',
        nl: 'Zelfde gebouw, minder lol. Succes op je nieuwe plek; ze boffen daar.',
      },
      {
        en: 'Signed by everyone whose day you made better. That is all of us.',
        nl: 'Ondertekend door iedereen wiens dag jij leuker maakte. Dat zijn we allemaal.',
      },
    ],
    scene: 'leaving-colleague',
  },
]
