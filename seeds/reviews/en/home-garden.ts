import type { ProductReviewSeeds } from '../../types.ts'

export const homeGarden: ProductReviewSeeds = {
  'hearth-and-heron': [
    {
      author: 'Leanne W.',
      stars: 5,
      on: '2025-08-09',
      title: 'Washable sofa jacket',
      text: 'Red wine, chocolate, felt-tip. Forty degrees. Gone.',
    },
    {
      author: 'Edwin S.',
      stars: 4,
      on: '2026-06-23',
      text: 'Good for a housewarming from six people. The furniture is not cheap, so it was a contribution and not a chair. They were glad of it all the same.',
    },
    {
      author: 'Paula G.',
      stars: 5,
      on: '2026-10-08',
      title: 'They took their shoes off',
      text: 'Two men, one sideboard, odd socks. There really is a drawing of the spare parts taped underneath.',
    },
  ],
  'pottering-shed': [
    {
      author: 'Felicity J.',
      stars: 5,
      on: '2025-03-31',
      title: 'Seeds by the pinch!',
      text: 'No more throwing away half a packet of everything. My mother nearly wept.',
    },
    {
      author: 'Mo D.',
      stars: 4,
      on: '2025-09-15',
      title: 'Go hungry',
      text: 'The greenhouse café ate half my balance before I reached the tools. No regrets, but four stars because of the car park.',
    },
    {
      author: 'Alistair N.',
      stars: 5,
      on: '2026-05-02',
      text: 'My neighbour has just got an allotment. The planting plan that came with it was properly useful, not a leaflet.',
    },
    {
      author: 'Wendy H.',
      stars: 5,
      on: '2026-10-22',
      title: 'Denzil wrote back',
      text: 'Two pages, in fountain pen, about my blackcurrants. The card was £30 and the letter was worth more.',
    },
  ],
  'tin-thimble-homeware': [
    {
      author: 'Connor E.',
      stars: 4,
      on: '2026-04-13',
      text: 'First kitchen, nothing in it. £50 bought a dustpan, two mugs, a colander and some dignity.',
    },
    {
      author: 'Barbara L.',
      stars: 5,
      on: '2026-09-15',
      title: 'About that lemon squeezer',
      text: 'I became emotional.',
    },
  ],
  quillow: [
    {
      author: 'Kofi A.',
      stars: 4,
      on: '2026-01-05',
      text: 'Wedding present. They tried the sixty nights and kept it on night two.',
    },
    {
      author: 'Roz K.',
      stars: 5,
      on: '2026-05-20',
      title: 'We disagree about duvets',
      text: 'Not any more. Mine is the heavy half.',
    },
  ],
  'grate-and-gather': [
    {
      author: 'Chloe B.',
      stars: 4,
      on: '2026-03-11',
      text: 'Dumpling night with my best friend. Some burnt. All eaten. Thursday knife sharpening is worth the trip by itself.',
    },
    {
      author: 'Martin E.',
      stars: 5,
      on: '2026-10-17',
      title: 'One serious pan',
      text: 'I have had it six weeks and I talk about it at parties.',
    },
  ],
  'candlewick-and-stone': [
    {
      author: 'Jack S.',
      stars: 3,
      on: '2025-11-16',
      title: 'Wet slate smells of wet slate',
      text: 'That is no complaint, I just had not thought it through.',
    },
    {
      author: 'Gwen I.',
      stars: 4,
      on: '2026-06-08',
      text: 'Sent the jar back and it came home full for half the price. Burns for ages.',
    },
    {
      author: 'Dorothea M.',
      stars: 5,
      on: '2026-10-21',
      title: 'Church hymn books',
      text: 'I opened it and was seven years old again, bored, on a pew, and entirely happy.',
    },
  ],
  'hammer-and-hob': [
    {
      author: 'Alwyn P.',
      stars: 4,
      on: '2026-02-26',
      text: 'Bought one screw. One! The man put it in a bag.',
    },
    {
      author: 'Tracey M.',
      stars: 5,
      on: '2026-09-13',
      title: 'I am not afraid of the stopcock',
      text: 'I was afraid of it for nineteen years. One hour at the bench.',
    },
  ],
}
