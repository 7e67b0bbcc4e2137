import type { ProductReviewSeeds } from '../../types.ts'

export const pets: ProductReviewSeeds = {
  'waggle-and-whisk': [
    {
      author: 'Nasreen B.',
      stars: 5,
      on: '2025-10-28',
      text: 'Free nail trim while you wait, and they did it without drama on a dog who is ALL drama.',
    },
    {
      author: 'Chris O.',
      stars: 4,
      on: '2026-02-10',
      text: 'Useful for new puppy people. Ours used it on food in the end because the puppy had eaten the bed.',
    },
    {
      author: 'Sian P.',
      stars: 5,
      on: '2026-08-25',
      title: 'The dog chose',
      text: 'He went along the biscuit bar like a mayor at an opening. Left with a rope lead and a very small tartan bow tie.',
    },
  ],
  'tabby-and-throne': [
    {
      author: 'Elaine S.',
      stars: 3,
      on: '2025-07-31',
      title: 'Fountain hums, as they say',
      text: 'It does hum. Cat likes it. I sleep next door now.',
    },
    {
      author: 'Jordan E.',
      stars: 4,
      on: '2026-02-24',
      text: 'Fussy cat eats three out of five recipes, which is a personal best.',
    },
    {
      author: 'Winifred K.',
      stars: 5,
      on: '2026-08-23',
      title: 'My sofa has been spared',
      text: 'The shelf went up on Sunday and by Monday the cat had moved in and stopped speaking to the armchair.',
    },
  ],
  'pawprint-portraits': [
    {
      author: 'Marcus T.',
      stars: 4,
      on: '2025-12-08',
      text: 'Came in the last week of the month they promise, so order in good time. The ruff is magnificent.',
    },
    {
      author: 'Glenda W.',
      stars: 5,
      on: '2026-07-27',
      title: 'The tortoise as a bishop',
      text: 'Over the mantelpiece within the hour. My husband has been moved to the landing.',
    },
  ],
  'feather-and-perch': [
    {
      author: 'Barnaby O.',
      stars: 4,
      on: '2025-11-27',
      text: 'Sparrows finish the seed. So does a squirrel, who was not mentioned.',
    },
    {
      author: 'Elsie N.',
      stars: 5,
      on: '2026-05-22',
      title: 'Blue tits, live',
      text: 'The box has a camera. I have not watched television since April.',
    },
  ],
}
