import type { CategorySeed } from '../types.ts'

export const categories: readonly CategorySeed[] = [
  {
    key: 'fashion',
    icon: 'dress',
    title: { en: 'Fashion', nl: 'Mode' },
    slug: { en: 'fashion', nl: 'mode' },
    intro: {
      en: 'Coats, jeans, dresses and very loud socks. You choose the shop, they choose the size, and nobody has to queue for a return.',
      nl: 'Jassen, jeans, jurken en opvallend vrolijke sokken. Jij kiest de winkel, zij kiezen de maat, en niemand hoeft iets te ruilen.',
    },
    topList: [
      'tansy-and-rook', 'saltwick-denim', 'second-swan', 'juno-parade', 'ostlere', 'hullabaloo-socks', 'wrenfold', 'lorne-quay',
    ],
  },
  {
    key: 'food-drink',
    icon: 'fork',
    title: { en: 'Food & drink', nl: 'Eten & drinken' },
    slug: { en: 'food-drink', nl: 'eten-drinken' },
    intro: {
      en: 'Dinner out, good coffee, a cheeseboard by post. Gift cards for tables, takeaways and treats, for people who think about lunch at breakfast.',
      nl: 'Uit eten, goede koffie, een kaasplank per post. Cadeaubonnen voor wie bij het ontbijt al aan de lunch denkt.',
    },
    topList: [
      'copper-colander', 'third-kettle', 'tumbledown-pizza', 'grumble-coffee', 'ketchup-parade', 'slurp-and-lantern', 'saffron-post',
      'scoop-almanac',
    ],
  },
  {
    key: 'travel',
    icon: 'suitcase',
    title: { en: 'Travel', nl: 'Reizen' },
    slug: { en: 'travel', nl: 'reizen' },
    intro: {
      en: 'A night at an inn, a slow train north, a sealed envelope with a city inside. Give somebody a reason to pack.',
      nl: 'Een nacht in een herberg, een trage trein naar het noorden, een dichte envelop met een stad erin. Geef iemand een reden om te pakken.',
    },
    topList: [
      'wayfarer-and-wick', 'postcard-club', 'lumen-lodge', 'bivvy-and-bright', 'slow-sidings', 'harbour-and-hush', 'fairlead-ferries',
      'skylark-hop',
    ],
  },
  {
    key: 'home-garden',
    icon: 'sofa',
    title: { en: 'Home & garden', nl: 'Huis & tuin' },
    slug: { en: 'home-garden', nl: 'huis-tuin' },
    intro: {
      en: 'For first flats, last mortgages and everything that grows in between: furniture, lamps, linen, paint and pots.',
      nl: 'Voor het eerste appartement, de laatste hypotheek en alles wat daartussen groeit: meubels, lampen, beddengoed, verf en potten.',
    },
    topList: [
      'pottering-shed', 'hearth-and-heron', 'grate-and-gather', 'candlewick-and-stone', 'tin-thimble-homeware', 'quillow',
      'hammer-and-hob', 'lamplighter-yard',
    ],
  },
  {
    key: 'games',
    icon: 'gamepad',
    title: { en: 'Games', nl: 'Games & spellen' },
    slug: { en: 'games', nl: 'games-spellen' },
    intro: {
      en: 'Downloads, dice, jigsaws and a locked pantry. Gift cards for those who play on a screen, at a table or to win.',
      nl: 'Downloads, dobbelstenen, puzzels en een afgesloten provisiekast. Voor wie speelt op een scherm, aan tafel of om te winnen.',
    },
    topList: [
      'pixel-orchard', 'arcade-eleven', 'knight-and-pawnbroker', 'sandbox-nine', 'the-locked-pantry', 'trick-shot-social', 'dicefall',
      'quest-kettle',
    ],
  },
  {
    key: 'beauty-wellness',
    icon: 'lotus',
    title: { en: 'Beauty & wellness', nl: 'Beauty & wellness' },
    slug: { en: 'beauty-wellness', nl: 'beauty-wellness' },
    intro: {
      en: 'An hour in warm water, a proper haircut, a bar of very good soap. Small permissions to stop for a while.',
      nl: 'Een uur in warm water, een goede knipbeurt, een stuk heel fijne zeep. Even niets moeten, met een strik erom.',
    },
    topList: [
      'stillwater-and-sage', 'rosewater-riot', 'bergamot-street', 'saltcellar-sauna', 'curl-assembly', 'sundial-yoga', 'petal-and-proof',
      'barber-and-bramley',
    ],
  },
  {
    key: 'kids-baby',
    icon: 'teddy',
    title: { en: 'Kids & baby', nl: 'Kind & baby' },
    slug: { en: 'kids-baby', nl: 'kind-baby' },
    intro: {
      en: 'From the first muslin to the first robot. Cards that parents thank you for and children can spend themselves.',
      nl: 'Van de eerste hydrofiele doek tot de eerste robot. Bonnen waar ouders blij mee zijn en die kinderen zelf mogen uitgeven.',
    },
    topList: [
      'rumpus-toy-hall', 'puddle-and-pocket', 'moonboat-nursery', 'brave-bear-babysitting', 'story-submarine', 'wonder-parcel-lab',
      'treacle-and-twig', 'bright-button-studio',
    ],
  },
  {
    key: 'sport-outdoor',
    icon: 'mountain',
    title: { en: 'Sport & outdoor', nl: 'Sport & buiten' },
    slug: { en: 'sport-outdoor', nl: 'sport-buiten' },
    intro: {
      en: 'Boots, boards, bikes and courts by the hour. For people who come home muddy and pleased with themselves.',
      nl: 'Schoenen, surfplanken, fietsen en banen per uur. Voor mensen die moe, modderig en tevreden thuiskomen.',
    },
    topList: [
      'fellstride', 'touchline-outfitters', 'pedal-and-plum', 'tarn-and-tether', 'early-tide-surf', 'racket-and-rye',
      'deadlift-and-daisies', 'cold-start-swim',
    ],
  },
  {
    key: 'books-stationery',
    icon: 'book',
    title: { en: 'Books & stationery', nl: 'Boeken & papier' },
    slug: { en: 'books-stationery', nl: 'boeken-papier' },
    intro: {
      en: 'Bookshops with armchairs, pens with manners, comics, maps and notebooks that lie flat.',
      nl: 'Boekhandels met leunstoelen, pennen met manieren, strips, landkaarten en schriften die plat blijven liggen.',
    },
    topList: [
      'foxglove-and-folio', 'chapter-and-crumb', 'inkling-row', 'gutter-and-panel', 'the-borrowed-shelf', 'listen-then',
      'crayon-and-commodore', 'paperweight-press',
    ],
  },
  {
    key: 'experiences',
    icon: 'ticket',
    title: { en: 'Experiences', nl: 'Belevenissen' },
    slug: { en: 'experiences', nl: 'belevenissen' },
    intro: {
      en: 'Balloons at dawn, pottery after dark, a hawk on the arm. Presents that take up no room and last for years.',
      nl: 'Een ballonvaart bij zonsopgang, pottenbakken na het eten, een havik op je arm. Cadeaus die geen plek innemen en jaren meegaan.',
    },
    topList: [
      'clay-and-kin', 'crimson-basket-balloons', 'playhouse-passport', 'tealight-cinema', 'laugh-track-live', 'owl-and-oven',
      'ropewalk-woods', 'gearstick-days',
    ],
  },
  {
    key: 'streaming-music',
    icon: 'headphones',
    title: { en: 'Streaming & music', nl: 'Streaming & muziek' },
    slug: { en: 'streaming-music', nl: 'streaming-muziek' },
    intro: {
      en: 'Films, records, gigs and lessons. Something to watch tonight, or to play badly and then rather well.',
      nl: 'Films, platen, concerten en lessen. Iets om vanavond te kijken, of om eerst slecht en dan best goed te spelen.',
    },
    topList: [
      'lampreel', 'hummingbox', 'flickerpass', 'second-encore', 'apple', 'vinyl-vicarage', 'lantern-kids-tv', 'fretwork-lessons',
    ],
  },
  {
    key: 'electronics',
    icon: 'bolt',
    title: { en: 'Electronics', nl: 'Elektronica' },
    slug: { en: 'electronics', nl: 'elektronica' },
    intro: {
      en: 'Devices, cameras, kits and repairs. Let them pick the model; you have better things to compare.',
      nl: 'Apparaten, camera’s, bouwpakketten en reparaties. Laat hen het model kiezen; jij hebt wel iets beters te vergelijken.',
    },
    topList: [
      'apple', 'socket-and-spark', 'halfmoon-audio', 'torchlight-gadgets', 'lumo-and-lens', 'circuit-sisters', 'turnip-computers',
      'repairwell',
    ],
  },
  {
    key: 'jewellery',
    icon: 'ring',
    title: { en: 'Jewellery', nl: 'Sieraden' },
    slug: { en: 'jewellery', nl: 'sieraden' },
    intro: {
      en: 'Small gold, sea glass, watches with patience. A card leaves the size, the stone and the sentiment to them.',
      nl: 'Klein goud, zeeglas, horloges met geduld. Met een bon laat je de maat, de steen en het gevoel aan hen over.',
    },
    topList: [
      'wrenhaven-jewellers', 'tick-and-tarry', 'magpie-and-daughters', 'lark-and-locket', 'bead-street', 'vow-and-vellum', 'saltglass',
      'honeystone',
    ],
  },
  {
    key: 'pets',
    icon: 'paw',
    title: { en: 'Pets', nl: 'Huisdieren' },
    slug: { en: 'pets', nl: 'huisdieren' },
    intro: {
      en: 'For the dog who has everything and the cat who owns it. Food, walks, portraits and a night porter who reads aloud.',
      nl: 'Voor de hond die alles heeft en de kat van wie alles is. Voer, wandelingen, portretten en een nachtportier die voorleest.',
    },
    topList: [
      'waggle-and-whisk', 'tabby-and-throne', 'pawprint-portraits', 'feather-and-perch', 'ramble-and-reach', 'the-grateful-bone',
      'clipper-and-suds', 'barnaby-pet-hotels',
    ],
  },
  {
    key: 'department-stores',
    icon: 'gift',
    title: { en: 'Department stores', nl: 'Warenhuizen' },
    slug: { en: 'department-stores', nl: 'warenhuizen' },
    intro: {
      en: 'Everything under one roof, and usually tea on the top floor. The safe choice, in the best sense.',
      nl: 'Alles onder één dak, en meestal thee op de bovenste verdieping. De veilige keuze, in de beste zin van het woord.',
    },
    topList: [
      'all-in-one-gift-card', 'hollingbourne-and-fay', 'marchmont-parade', 'edgerley-quill', 'corner-and-bell', 'modish-and-moore',
      'northgate-union', 'kinder-and-kettle',
    ],
  },
  {
    key: 'good-causes',
    icon: 'heart',
    title: { en: 'Good causes', nl: 'Goede doelen' },
    slug: { en: 'good-causes', nl: 'goede-doelen' },
    intro: {
      en: 'Hedges, lifeboats, books and warm beds. Donate in somebody’s name, with a message that says why you thought of them.',
      nl: 'Heggen, reddingsboten, boeken en warme bedden. Doneer op iemands naam, met een bericht waarin je vertelt waarom.',
    },
    topList: [
      'paperboat-libraries', 'open-larder-alliance', 'thousand-hedges', 'old-friends-farm', 'brightside-ward', 'kindly-kettle',
      'lamp-street-hostel-fund',
    ],
  },
]
