import type { ProductReviewSeeds } from '../../types.ts'

export const electronics: ProductReviewSeeds = {
  apple: [
    {
      author: 'Nadine F.',
      stars: 2,
      on: '2025-06-16',
      title: 'Sent to the wrong address, my own fault',
      text: 'I mistyped the email address and it took a day and two messages to have it sent again. They did sort it out and were kind about it.',
    },
    {
      author: 'Ralph M.',
      stars: 5,
      on: '2025-12-28',
      title: 'Grandad approved',
      text: 'We clubbed together for his cracked tablet. He read the card aloud to the shop assistant like a proclamation.',
    },
    {
      author: 'Beatrix O.',
      stars: 4,
      on: '2026-03-03',
      text: 'Email came within twenty minutes of paying. One star off because the code is a long thing to type with cold hands at a bus stop.',
    },
    {
      author: 'Callum J.',
      stars: 5,
      on: '2026-09-21',
      title: 'Sorted the sixteen-year-old',
      text: 'No idea what he spent it on. He said cheers twice.',
    },
  ],
  'socket-and-spark': [
    {
      author: 'Fiona G.',
      stars: 5,
      on: '2025-11-28',
      title: 'The cable you actually need',
      text: 'I have bought the wrong cable four times in my life. Not this time.',
    },
    {
      author: 'Imran S.',
      stars: 4,
      on: '2026-03-07',
      text: 'Useful card for my father, who breaks kettles. Two shops in our county, both friendly.',
    },
    {
      author: 'Valerie N.',
      stars: 5,
      on: '2026-09-11',
      title: 'He talked me out of it',
      text: 'I went for the big television and came home with the medium one and £180. The young man hung it on the wall and showed me the buttons.',
    },
  ],
  'halfmoon-audio': [
    {
      author: 'Monica H.',
      stars: 5,
      on: '2025-11-17',
      title: 'For the sixteen-year-old',
      text: 'He says they are ‘fine’. He has not taken them off since Sunday.',
    },
    {
      author: 'Sam W.',
      stars: 4,
      on: '2026-03-16',
      text: 'Replaced the pads myself in a minute. Takes more than £50 to get near a pair, so a good one to club together for.',
    },
    {
      author: 'Tariq B.',
      stars: 5,
      on: '2026-09-09',
      title: 'Lighter than a pear',
      text: 'I weighed it against a pear. It is.',
    },
  ],
  'lumo-and-lens': [
    {
      author: 'Ishbel D.',
      stars: 4,
      on: '2025-12-03',
      text: 'Sunday walk was friendly and damp. The hire price off the purchase is a good wheeze, I fell for it completely.',
    },
    {
      author: 'Gavin O.',
      stars: 5,
      on: '2026-08-10',
      title: 'I used to take pictures',
      text: 'I do again. Hired the big lens for a weekend on the Farnes and came back with four hundred puffins.',
    },
  ],
  'circuit-sisters': [
    {
      author: 'Padma V.',
      stars: 4,
      on: '2026-01-08',
      text: 'Helpline was answered by an apprentice called Josh, who has the patience of a saint. Ten is about the right age.',
    },
    {
      author: 'Liz E.',
      stars: 5,
      on: '2026-08-09',
      title: 'Finished at midnight, by me',
      text: 'The robot waters the tomatoes. It also waters the step. We are learning.',
    },
  ],
  'torchlight-gadgets': [
    {
      author: 'Hilary B.',
      stars: 5,
      on: '2025-12-16',
      text: 'Secret present at work. I drew the one person I have never spoken to. He came and found me to say thank you.',
    },
    {
      author: 'Ade S.',
      stars: 3,
      on: '2026-03-05',
      text: 'Folding lamp was smaller than I’d pictured. Clever, though, and it does fold like a letter.',
    },
    {
      author: 'Wes A.',
      stars: 4,
      on: '2026-07-02',
      title: 'Whistling keys',
      text: 'I whistle, they answer. My dog answers too.',
    },
  ],
}
