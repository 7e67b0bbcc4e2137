import type { ProductReviewSeeds } from '../../types.ts'

export const jewellery: ProductReviewSeeds = {
  'wrenhaven-jewellers': [
    {
      author: 'Victor H.',
      stars: 4,
      on: '2025-12-27',
      text: 'Voorbij de kerst was het ringmaat aanpassen drie weken wachten. Gratis, dus wie klaagt.',
    },
    {
      author: 'Naomi F.',
      stars: 5,
      on: '2026-07-30',
      title: 'Voor mijn dertigste',
      text: 'Van zeven vriendinnen samen. Ik heb er een maand over gedaan om te kiezen en van elke dag genoten.',
    },
  ],
  'tick-and-tarry': [
    {
      author: 'Marianne G.',
      stars: 4,
      on: '2026-03-12',
      text: 'Pensioen van een collega die veertig jaar te vroeg kwam. Hij snapte hem.',
    },
    {
      author: 'Lars B.',
      stars: 5,
      on: '2026-10-01',
      title: 'Eerste echte salaris',
      text: 'Van mijn ouders. Oranje bandje. Ik wind hem op bij de koffie.',
    },
  ],
  'magpie-and-daughters': [
    {
      author: 'Rens T.',
      stars: 4,
      on: '2026-01-06',
      text: 'Iets ouds voor de bruiloft van mijn zus. Volgens het briefje misschien van een gravin. Misschien.',
    },
    {
      author: 'Lidewij H.',
      stars: 5,
      on: '2026-05-14',
      title: 'Een slangetje uit 1890',
      text: 'Ik durf hem alleen om als ik iets te onderhandelen heb. Tot nu toe werkt het.',
    },
  ],
  'lark-and-locket': [
    {
      author: 'Sofie L.',
      stars: 4,
      on: '2026-02-10',
      text: 'Tien dagen geduld. Laat degene die hem krijgt zelf kiezen wat erin komt.',
    },
    {
      author: 'Marja V.',
      stars: 5,
      on: '2026-07-12',
      title: 'Klaver uit de tuin van opa',
      text: 'Het huis is verkocht, dit blaadje niet. Netjes achter glas gezet, het scharniertje is stevig.',
    },
  ],
}
