import type { ProductReviewSeeds } from '../../types.ts'

export const booksStationery: ProductReviewSeeds = {
  'foxglove-and-folio': [
    {
      author: 'Nel G.',
      stars: 5,
      on: '2025-12-17',
      text: 'Teachers’ present from the whole class. She chose twelve books for the reading corner and showed us every one.',
    },
    {
      author: 'Farida Z.',
      stars: 4,
      on: '2026-04-20',
      title: 'Honest cards on the table',
      text: 'I love that they write down what they did not like. Would give five stars if the children’s corner were bigger.',
    },
    {
      author: 'Bernard K.',
      stars: 5,
      on: '2026-08-14',
      text: 'Gave my father £25. He has been in three times to spend it and I suspect he does not want it to end.',
    },
    {
      author: 'Imogen S.',
      stars: 5,
      on: '2026-11-02',
      title: 'A prescription for a bad month',
      text: 'I told the woman on the till I was tired of clever books. She walked off, came back with one slim novel and said ‘this’. She was right.',
    },
  ],
  'inkling-row': [
    {
      author: 'Gideon R.',
      stars: 4,
      on: '2026-02-07',
      text: 'Postal handwriting lessons, one letter at a time. I am on G. My cheques look like somebody else’s.',
    },
    {
      author: 'Ottoline F.',
      stars: 5,
      on: '2026-10-28',
      title: 'The nib doctor',
      text: 'My grandfather’s pen has not written since 1983. It wrote ‘well, well’ on Saturday at twenty past two.',
    },
  ],
  'paperweight-press': [
    {
      author: 'Gus P.',
      stars: 5,
      on: '2026-01-13',
      text: 'Leaving present for a colleague. She numbered her complaints about us by page.',
    },
    {
      author: 'Sylvie D.',
      stars: 4,
      on: '2026-09-08',
      title: 'It lies flat and shuts up',
      text: 'So few people manage either. My name is on the front in gold, which helps me feel I might finish something.',
    },
  ],
  'the-borrowed-shelf': [
    {
      author: 'Selina B.',
      stars: 4,
      on: '2026-04-03',
      text: 'Lovely idea for a reader who has everything. Two of the six were not her thing, but she enjoyed the disagreeing.',
    },
    {
      author: 'Ludo N.',
      stars: 5,
      on: '2026-10-16',
      title: 'A bus driver’s margin notes',
      text: 'On page 212 he has written ‘wait for it’. I waited. I wrote back to him.',
    },
  ],
  'gutter-and-panel': [
    {
      author: 'Felix H.',
      stars: 4,
      on: '2025-12-27',
      text: 'Wednesday queue is nice, people talk to you. Wish there were one nearer than an hour away.',
    },
    {
      author: 'Kelly W.',
      stars: 5,
      on: '2026-09-04',
      title: 'Under four minutes',
      text: 'I timed them. Three minutes ten, and my son has now read nine of the series. He did not read before.',
    },
  ],
  'listen-then': [
    {
      author: 'Vince R.',
      stars: 4,
      on: '2026-04-08',
      text: 'Bought outright, no subscription to forget. The catalogue is small and well chosen.',
    },
    {
      author: 'Pam A.',
      stars: 5,
      on: '2026-09-28',
      title: 'It knew where I nodded off',
      text: 'Chapter nine, every night, for a week. And every night it took me back to where I had been.',
    },
  ],
  'chapter-and-crumb': [
    {
      author: 'Angela M.',
      stars: 5,
      on: '2025-11-25',
      title: 'Our book group has moved in',
      text: 'The back room is ours every second Monday. The card was a thank-you to our organiser.',
    },
    {
      author: 'Vikram J.',
      stars: 4,
      on: '2026-04-09',
      text: 'Good for a reluctant teenager: he went for the cake and came out with a book, which I believe is their plan.',
    },
    {
      author: 'Lucille B.',
      stars: 5,
      on: '2026-10-01',
      title: 'Poetry gets very small biscuits',
      text: 'And quite right too. I stayed for crime.',
    },
  ],
}
