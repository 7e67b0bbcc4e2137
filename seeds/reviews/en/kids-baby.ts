import type { ProductReviewSeeds } from '../../types.ts'

export const kidsBaby: ProductReviewSeeds = {
  'puddle-and-pocket': [
    {
      author: 'Aoife D.',
      stars: 5,
      on: '2025-10-19',
      title: 'She will not say what is in the secret pocket',
      text: 'We have been asked not to ask.',
    },
    {
      author: 'Ben F.',
      stars: 4,
      on: '2026-03-12',
      text: 'Sizes run a little generous, which is no bad thing, but order with that in mind.',
    },
    {
      author: 'Charlotte U.',
      stars: 5,
      on: '2026-09-26',
      title: 'The knees! The knees!',
      text: 'Third child, first trousers to survive a whole term. I gave two of these cards to friends with toddlers this year.',
    },
  ],
  'rumpus-toy-hall': [
    {
      author: 'Hana Y.',
      stars: 4,
      on: '2025-12-21',
      title: 'Go on a weekday',
      text: 'We went the Saturday before Christmas with the rest of the county. The quiet den was not quiet. Great toys, though.',
    },
    {
      author: 'Gareth B.',
      stars: 5,
      on: '2026-04-06',
      text: 'Batteries included. ALWAYS included. Do you know what that means on a birthday?',
    },
    {
      author: 'Esther W.',
      stars: 5,
      on: '2026-10-12',
      title: 'He paid by himself',
      text: 'Five years old, card held out in both hands, absolutely serious. The lady gave him a receipt and a salute. I am still thinking about it.',
    },
  ],
  'moonboat-nursery': [
    {
      author: 'Sarah-Jane K.',
      stars: 5,
      on: '2025-10-23',
      title: 'A lamp that is dim enough',
      text: 'You do not know you need this sentence until three in the morning.',
    },
    {
      author: 'Tobias E.',
      stars: 4,
      on: '2026-02-27',
      text: 'Cot becomes a desk, allegedly. We are on the cot part. Delivery at naptime really was at naptime.',
    },
    {
      author: 'Katie A.',
      stars: 5,
      on: '2026-09-05',
      title: 'From the whole office',
      text: 'Everyone put in a fiver and she bought the chair you can get out of with a baby in both arms. She sent us a video of her getting out of it.',
    },
  ],
  'treacle-and-twig': [
    {
      author: 'Euan S.',
      stars: 4,
      on: '2025-10-02',
      text: 'The marble run IS noisy. They did say.',
    },
    {
      author: 'Carol B.',
      stars: 5,
      on: '2026-06-12',
      title: 'Chewed by two so far',
      text: 'The badger has lost a bit of ear and gained a bit of history. Name burnt in beautifully.',
    },
  ],
  'story-submarine': [
    {
      author: 'Abdul W.',
      stars: 4,
      on: '2026-05-25',
      text: 'Good for a five-year-old and the three-year-old listens in. The second parcel came a few days late.',
    },
    {
      author: 'Nicola F.',
      stars: 5,
      on: '2026-10-23',
      title: 'The letters are under her pillow',
      text: 'All four of them. The brass key does not fit anything in our house and we have been instructed to keep trying.',
    },
  ],
  'brave-bear-babysitting': [
    {
      author: 'Hema B.',
      stars: 4,
      on: '2025-10-25',
      title: 'A bit thin on the ground in the country',
      text: 'Two sitters within reach of us. Both excellent. In town it is probably easier.',
    },
    {
      author: 'Gregor M.',
      stars: 5,
      on: '2026-04-04',
      text: 'Same sitter three times now. My daughter calls her the dragon lady, after the stories.',
    },
    {
      author: 'Natalie O.',
      stars: 5,
      on: '2026-09-12',
      title: 'We finished our dinner',
      text: 'Hot. All three courses. Then we went home early because we missed him, but that is on us.',
    },
  ],
  'wonder-parcel-lab': [
    {
      author: 'Alex M.',
      stars: 4,
      on: '2026-01-24',
      text: 'Nine-year-old needed help with the coding one and so did I. Helpful drawings.',
    },
    {
      author: 'Rory P.',
      stars: 5,
      on: '2026-08-26',
      title: 'Cabbage, extracted',
      text: 'My kitchen was purple for a weekend, her face was a picture for longer. Real glass, which she was solemn about.',
    },
  ],
}
