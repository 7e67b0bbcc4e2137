import type { ProductReviewSeeds } from '../../types.ts'

export const goodCauses: ProductReviewSeeds = {
  'open-larder-alliance': [
    {
      author: 'Keith R.',
      stars: 5,
      on: '2025-12-24',
      text: 'We stopped doing secret presents at work and did this. Should have done it years ago.',
    },
    {
      author: 'Fatima S.',
      stars: 5,
      on: '2026-09-22',
      title: 'A postcard from the pantry round the corner',
      text: 'It is in the library I walk past every day. I did not know. Now I take tins.',
    },
  ],
  'thousand-hedges': [
    {
      author: 'Malcolm B.',
      stars: 5,
      on: '2025-03-22',
      text: 'For a man who has two of everything. He has one of these.',
    },
    {
      author: 'Hattie N.',
      stars: 5,
      on: '2026-10-18',
      title: 'We took sandwiches',
      text: 'Found our eight metres with the map reference. Ankle-high, doing their best. So were we.',
    },
  ],
  'kindly-kettle': [
    {
      author: 'Mo S.',
      stars: 5,
      on: '2025-12-31',
      text: 'Given by my kids, in my name. I have signed up to visit somebody. Wednesdays.',
    },
    {
      author: 'Harriet L.',
      stars: 5,
      on: '2026-08-16',
      title: 'For Nan, who always had the pot on',
      text: 'She would have liked this better than flowers. In fact she would have gone along to inspect the biscuits.',
    },
  ],
  'paperboat-libraries': [
    {
      author: 'Jonas P.',
      stars: 5,
      on: '2025-12-22',
      text: 'Instead of presents for the grown-ups this year. Nobody complained, and my uncle always complains.',
    },
    {
      author: 'Rhiannon H.',
      stars: 5,
      on: '2026-07-17',
      title: 'I did cry in the car',
      text: 'My class gave five children a book with their own name in it. I have taught for nineteen years and this is the one I have kept.',
    },
  ],
  'old-friends-farm': [
    {
      author: 'Warren F.',
      stars: 5,
      on: '2026-03-08',
      text: 'In memory of our spaniel. A very kind letter, with a paw print that made us both sit down.',
    },
    {
      author: 'Edie M.',
      stars: 5,
      on: '2026-10-12',
      title: 'The goose is displeased with me',
      text: 'I had a letter. It has opinions on my spelling. I have increased my donation.',
    },
  ],
  'brightside-ward': [
    {
      author: 'Jim H.',
      stars: 5,
      on: '2026-02-20',
      text: 'Sent one for my sister, who is a nurse there. She says the jokes really are terrible.',
    },
    {
      author: 'Orla D.',
      stars: 5,
      on: '2026-09-14',
      title: 'We remember the ukulele',
      text: 'Eleven days on the ward with our daughter in 2023. This is what we give now, every birthday, to everyone.',
    },
  ],
  'lamp-street-hostel-fund': [
    {
      author: 'Ffion G.',
      stars: 5,
      on: '2025-12-20',
      text: 'They wrote in the spring, with a number. It was a bigger number than I had thought.',
    },
    {
      author: 'Noel B.',
      stars: 5,
      on: '2026-03-19',
      title: 'Eighteen pounds is one night',
      text: 'I did the sum for our Christmas party budget and we had sandwiches instead.',
    },
  ],
}
