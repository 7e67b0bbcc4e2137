import type { ProductReviewSeeds } from '../../types.ts'

export const travel: ProductReviewSeeds = {
  'wayfarer-and-wick': [
    {
      author: 'Peter N.',
      stars: 3,
      on: '2025-07-15',
      title: 'Lovely, not local',
      text: 'Nothing within ninety miles of us. That is geography and not the card’s fault, but look at the map first.',
    },
    {
      author: 'Ravi S.',
      stars: 5,
      on: '2026-01-11',
      text: 'Parents’ fortieth anniversary. They went midweek and got two nights for the money. Came back holding hands.',
    },
    {
      author: 'Desmond A.',
      stars: 4,
      on: '2026-06-30',
      title: 'Check which inns take dogs',
      text: 'Most do. Ours had two already and asked us kindly to wait for another weekend. Breakfast until eleven makes up for a lot.',
    },
    {
      author: 'Catherine E.',
      stars: 5,
      on: '2026-10-25',
      title: 'There was a lamp in the window',
      text: 'We drove three hours in the rain, saw it from the road, and my husband (not a poet) said ‘oh, well done them’.',
    },
  ],
  'slow-sidings': [
    {
      author: 'Gretchen W.',
      stars: 5,
      on: '2026-05-28',
      text: 'For my parents, who have never once been in a hurry. The booklet told them where to look and they looked.',
    },
    {
      author: 'Horace B.',
      stars: 5,
      on: '2026-09-27',
      title: 'We were delayed, thank goodness',
      text: 'Forty minutes beside an estuary with a hamper on our knees. Best seats in the country.',
    },
  ],
  'bivvy-and-bright': [
    {
      author: 'Fay H.',
      stars: 5,
      on: '2025-08-27',
      title: 'Reconciled with tents',
      text: 'Last time was 1998 and it rained. This time it rained too and I did not care in the least.',
    },
    {
      author: 'Marlon S.',
      stars: 4,
      on: '2026-05-04',
      text: 'Kids saw two badgers. I saw none because I was asleep in a real bed. Loo is a walk away, take a torch.',
    },
    {
      author: 'Joanna K.',
      stars: 5,
      on: '2026-09-01',
      title: 'I arrived with a toothbrush',
      text: 'They said to, so I did. There was a stove already lit and a basket of eggs. I have been ruined for ordinary camping.',
    },
  ],
  'harbour-and-hush': [
    {
      author: 'Bea W.',
      stars: 3,
      on: '2026-02-15',
      title: 'Bring thick socks',
      text: 'The wood-burner takes a while to win. After that, bliss.',
    },
    {
      author: 'Josephine J.',
      stars: 5,
      on: '2026-04-12',
      title: 'Soup in the fridge',
      text: 'Checkout at two. An empty beach. One piece of the jigsaw missing, and I have never been so happy about anything.',
    },
  ],
  'postcard-club': [
    {
      author: 'Zoe C.',
      stars: 4,
      on: '2025-09-29',
      title: 'The handwritten list was the best bit',
      text: 'A man called Andrej told us where to eat and he was not wrong once. Flight home left at an unkind hour.',
    },
    {
      author: 'Duncan A.',
      stars: 2,
      on: '2026-02-08',
      title: 'Not for planners',
      text: 'I am a planner. I knew this. The four days before the envelope came were not restful.',
    },
    {
      author: 'Marta S.',
      stars: 5,
      on: '2026-07-07',
      title: 'We did not open it until the gate',
      text: 'Ljubljana. We had never once discussed Ljubljana. It was perfect.',
    },
  ],
  'lumen-lodge': [
    {
      author: 'Ada J.',
      stars: 5,
      on: '2025-09-04',
      text: 'No signal for two days. We played cards. We talked! Highly recommended.',
    },
    {
      author: 'Bridget N.',
      stars: 3,
      on: '2026-03-01',
      title: 'Cloudy',
      text: 'Half our money back, no questions, and a lot of cocoa. We will go again, but we did spend two nights looking at a very nice grey.',
    },
    {
      author: 'Theo H.',
      stars: 5,
      on: '2026-10-26',
      title: 'She said yes, under Saturn',
      text: 'The telescope pointed itself at exactly the right moment. I had nothing to do with it.',
    },
  ],
}
