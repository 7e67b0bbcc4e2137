import type { BlockSeed, PageSeed } from '../types.ts'
import { ask } from './prose.ts'

/** The promises are the same in every family; only the style of the text differs. */
const questions = [
  ask(
    'How quickly does a gift card arrive?',
    'A digital card is in the inbox within one hour, day and night. A physical card comes by post in two to three working days; order before 17:00 on a working day and it is posted the same day.',
  ),
  ask(
    'Can I choose the day it is delivered?',
    'Yes. Pick a date and, for digital cards, a time. We send it at that moment, so you can arrange a birthday in March while you are thinking of it in January.',
  ),
  ask(
    'What if I do not know what they like?',
    'Give the [Choice Gift Card](/gift-cards/all-in-one-gift-card/). You choose the amount, they choose the shop, from fashion and food to a night away or a good cause.',
  ),
  ask(
    'How do I see what is left on a card?',
    'Go to [check your balance](/check-your-balance/) and enter the 19-digit card number and the 6-digit PIN. From there you can redeem it straight away.',
  ),
  ask(
    'Can I send the gift back?',
    'Unused physical cards can be returned within 14 days. Digital cards are sent at once, so at checkout you waive the right to cancel them. The [cancellation policy](/cancelation-policy/) has the details.',
  ),
]

const blog: BlockSeed = {
  blockType: 'BLOG',
  title: 'From the blog',
  link: { title: 'Read all articles', href: '/blog/' },
  limit: 3,
}

const giftCardSquare: PageSeed = {
  key: 'home',
  language: 'en',
  path: '/',
  pageType: 'home',
  title: 'Gift cards for everyone you can think of',
  metaTitle: '{brand}: 200+ gift cards by email or post',
  metaDescription:
    'Choose from more than 200 gift cards, wrap them with your own message and send them by email within 1 hour or by post in 2–3 working days. Simple and exact.',
  families: ['GCS'],
  blocks: [
    {
      blockType: 'HERO',
      title: 'The right gift, right on time',
      body: 'More than 200 gift cards, wrapped the way you like, with your own words on them. In their inbox within the hour or on their doormat in two to three working days.',
      link: { title: 'Choose a gift card', href: '/gift-cards/' },
      secondLink: { title: 'Find an occasion', href: '/occasions/' },
      products: ['all-in-one-gift-card', 'copper-colander', 'wayfarer-and-wick', 'hearth-and-heron', 'pixel-orchard'],
    },
    {
      blockType: 'OCCASIONS',
      title: 'What are we celebrating?',
      occasions: ['birthday', 'thank-you', 'wedding', 'new-baby', 'new-home', 'congratulations', 'graduation', 'christmas'],
      link: { title: 'View all occasions', href: '/occasions/' },
    },
    {
      blockType: 'MOST_CHOSEN',
      title: 'Most chosen',
      products: [
        'all-in-one-gift-card',
        'copper-colander',
        'marchmont-parade',
        'stillwater-and-sage',
        'pixel-orchard',
        'foxglove-and-folio',
        'lumen-lodge',
        'wrenfold',
        'apple',
        'owl-and-oven',
      ],
      link: { title: 'View all 200+ gift cards', href: '/gift-cards/' },
    },
    {
      blockType: 'STEPS',
      title: 'Three steps and it is theirs',
      steps: [
        {
          title: 'Choose',
          body: 'Pick a brand and an amount, or let them pick with the Choice Gift Card.',
          scene: 'choose-card',
        },
        {
          title: 'Wrap',
          body: 'Add a wrapper for the occasion and a message of your own. The preview shows exactly what they will see.',
          scene: 'wrap-it',
        },
        {
          title: 'Send',
          body: 'By email within one hour, by post in two to three working days, or on the day you choose.',
          scene: 'send-it',
        },
      ],
    },
    {
      blockType: 'PRODUCT_REFERENCE',
      title: 'A day to remember',
      products: ['crimson-basket-balloons', 'owl-and-oven', 'playhouse-passport', 'falcon-and-field'],
      link: { title: 'View all experiences', href: '/category/experiences/' },
    },
    {
      blockType: 'BANNER',
      title: 'Thanking a whole team?',
      body: 'One list, one invoice, and every colleague surprised at the same minute. You have our quote within one hour.',
      link: { title: 'Gifts for business', href: '/business/' },
      scene: 'business-team',
      tone: 'trust',
    },
    {
      blockType: 'WITH_HAND',
      title: 'One card. Every answer.',
      body: 'Not sure what they would like? With the Choice Gift Card you decide how much and they decide where: a new coat, a table by the window, a season of films or a gift to a good cause. They may even split it.',
      product: 'all-in-one-gift-card',
      link: { title: 'Give the Choice Gift Card', href: '/gift-cards/all-in-one-gift-card/' },
    },
    {
      blockType: 'TESTIMONIALS',
      title: 'What our customers say',
      testimonials: [
        {
          name: 'Eleanor P.',
          city: 'Norwich',
          rating: 5,
          body: 'Ordered at a quarter to five, posted the same evening, there on Thursday. The sleeve looked far more expensive than it was.',
          on: '2026-02-12',
        },
        {
          name: 'Kwame A.',
          city: 'Birmingham',
          rating: 5,
          body: 'I planned four birthdays in one sitting and have not thought about them since. All of them arrived on the morning itself.',
          on: '2026-03-30',
        },
        {
          name: 'Siobhan R.',
          city: 'Belfast',
          rating: 4,
          body: 'The email had gone to junk, so we had a small panic. Support answered within minutes and it was sorted before the cake.',
          on: '2026-05-08',
        },
        {
          name: 'George T.',
          city: 'Exeter',
          rating: 5,
          body: 'Gave my dad the choice one. He asked three times whether it was real and then bought a wheelbarrow.',
          on: '2026-06-22',
        },
        {
          name: 'Maya L.',
          city: 'London',
          rating: 5,
          body: 'Liked that the total in the basket was the total I paid. No surprise on the last page, for once.',
          on: '2026-08-17',
        },
        {
          name: 'Hamish D.',
          city: 'Perth',
          rating: 5,
          body: 'My sister lives abroad and got hers at breakfast with the little unwrapping on screen. She rang me crying, in a good way.',
          on: '2026-10-05',
        },
      ],
    },
    blog,
    { blockType: 'FAQ', title: 'Good questions', questions },
  ],
}

