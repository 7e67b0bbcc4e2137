import type { ProductReviewSeeds } from '../../types.ts'

export const goodCauses: ProductReviewSeeds = {
  'open-larder-alliance': [
    {
      author: 'Abdel K.',
      stars: 5,
      on: '2025-12-23',
      text: 'Met het team gedaan in plaats van kerstpakketten. Niemand miste de paté.',
    },
    {
      author: 'Gerda T.',
      stars: 5,
      on: '2026-05-05',
      title: 'In plaats van bloemen',
      text: 'Voor de vijftigste trouwdag van mijn ouders, die niks meer hoeven. De kaart staat op de schouw.',
    },
  ],
  'old-friends-farm': [
    {
      author: 'Wilfred H.',
      stars: 5,
      on: '2026-03-18',
      text: 'Ter nagedachtenis aan onze oude hond. Lief geschreven, we moesten even zitten.',
    },
    {
      author: 'Ellen N.',
      stars: 5,
      on: '2026-10-10',
      title: 'De gans is niet tevreden',
      text: 'Ik kreeg een brief met kritiek op mijn spelling. In het Engels. Ik heb het bedrag verhoogd.',
    },
  ],
}
