import type { ProductReviewSeeds } from '../../types.ts'

export const streamingMusic: ProductReviewSeeds = {
  lampreel: [
    {
      author: 'Tamsin E.',
      stars: 5,
      on: '2025-05-19',
      title: 'It simply stops',
      text: 'No renewal, no cancelling, no ‘are you sure’. It ran out and that was that. I bought another.',
    },
    {
      author: 'Darren L.',
      stars: 3,
      on: '2025-11-11',
      title: 'Not enough new releases for me',
      text: 'If you like old French trains and so on you will be in heaven. I gave the rest of mine to my flatmate.',
    },
    {
      author: 'Viv R.',
      stars: 4,
      on: '2026-04-28',
      text: 'Mum-friendly. She rings me to read out the little reasons. A few films left before we got round to them.',
    },
    {
      author: 'Joe K.',
      stars: 5,
      on: '2026-09-14',
      title: 'I have stopped scrolling',
      text: 'There are six hundred films and somebody has told me why each is there. I watched four last month, which is four more than on the other thing.',
    },
  ],
  'vinyl-vicarage': [
    {
      author: 'Jackie S.',
      stars: 5,
      on: '2025-12-29',
      text: 'Mystery box for autumn. I did not know I liked any of it.',
    },
    {
      author: 'Dermot L.',
      stars: 5,
      on: '2026-09-10',
      title: 'Packed like eggs',
      text: 'Eleven records, not a corner bent. One sleeve had somebody’s shopping list in it, which they had left in on purpose.',
    },
  ],
  hummingbox: [
    {
      author: 'Gail W.',
      stars: 3,
      on: '2025-12-19',
      title: 'For younger ears perhaps',
      text: 'It took my granddaughter to set it up. Since then I have had a great deal of pleasure from the liner notes.',
    },
    {
      author: 'Nathan B.',
      stars: 4,
      on: '2026-04-25',
      text: 'Kitchen mode is loud, as advertised. I miss one or two obscure albums, otherwise I have moved over for good.',
    },
    {
      author: 'Petra C.',
      stars: 5,
      on: '2026-09-24',
      title: 'I can see where the money went',
      text: 'Most of my three months went to a harpist in Swansea, apparently. Good. She can have it.',
    },
  ],
  'second-encore': [
    {
      author: 'Ngozi A.',
      stars: 4,
      on: '2025-11-06',
      text: 'Gave this to a music snob. No idea what she saw, which was the idea.',
    },
    {
      author: 'Lewis R.',
      stars: 3,
      on: '2026-03-26',
      title: 'The draw was not kind to me',
      text: 'Fair is fair but I lost it three times. Still have my balance and my hopes.',
    },
    {
      author: 'Dani W.',
      stars: 5,
      on: '2026-08-11',
      title: 'Face value means face value',
      text: 'Got two for a sold-out night at what they cost in the first place. I checked twice because I did not believe it.',
    },
  ],
  'lantern-kids-tv': [
    {
      author: 'Rich D.',
      stars: 4,
      on: '2025-11-05',
      text: 'The tooth song is in my head. It will always be in my head.',
    },
    {
      author: 'Sabrina K.',
      stars: 5,
      on: '2026-10-08',
      title: 'It ended',
      text: 'And they simply got up and went to bed. I drank a whole cup of tea and looked at the wall.',
    },
  ],
  flickerpass: [
    {
      author: 'Bronwen J.',
      stars: 5,
      on: '2025-12-02',
      title: 'Saved my maternity leave',
      text: 'Parent-and-baby screenings. Nobody minds. Somebody else’s baby cried louder than mine and I could have kissed them.',
    },
    {
      author: 'Meera P.',
      stars: 4,
      on: '2026-05-23',
      text: 'No booking fees is such a relief. A couple of cinemas near me only show at weekends, so plan a little.',
    },
    {
      author: 'Jonathan F.',
      stars: 5,
      on: '2026-10-29',
      title: 'The cat sat on my coat',
      text: 'Wednesday matinee, four people, one cat, a slice of lemon cake. I would not change a thing about it.',
    },
  ],
}