const cardbloom: PageSeed = {
  key: 'home',
  language: 'en',
  path: '/',
  pageType: 'home',
  title: 'Give something that keeps on growing',
  metaTitle: '{brand}: gift cards, wrapped by hand and heart',
  metaDescription:
    'Warm words, a beautiful wrapper and the freedom to choose. Find a gift card for every person you are fond of: by email within 1 hour, by post in 2–3 days.',
  families: ['CB'],
  blocks: [
    {
      blockType: 'HERO',
      title: 'Say it with something they will choose themselves',
      body: 'Some people are hard to surprise and easy to love. Pick a card, fold it into a wrapper, add the words that only you could write, and we bring it to them with care.',
      link: { title: 'Find their gift', href: '/gift-cards/' },
      secondLink: { title: 'Browse by occasion', href: '/occasions/' },
      products: ['all-in-one-gift-card', 'pottering-shed', 'third-kettle', 'foxglove-and-folio', 'stillwater-and-sage'],
    },
    {
      blockType: 'OCCASIONS',
      title: 'For all the moments that matter',
      occasions: ['birthday', 'mothers-day', 'thank-you', 'new-baby', 'wedding', 'get-well-soon', 'anniversary', 'retirement'],
      link: { title: 'See every occasion', href: '/occasions/' },
    },
    {
      blockType: 'MOST_CHOSEN',
      title: 'Most chosen',
      products: [
        'all-in-one-gift-card',
        'third-kettle',
        'pottering-shed',
        'foxglove-and-folio',
        'stillwater-and-sage',
        'hollingbourne-and-fay',
        'larkbread',
        'harbour-and-hush',
        'apple',
        'owl-and-oven',
      ],
      link: { title: 'View all 200+ gift cards', href: '/gift-cards/' },
    },
    {
      blockType: 'STEPS',
      title: 'From your thought to their table',
      steps: [
        {
          title: 'Choose what suits them',
          body: 'A garden, a good book, a long lunch. Or the Choice Gift Card, for those who contain multitudes.',
          scene: 'choose-card',
        },
        {
          title: 'Wrap it with care',
          body: 'Pick a sleeve or a box and write your message. Two honest sentences are plenty.',
          scene: 'wrap-it',
        },
        {
          title: 'Send it on its way',
          body: 'Within one hour by email, or in two to three working days on the doormat.',
          scene: 'send-it',
        },
      ],
    },
    {
      blockType: 'PRODUCT_REFERENCE',
      title: 'Quiet pleasures',
      products: ['candlewick-and-stone', 'quillow', 'inkling-row', 'mapmaker-walks'],
      link: { title: 'More for home and garden', href: '/category/home-garden/' },
    },
    {
      blockType: 'BANNER',
      title: 'A kind word for everyone at work',
      body: 'For the colleague who retires and the one who has just begun. Tell us how many, and you have a quote within one hour.',
      link: { title: 'Gifts for business', href: '/business/' },
      scene: 'business',
      tone: 'quiet',
    },
    {
      blockType: 'WITH_HAND',
      title: 'The gift of choosing',
      body: 'You know her better than anyone, and still you hesitate. Give the Choice Gift Card: you bring the love and the amount, she brings the idea. It can be spent all at once or bit by bit, and some of it on a good cause.',
      product: 'all-in-one-gift-card',
      link: { title: 'Give the Choice Gift Card', href: '/gift-cards/all-in-one-gift-card/' },
    },
    {
      blockType: 'TESTIMONIALS',
      title: 'Told by those who gave',
      testimonials: [
        {
          name: 'Margaret W.',
          city: 'Harrogate',
          rating: 5,
          body: 'My friend is recovering and cannot go out. She has been choosing plants for a fortnight and sends me photographs of each one.',
          on: '2026-01-28',
        },
        {
          name: 'Aoife N.',
          city: 'Galway',
          rating: 5,
          body: 'The box was so pretty that Mam keeps her buttons in it now. She says the card was nice too.',
          on: '2026-03-16',
        },
        {
          name: 'Daniel O.',
          city: 'Bath',
          rating: 5,
          body: 'I am no writer. The three example messages got me started and the preview stopped me from overdoing it.',
          on: '2026-04-24',
        },
        {
          name: 'Rosalind C.',
          city: 'Durham',
          rating: 4,
          body: 'Would have liked one more wrapper for a christening, but what I chose was lovely and came on the day promised.',
          on: '2026-06-11',
        },
        {
          name: 'Imran H.',
          city: 'Bradford',
          rating: 5,
          body: 'Eleven of us clubbed together for our neighbour. One order, one card, all the names. She has put the message on the wall.',
          on: '2026-08-09',
        },
        {
          name: 'Beth S.',
          city: 'Shrewsbury',
          rating: 5,
          body: 'The person on the phone asked what Grandad was like before she suggested anything. That is how a shop should be.',
          on: '2026-10-19',
        },
      ],
    },
    blog,
    { blockType: 'FAQ', title: 'You may be wondering', questions },
  ],
}

