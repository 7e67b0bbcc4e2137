import type { ProductReviewSeeds } from '../../types.ts'

export const beautyWellness: ProductReviewSeeds = {
  'stillwater-and-sage': [
    {
      author: 'Siobhan R.',
      stars: 5,
      on: '2025-10-03',
      title: 'Lunch in a robe',
      text: 'That is all. That is the review.',
    },
    {
      author: 'Paul V.',
      stars: 3,
      on: '2026-01-25',
      title: 'Nice, but my wife wanted a massage',
      text: 'The £40 I gave bought the pools and not a treatment. Perhaps choose a higher value than I did.',
    },
    {
      author: 'Anjali M.',
      stars: 4,
      on: '2026-05-18',
      text: 'The day itself is heaven. Weekend slots go six weeks ahead, so tell whoever you give it to that they should book early.',
    },
    {
      author: 'Deborah C.',
      stars: 5,
      on: '2026-09-30',
      title: 'Opened with a sigh, just like it says',
      text: 'Booked no talk. Got no talk. Cried a little in the warm pool, in a good way.',
    },
  ],
  'bergamot-street': [
    {
      author: 'Rita M.',
      stars: 3,
      on: '2025-11-08',
      title: 'Strong scents',
      text: 'My mother-in-law found the beer one a bit much. The goat milk one she has hidden from the rest of us.',
    },
    {
      author: 'Sanjay T.',
      stars: 4,
      on: '2026-05-13',
      text: 'Ten pounds, two bars, whole bathroom smells of tea. A nice small thank-you.',
    },
    {
      author: 'Hester D.',
      stars: 5,
      on: '2026-09-07',
      title: 'Wrapped in yesterday’s crossword',
      text: 'Someone had filled in four down. It was wrong. I have corrected it and framed it.',
    },
  ],
  'rosewater-riot': [
    {
      author: 'Rhian O.',
      stars: 3,
      on: '2025-11-19',
      text: 'Great colours but the virtual match gave me two quite different answers on two phones. A person sorted it out in the end.',
    },
    {
      author: 'Becca L.',
      stars: 5,
      on: '2026-04-14',
      title: 'The eyeliner trick',
      text: 'Used the card for the artist session. I have now taught it to everybody in the office including Geoff.',
    },
    {
      author: 'Chantelle D.',
      stars: 5,
      on: '2026-09-03',
      title: 'Starts where the others stop',
      text: 'My shade. First time. In a shop. I am thirty-four years old.',
    },
  ],
  'sundial-yoga': [
    {
      author: 'Andre M.',
      stars: 5,
      on: '2026-02-02',
      text: 'Office shoulders, noon class, back at my desk by ten to one with a neck that turns both ways.',
    },
    {
      author: 'Trish O.',
      stars: 4,
      on: '2026-08-24',
      title: 'Plain lying down',
      text: 'I booked it for the lying down. Stayed for the rest. Nobody corrected my breathing.',
    },
  ],
  'curl-assembly': [
    {
      author: 'Carol P.',
      stars: 3,
      on: '2025-09-13',
      title: 'Long wait for an appointment',
      text: 'Seven weeks. It was worth seven weeks, but if it is for a birthday, book first and wrap afterwards.',
    },
    {
      author: 'Abena K.',
      stars: 5,
      on: '2026-04-01',
      text: 'My stylist explained every snip. Charged for the time and not for the hair. As it should be.',
    },
    {
      author: 'Simone J.',
      stars: 5,
      on: '2026-10-06',
      title: 'Nobody said unruly',
      text: 'I left with a cut, a litre of conditioner and the feeling of being let in on something.',
    },
  ],
  'nightcap-apothecary': [
    {
      author: 'Alistair B.',
      stars: 3,
      on: '2026-03-04',
      text: 'The mist is pleasant. I still wake at five, but in a better-smelling room.',
    },
    {
      author: 'Mel S.',
      stars: 4,
      on: '2026-10-22',
      title: 'They know',
      text: 'Twins, eight months. The diary made me laugh at 4.10. The blanket did the rest.',
    },
  ],
  'saltcellar-sauna': [
    {
      author: 'Dominique S.',
      stars: 3,
      on: '2025-08-12',
      title: 'Shared bench, shared opinions',
      text: 'Beautiful spot. I had hoped for quiet and got a stag party. Hire the whole thing if you can.',
    },
    {
      author: 'Owain L.',
      stars: 5,
      on: '2026-02-12',
      text: 'In February. In hail. Then into the sea. I am sixty-three and I screamed like a gull.',
    },
    {
      author: 'Kirsty A.',
      stars: 5,
      on: '2026-10-30',
      title: 'I describe it with my hands',
      text: 'I read that line before I went and rolled my eyes. I have since described it, with my hands, to nine people.',
    },
  ],
  'petal-and-proof': [
    {
      author: 'Steve R.',
      stars: 3,
      on: '2026-01-27',
      title: 'Home kit is fiddly',
      text: 'My wife liked it, I knocked over vial six. The phone call with the chemist saved the evening.',
    },
    {
      author: 'Ines C.',
      stars: 5,
      on: '2026-06-28',
      title: 'Number 40,817',
      text: 'That is us. We wore it at the wedding and have reordered twice. Ninety minutes goes fast.',
    },
  ],
}
