import type { ProductReviewSeeds } from '../../types.ts'

export const pets: ProductReviewSeeds = {
  'waggle-and-whisk': [
    {
      author: 'Dirk H.',
      stars: 4,
      on: '2026-03-15',
      text: 'Goed cadeau voor nieuwe hondenmensen. De mand was al op, letterlijk, dus het werd voer.',
    },
    {
      author: 'Sharon J.',
      stars: 5,
      on: '2026-08-30',
      title: 'Puppy heeft een vlinderdas',
      text: 'Ruit. Met bijpassende riem van klimtouw. Wij lopen in een regenjas van acht jaar oud.',
    },
  ],
  'tabby-and-throne': [
    {
      author: 'Rik S.',
      stars: 3,
      on: '2025-12-15',
      text: 'Fonteintje bromt. De kat vindt het fijn. Ik slaap nu aan de andere kant.',
    },
    {
      author: 'Wilma R.',
      stars: 5,
      on: '2026-08-11',
      title: 'Eindelijk een eigen plek',
      text: 'Hij zat altijd op mijn toetsenbord. Nu kijkt hij er vanaf een halve meter hoger op neer.',
    },
  ],
  'pawprint-portraits': [
    {
      author: 'Michel L.',
      stars: 4,
      on: '2025-11-24',
      text: 'Bijna een maand gewacht, dus op tijd bestellen. De kraag is fenomenaal.',
    },
    {
      author: 'Gonny S.',
      stars: 5,
      on: '2026-08-06',
      title: 'Onze parkiet als notaris',
      text: 'Bezoek vraagt of het een voorouder is. We zeggen ja.',
    },
  ],
}
