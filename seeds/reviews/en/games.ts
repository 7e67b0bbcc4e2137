import type { ProductReviewSeeds } from '../../types.ts'

export const games: ProductReviewSeeds = {
  'pixel-orchard': [
    {
      author: 'Marcus E.',
      stars: 2,
      on: '2025-09-12',
      title: 'Not for handheld collectors',
      text: 'Downloads only. My daughter likes boxes on a shelf and was a bit deflated. Check before you buy.',
      isVerifiedBuyer: false,
    },
    {
      author: 'Jo H.',
      stars: 4,
      on: '2026-01-06',
      text: 'Weekly limit for the twins is brilliant. Setting it up took me longer than it should have, hence four.',
    },
    {
      author: 'Lotte V.',
      stars: 5,
      on: '2026-07-19',
      title: 'The three-hour return is real',
      text: 'Hated the first one I picked, sent it back at two hours forty and got every penny back in the wallet.',
    },
    {
      author: 'Kieran S.',
      stars: 5,
      on: '2026-10-27',
      title: 'Works on whatever they own',
      text: 'I asked my nephew which console he has and got a shrug. Bought this. He had three games by teatime.',
    },
  ],
  'knight-and-pawnbroker': [
    {
      author: 'Dev P.',
      stars: 5,
      on: '2025-08-31',
      title: 'Excellent first date',
      text: 'We have been together fourteen months. I still maintain she moved the sheep.',
    },
    {
      author: 'Rosalind M.',
      stars: 4,
      on: '2026-05-30',
      text: 'Table time, three toasties and a game to take home from a £40 card. Gets hot upstairs.',
    },
    {
      author: 'Harry J.',
      stars: 5,
      on: '2026-10-18',
      title: 'The referee was called over twice',
      text: 'Both times by my grandmother.',
    },
  ],
  dicefall: [
    {
      author: 'Maisie G.',
      stars: 4,
      on: '2026-03-13',
      text: 'Moss in the dice!! Starter box is genuinely for starters.',
    },
    {
      author: 'Robin C.',
      stars: 5,
      on: '2026-10-14',
      title: 'Finished in one evening, with jobs in the morning',
      text: 'I played a disgraced baker called Loaf. I have thought about Loaf every day since.',
    },
  ],
  'arcade-eleven': [
    {
      author: 'Olly P.',
      stars: 5,
      on: '2025-09-20',
      text: 'The five-a-side ticket is great value. Bring small change for nothing at all, that is the point.',
    },
    {
      author: 'Zainab H.',
      stars: 4,
      on: '2026-02-21',
      text: 'Free play means you can be terrible for hours. Loud, so not for a first date where you want to hear anything.',
    },
    {
      author: 'Ryan T.',
      stars: 5,
      on: '2026-08-17',
      title: 'Dad cried at the pinball',
      text: 'It was the exact table from the pier when he was twelve. He got the third-best score of the week and has mentioned it since.',
    },
  ],
  'the-locked-pantry': [
    {
      author: 'Cliff H.',
      stars: 3,
      on: '2025-09-18',
      title: 'Tight for six',
      text: 'We were six adults and one of us spent the hour in a larder. Four would be ideal.',
    },
    {
      author: 'Parveen R.',
      stars: 4,
      on: '2026-02-18',
      text: 'Took two under-tens to the biscuit version. They solved it, we ate the evidence.',
    },
    {
      author: 'Nick V.',
      stars: 5,
      on: '2026-08-15',
      title: 'It was the lodger',
      text: 'It is always the lodger and we still did not see it coming. Got out with forty seconds left and jam on my sleeve.',
    },
  ],
  'quest-kettle': [
    {
      author: 'Josh P.',
      stars: 4,
      on: '2025-11-22',
      text: 'No shouting, saves itself, my mum (68) is better at it than I am.',
    },
    {
      author: 'Nell I.',
      stars: 5,
      on: '2026-02-25',
      title: 'Doctor’s note, blanket, haunted post office',
      text: 'A friend sent this when I had my hip done. I have reorganised the whole of the afterlife’s parcels.',
    },
  ],
  'trick-shot-social': [
    {
      author: 'Hetty V.',
      stars: 5,
      on: '2026-03-27',
      text: 'Booked an hour, stayed for three because of the dumplings.',
    },
    {
      author: 'Tunde A.',
      stars: 4,
      on: '2026-09-17',
      title: 'People discussed it on Monday',
      text: 'Our finance director has a certificate. It is on her wall, above the budget.',
    },
  ],
  'sandbox-nine': [
    {
      author: 'Steph N.',
      stars: 5,
      on: '2025-12-26',
      title: 'All four cousins in one world',
      text: 'From four different sofas. There was a mayor by lunchtime.',
    },
    {
      author: 'Omar F.',
      stars: 4,
      on: '2026-05-11',
      text: 'Works as it should. The parent page is good, a bit wordy.',
    },
    {
      author: 'Laura V.',
      stars: 5,
      on: '2026-10-02',
      title: 'The sensible sort of credits',
      text: 'No treasure chests, no timers, no tears. He built our house, with a moat.',
    },
  ],
}
