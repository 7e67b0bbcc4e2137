import type { ProductReviewSeeds } from '../../types.ts'

export const special: ProductReviewSeeds = {
  'all-in-one-gift-card': [
    {
      author: 'Hugh L.',
      stars: 4,
      on: '2025-07-08',
      text: 'Arrived in a proper folded wrapper with my message inside. I would have liked a slightly thicker envelope.',
    },
    {
      author: 'Sunita K.',
      stars: 5,
      on: '2025-11-30',
      title: 'Bought four, kept one',
      text: 'Three for the nieces and one for me. Entered the number, saw the balance, chose a haircut. Took about two minutes on my phone.',
    },
    {
      author: 'Dean R.',
      stars: 3,
      on: '2026-02-14',
      title: 'Fine, but a bit unromantic',
      text: 'It works exactly as described. My mistake was giving it on Valentine’s Day. She chose a pan.',
    },
    {
      author: 'Ottilie B.',
      stars: 5,
      on: '2026-05-27',
      text: 'Leaving present from eleven of us. One card, no arguments about what she likes.',
    },
    {
      author: 'Graham W.',
      stars: 4,
      on: '2026-08-02',
      title: 'Good idea, read the small print on leftovers',
      text: 'Mum spent £46 of her £50 and then had to think a bit about the last four pounds. She got there in the end. The rest was easy, even for her.',
    },
    {
      author: 'Priya N.',
      stars: 5,
      on: '2026-10-19',
      title: 'Finally stopped guessing',
      text: 'My brother-in-law is impossible. He turned £60 into a bivvy night and two pizzas, then rang to say thank you, which he has never done before.',
    },
  ],
}
