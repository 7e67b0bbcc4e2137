import type { ProductReviewSeeds } from '../../types.ts'

export const departmentStores: ProductReviewSeeds = {
  'hollingbourne-and-fay': [
    {
      author: 'Daan P.',
      stars: 4,
      on: '2025-12-12',
      text: 'Ook online te besteden, dat vond mijn tante fijn. Bezorging duurde vijf dagen.',
    },
    {
      author: 'Ineke T.',
      stars: 5,
      on: '2026-08-08',
      title: 'Met hoed en handschoenen',
      text: 'Gekregen voor een reisje naar Engeland en alles op de bovenste verdieping opgemaakt aan thee. Geen spijt.',
    },
  ],
  'marchmont-parade': [
    {
      author: 'Arjan V.',
      stars: 3,
      on: '2025-10-29',
      text: 'Ruime keus, ik raakte er een beetje de weg in kwijt. Mijn vrouw totaal niet.',
    },
    {
      author: 'Yvonne K.',
      stars: 4,
      on: '2026-04-19',
      title: 'Voor mijn petekind',
      text: 'Ze kocht laarzen en stuurde een foto van de laarzen. Meer vraag ik niet.',
    },
  ],
  'edgerley-quill': [
    {
      author: 'Sander B.',
      stars: 4,
      on: '2025-10-05',
      text: 'Degelijk. Voor het eerste kamertje van onze oudste precies goed.',
    },
    {
      author: 'Joke A.',
      stars: 4,
      on: '2026-04-27',
      title: 'Er nam iemand op',
      text: 'Een meneer. Aan de telefoon. Hij wist ook nog het antwoord.',
    },
  ],
  'bazaar-belle': [
    {
      author: 'Sjoerd L.',
      stars: 3,
      on: '2025-12-04',
      text: 'Zoveel keus dat ik er moe van werd. Mijn vriendin zat er om één uur ’s nachts nog.',
    },
    {
      author: 'Corrie H.',
      stars: 4,
      on: '2026-08-27',
      title: 'Hete saus van een vuurtoren',
      text: 'Negen dingen van negen mensen in één pakje. Alles heel, inclusief de vuurtoren op het etiket.',
    },
  ],
  'northgate-union': [
    {
      author: 'Co S.',
      stars: 5,
      on: '2025-11-12',
      text: 'En er komt een heg van, zeiden ze. Mooi toch.',
    },
    {
      author: 'Ada R.',
      stars: 4,
      on: '2026-03-30',
      title: 'Ze kunnen echt lampenkappen',
      text: 'Ik moest erom lachen. Ik heb er nu twee.',
    },
  ],
}
