import type { ProductReviewSeeds } from '../../types.ts'

export const departmentStores: ProductReviewSeeds = {
  'hollingbourne-and-fay': [
    {
      author: 'Owen T.',
      stars: 3,
      on: '2025-08-22',
      title: 'Lovely shop, long way',
      text: 'Worth knowing how far your nearest one is. My aunt had to make a day of it, although she says she would have anyway.',
    },
    {
      author: 'Clare P.',
      stars: 5,
      on: '2025-12-09',
      title: 'Suits everyone',
      text: 'Every December I panic and every December this card saves me.',
    },
    {
      author: 'Yusuf A.',
      stars: 4,
      on: '2026-06-11',
      text: 'Gave it to my wife’s parents for their ruby wedding. They had tea on the roof and made it last all day. Tables up there do fill up.',
    },
    {
      author: 'Margaret D.',
      stars: 5,
      on: '2026-10-05',
      title: 'The lift attendant remembered me',
      text: 'I went up for gloves and came down with gloves, a teapot and a perfectly wrapped birthday present. I timed the wrapping: under three minutes.',
    },
  ],
  'marchmont-parade': [
    {
      author: 'Cecily F.',
      stars: 3,
      on: '2025-11-24',
      text: 'Got lost between floor five and floor six for a quarter of an hour. The card worked everywhere, at least.',
    },
    {
      author: 'Robert I.',
      stars: 5,
      on: '2026-03-29',
      text: 'For a godchild I see once a year. She bought boots and sent a photograph of the boots. Perfect.',
    },
    {
      author: 'Lindsay A.',
      stars: 4,
      on: '2026-09-08',
      title: 'Late Thursdays are the trick',
      text: 'Piano, no queues, and a personal shopper who talked me out of something. I have never had that before.',
    },
  ],
  'edgerley-quill': [
    {
      author: 'Tess I.',
      stars: 3,
      on: '2025-10-14',
      text: 'Sensible goods, sensible prices, website looks a bit tired. Saturday delivery did come on Saturday.',
    },
    {
      author: 'Sheila T.',
      stars: 5,
      on: '2026-01-30',
      text: 'Sent one to my grandson for his first flat. Bedding, a kettle and a proper ironing board. Practical, like the boy.',
    },
    {
      author: 'Norman B.',
      stars: 4,
      on: '2026-08-29',
      title: 'A person answered the telephone',
      text: 'I had a question about a washing machine hose. A man called Clive answered it. I had forgotten that was possible.',
    },
  ],
  'corner-and-bell': [
    {
      author: 'Trevor J.',
      stars: 4,
      on: '2025-12-15',
      text: 'My mother-in-law lives two doors down from one. She has asked that I give her nothing else, ever. No online shop, mind.',
    },
    {
      author: 'Ruth P.',
      stars: 5,
      on: '2026-07-13',
      title: 'String, seeds, socks and a pork pie',
      text: 'All on one card, with the dog asleep by the stove. I was in there an hour and a half.',
    },
  ],
  'galleria-nine': [
    {
      author: 'Jasper L.',
      stars: 5,
      on: '2025-12-14',
      text: 'Easiest present for my sister, who likes everything as long as it is made by somebody called Wren.',
    },
    {
      author: 'Eleanor V.',
      stars: 4,
      on: '2026-08-28',
      title: 'A whole street on one card',
      text: 'Cheese, a bowl and a hat. Line-up had changed since my last visit and I missed the bookbinder.',
    },
  ],
  'tolland-and-daughters': [
    {
      author: 'Ken V.',
      stars: 5,
      on: '2025-08-25',
      text: 'August, uniforms, two boys. Alterations done while we had lunch.',
    },
    {
      author: 'Heather R.',
      stars: 4,
      on: '2026-09-02',
      title: 'Pneumatic tube',
      text: 'We went in for three blazers. The children sent eleven messages. A lady upstairs answered every one.',
    },
  ],
  'bazaar-belle': [
    {
      author: 'Rupert S.',
      stars: 3,
      on: '2026-01-14',
      text: 'Very wide choice, which I found a little tiring. My wife was up until one in the morning, perfectly happy.',
    },
    {
      author: 'Gloria P.',
      stars: 5,
      on: '2026-08-06',
      title: 'Hot sauce from a lighthouse',
      text: 'It is a real lighthouse. I asked. One parcel with nine things from nine people in it, all in one piece.',
    },
  ],
  'northgate-union': [
    {
      author: 'Stan C.',
      stars: 5,
      on: '2025-12-11',
      text: 'Card for dad, who has been a member since 1971 and votes in everything. He spent it on bulbs and a pie.',
    },
    {
      author: 'Maureen A.',
      stars: 4,
      on: '2026-07-21',
      title: 'Really is good at lampshades',
      text: 'I laughed when I read that. I have since bought three.',
    },
  ],
  'sixpenny-hall': [
    {
      author: 'Barry T.',
      stars: 4,
      on: '2026-02-28',
      text: 'Goes a long way. In-store only, and the queue on Saturdays goes a long way too.',
    },
    {
      author: 'Bhavna P.',
      stars: 5,
      on: '2026-10-04',
      title: 'A teacher’s paradise',
      text: '£20. Glue, card, gloves, a whisk and forty-eight clothes pegs. I could weep.',
    },
  ],
  'aldergate-home-store': [
    {
      author: 'Trevor N.',
      stars: 3,
      on: '2025-10-09',
      title: 'Fitters were good, wait was long',
      text: 'Five weeks for a tap. Once they came they were tidy and on time. The card itself was no bother.',
    },
    {
      author: 'Bryony S.',
      stars: 4,
      on: '2026-07-18',
      title: 'I slept on a sofa for twenty minutes',
      text: 'Nobody minded. Bought it. Breakfast at ten to four is a fine thing.',
    },
  ],
  'modish-and-moore': [
    {
      author: 'Lorna F.',
      stars: 3,
      on: '2025-10-12',
      text: 'The shoe floor is all they say. Everything above it is a bit young for me. Chips were good.',
    },
    {
      author: 'Emma P.',
      stars: 5,
      on: '2026-01-20',
      text: 'No returning, no receipts, no hurt feelings. My mother-in-law and I are both relieved.',
    },
    {
      author: 'Tiwa O.',
      stars: 4,
      on: '2026-09-29',
      title: 'Candid stylist',
      text: 'She said ‘no’ before I had even turned round. I trust her with my life now.',
    },
  ],
  'wharfside-provisions': [
    {
      author: 'Roland P.',
      stars: 5,
      on: '2025-12-13',
      text: 'Neighbour fed our cat for three weeks. She built her own hamper and has asked when we are going away again.',
    },
    {
      author: 'Maxine T.',
      stars: 4,
      on: '2026-08-21',
      title: 'They cooked my mackerel while I waited',
      text: 'And gave me a lemon. Hamper table is dangerous if you are hungry.',
    },
  ],
  'kinder-and-kettle': [
    {
      author: 'Fergus W.',
      stars: 4,
      on: '2025-12-20',
      text: 'The barber with the racing car finally got my son’s hair cut. We have tried everything. Only seven shops, sadly.',
    },
    {
      author: 'Jean H.',
      stars: 5,
      on: '2026-09-20',
      title: 'A seat with a view of everything',
      text: 'I had tea and watched three of them try on wellingtons for forty minutes. Best morning of the summer.',
    },
  ],
}
