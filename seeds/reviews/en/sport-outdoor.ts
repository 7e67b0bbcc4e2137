import type { ProductReviewSeeds } from '../../types.ts'

export const sportOutdoor: ProductReviewSeeds = {
  fellstride: [
    {
      author: 'Adam C.',
      stars: 2,
      on: '2025-02-20',
      title: 'Took a while to arrive by post',
      text: 'Ordered on a Thursday afternoon, came on the Tuesday, which was after the birthday. In fairness they say two to three working days and I cannot count.',
    },
    {
      author: 'Gwyneth P.',
      stars: 5,
      on: '2025-09-27',
      title: 'New dog present',
      text: 'My sister got a springer and no waterproofs. Now she has both.',
    },
    {
      author: 'Ellie K.',
      stars: 4,
      on: '2026-04-17',
      text: 'Fast email, easy to use online. Sizes half up, as the site says and as I ignored.',
    },
    {
      author: 'Stuart M.',
      stars: 5,
      on: '2026-10-10',
      title: 'Graded by bog',
      text: 'I told them about my local bog in some detail. They sold me the cheaper shoe. My feet are dry.',
    },
  ],
  'pedal-and-plum': [
    {
      author: 'Luke T.',
      stars: 4,
      on: '2026-03-24',
      text: 'Home service was prompt. The mending class is on a weekday, which does not suit everyone.',
    },
    {
      author: 'Annabel C.',
      stars: 5,
      on: '2026-06-14',
      title: 'I chose the bell by ear',
      text: 'It took me longer than choosing the bicycle. Went on a wedding list as a group present and now I go everywhere with a baguette, like a drawing.',
    },
  ],
  'deadlift-and-daisies': [
    {
      author: 'Kamran J.',
      stars: 4,
      on: '2026-03-18',
      text: 'Dreaded gyms. Do not dread this one. Changing rooms are on the small side.',
    },
    {
      author: 'Barb T.',
      stars: 5,
      on: '2026-08-18',
      title: 'I am the ninety-one',
      text: 'Well, eighty-eight. But they said it in the advert and I am coming for that record. Tea afterwards is good.',
    },
  ],
  'racket-and-rye': [
    {
      author: 'Graeme F.',
      stars: 5,
      on: '2025-07-12',
      text: 'The drained reservoir court is a wonder. So is the rye bread.',
    },
    {
      author: 'Nisha B.',
      stars: 4,
      on: '2026-09-06',
      title: 'Equal badness',
      text: 'They paired me with a woman who also serves into the fence. We play on Thursdays now.',
    },
  ],
  'tarn-and-tether': [
    {
      author: 'Hassan Q.',
      stars: 5,
      on: '2025-10-21',
      text: 'Shoes included made it a proper present and not half of one. My teenager has been eleven times.',
    },
    {
      author: 'Priscilla G.',
      stars: 4,
      on: '2026-07-16',
      title: 'Stiff adult, soft landing',
      text: 'Forty-seven. Fell off something called ‘Brian’s Regret’. Will go back.',
    },
  ],
  'touchline-outfitters': [
    {
      author: 'Anita C.',
      stars: 4,
      on: '2026-02-05',
      text: 'Boots for two boys and change left over. Printing took three days and not two, but it was September.',
    },
    {
      author: 'Dave R.',
      stars: 5,
      on: '2026-07-11',
      title: 'From eleven families',
      text: 'I have a new whistle, new gloves and a coat with my name on the back. I may have had something in my eye.',
    },
  ],
  'early-tide-surf': [
    {
      author: 'Steven B.',
      stars: 3,
      on: '2025-09-02',
      title: 'Six in the morning is six in the morning',
      text: 'I should have read that part. Great teachers. Afternoon sessions exist, ask.',
    },
    {
      author: 'Morgan T.',
      stars: 5,
      on: '2026-08-13',
      title: 'They lied about my technique',
      text: 'With great kindness and porridge. I stood up for a second and a half.',
    },
  ],
}
