import type { ProductReviewSeeds } from '../../types.ts'

export const sportOutdoor: ProductReviewSeeds = {
  fellstride: [
    {
      author: 'Erik N.',
      stars: 2,
      on: '2025-02-27',
      title: 'Verkeerde dag gekozen',
      text: 'Ik wilde de kaart op zaterdag in huis en bestelde vrijdagavond. Dat kan natuurlijk niet. Digitaal was slimmer geweest.',
    },
    {
      author: 'Dorien S.',
      stars: 4,
      on: '2026-03-24',
      text: 'Valt een halve maat klein. Staat erbij, las ik later.',
    },
    {
      author: 'Marten O.',
      stars: 5,
      on: '2026-10-22',
      title: 'Getest op de Veluwe',
      text: 'Na drie weken regen nog steeds geen natte sok. De schoenmaker in het dorp wilde weten waar ze vandaan kwamen.',
    },
  ],
  'pedal-and-plum': [
    {
      author: 'Cor W.',
      stars: 3,
      on: '2026-01-30',
      text: 'Helm gekocht. De onderhoudsbeurt aan huis doen ze hier natuurlijk niet.',
    },
    {
      author: 'Renske A.',
      stars: 4,
      on: '2026-07-19',
      title: 'Bel op gehoor',
      text: 'Een Engelse fiets geven aan een Nederlander, je moet het durven. Ze koos een mand en een bel, en die bel is schitterend.',
    },
  ],
}