const cardkeep: PageSeed = {
  key: 'home',
  language: 'en',
  path: '/',
  pageType: 'home',
  title: 'Gift cards, fast and fun',
  metaTitle: '{brand}: gift cards that arrive before the cake',
  metaDescription:
    'Pick it, wrap it, send it. More than 200 gift cards for games, gigs, food and days out, by email within 1 hour or by post in 2–3 working days. Go on, then.',
  families: ['CK'],
  blocks: [
    {
      blockType: 'HERO',
      title: 'Party tonight? You have got this.',
      body: 'Pick a card. Pick a wrapper. Type something daft. Hit send. It lands in their inbox within the hour, and nobody will ever know you were still in your pyjamas.',
      link: { title: 'Pick a card', href: '/gift-cards/' },
      secondLink: { title: 'Last-minute gifts', href: '/last-minute-gifts/' },
      products: ['all-in-one-gift-card', 'pixel-orchard', 'tumbledown-pizza', 'trick-shot-social', 'flickerpass'],
    },
    {
      blockType: 'OCCASIONS',
      title: 'Any excuse will do',
      occasions: [
        'birthday',
        'congratulations',
        'good-luck',
        'graduation',
        'leaving-colleague',
        'valentines-day',
        'new-home',
        'fathers-day',
      ],
      link: { title: 'All the excuses', href: '/occasions/' },
    },
    {
      blockType: 'MOST_CHOSEN',
      title: 'Most chosen',
      products: [
        'all-in-one-gift-card',
        'pixel-orchard',
        'tumbledown-pizza',
        'hummingbox',
        'arcade-eleven',
        'ketchup-parade',
        'the-locked-pantry',
        'skylark-hop',
        'apple',
        'owl-and-oven',
      ],
      link: { title: 'View all 200+ gift cards', href: '/gift-cards/' },
    },
    {
      blockType: 'STEPS',
      title: 'One, two, wow',
      steps: [
        {
          title: 'Choose',
          body: 'Games, gigs, noodles, a hot-air balloon. Cannot decide? Let them: Choice Gift Card.',
          scene: 'choose-card',
        },
        {
          title: 'Wrap',
          body: 'Slap on a wrapper and a message. You get 150 characters. Make them laugh.',
          scene: 'wrap-it',
        },
        {
          title: 'Send',
          body: 'Email within the hour, post in two to three working days, or set a date and act surprised.',
          scene: 'send-it',
        },
      ],
    },
    {
      blockType: 'PRODUCT_REFERENCE',
      title: 'Better than another pair of socks',
      products: ['hullabaloo-socks', 'the-locked-pantry', 'tealight-cinema', 'early-tide-surf'],
      link: { title: 'More fun and games', href: '/category/games/' },
    },
    {
      blockType: 'BANNER',
      title: 'Got a whole crew to thank?',
      body: 'Five people or five thousand. Tell us the number and we come back with a quote within one hour. No meetings.',
      link: { title: 'Go to business', href: '/business/' },
      scene: 'business-team',
      tone: 'accent',
    },
    {
      blockType: 'WITH_HAND',
      title: 'Clueless? Perfect.',
      body: 'You do not have to know what they want. That is their job. The Choice Gift Card works for sneakers, sushi, streaming, sleeper trains and a good few things that do not begin with an s.',
      product: 'all-in-one-gift-card',
      link: { title: 'Give them the choice', href: '/gift-cards/all-in-one-gift-card/' },
    },
    {
      blockType: 'TESTIMONIALS',
      title: 'Happy people, typing',
      testimonials: [
        {
          name: 'Jaz',
          city: 'Manchester',
          rating: 5,
          body: 'Bought it on the bus to the party. Card was in her inbox before I had found the house.',
          on: '2026-01-31',
        },
        {
          name: 'Theo M.',
          city: 'Brighton',
          rating: 5,
          body: 'Escape room for six idiots. Best money I have ever spent on not getting out of a pantry.',
          on: '2026-03-21',
        },
        {
          name: 'Carys',
          city: 'Swansea',
          rating: 4,
          body: 'No emojis in the message, fair enough, so I had to use actual words. Turns out I know some.',
          on: '2026-05-17',
        },
        {
          name: 'Lewis B.',
          city: 'Glasgow',
          rating: 5,
          body: 'Flatmate got a job and I got him pizza for the first week. Three clicks. He is asking for another promotion.',
          on: '2026-07-10',
        },
        {
          name: 'Nadia F.',
          city: 'Leeds',
          rating: 5,
          body: 'My balance got doubled in the draw. I honestly thought it was spam. It was not spam. I now own very good headphones.',
          on: '2026-09-08',
        },
        {
          name: 'Oskar',
          city: 'Cardiff',
          rating: 5,
          body: 'Set the email for midnight on her birthday. She thinks I stayed up. I did not stay up.',
          on: '2026-10-27',
        },
      ],
    },
    blog,
    { blockType: 'FAQ', title: 'Quick ones', questions },
  ],
}

export const homePages: readonly PageSeed[] = [giftCardSquare, cardbloom, cardkeep]
