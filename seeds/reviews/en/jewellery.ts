import type { ProductReviewSeeds } from '../../types.ts'

export const jewellery: ProductReviewSeeds = {
  'wrenhaven-jewellers': [
    {
      author: 'Harriet S.',
      stars: 4,
      on: '2025-12-30',
      title: 'Popular before Christmas',
      text: 'Resizing took three weeks in December, but it cost me nothing. Worth the wait.',
    },
    {
      author: 'Matthew O.',
      stars: 5,
      on: '2026-02-16',
      text: 'Proposed with a ring pull and gave her this to choose the real one. She says it was the right order.',
    },
    {
      author: 'Leila R.',
      stars: 5,
      on: '2026-07-28',
      title: 'I have not taken them off',
      text: 'Small gold studs. I sleep in them, swim in them, and once lost and found one in a compost bin.',
    },
  ],
  'tick-and-tarry': [
    {
      author: 'Constance R.',
      stars: 4,
      on: '2026-01-31',
      text: 'Retirement gift for a colleague who has been early for forty years. He saw the joke.',
    },
    {
      author: 'Leo M.',
      stars: 5,
      on: '2026-09-25',
      title: 'First proper salary',
      text: 'Mum and dad gave me this towards it. Orange strap. Number 2,114. I wind it with my coffee.',
    },
  ],
  'magpie-and-daughters': [
    {
      author: 'Ruben A.',
      stars: 4,
      on: '2026-01-03',
      text: 'Something old, for my sister’s wedding. The card says 1880 and possibly a duchess. Possibly.',
    },
    {
      author: 'Violet P.',
      stars: 5,
      on: '2026-06-25',
      title: 'Who probably wore it',
      text: '‘A woman who won arguments.’ I put it on and won one.',
    },
  ],
  'lark-and-locket': [
    {
      author: 'Callista J.',
      stars: 4,
      on: '2026-02-11',
      text: 'Took the full ten days, as they say. Give the card and let them decide what goes inside, it is too personal to guess.',
    },
    {
      author: 'Miriam E.',
      stars: 5,
      on: '2026-07-05',
      title: 'Her handwriting',
      text: 'They fitted one line of my mother’s shopping list. ‘Don’t forget the plums.’ I wear it every day.',
    },
  ],
}
