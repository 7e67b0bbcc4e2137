import type { ProductReviewSeeds } from '../../types.ts'

export const games: ProductReviewSeeds = {
  'pixel-orchard': [
    {
      author: 'Ruben J.',
      stars: 2,
      on: '2026-01-19',
      title: 'Alleen downloads',
      text: 'Mijn dochter spaart doosjes. Had ik kunnen lezen, heb ik niet gedaan.',
    },
    {
      author: 'Kim L.',
      stars: 4,
      on: '2026-05-24',
      text: 'Weeklimiet ingesteld, rust in huis. Het instellen zelf kostte me een half uur en een zucht.',
    },
    {
      author: 'Thijs R.',
      stars: 5,
      on: '2026-10-11',
      title: 'Werkt op alles',
      text: 'Neefje wist zelf niet eens welke computer hij heeft. Maakte niet uit.',
    },
  ],
  dicefall: [
    {
      author: 'Myrthe K.',
      stars: 4,
      on: '2026-04-11',
      text: 'Mos in de dobbelstenen!! Engels, maar goed te doen.',
    },
    {
      author: 'Sven O.',
      stars: 5,
      on: '2026-10-25',
      title: 'Ik was een bakker',
      text: 'Een onteerde bakker genaamd Korst. In één avond klaar en om elf uur in bed.',
    },
  ],
  'the-locked-pantry': [
    {
      author: 'Vincent K.',
      stars: 4,
      on: '2026-01-11',
      text: 'Doe hem niet met zes, dan staat er altijd iemand in de gang.',
    },
    {
      author: 'Roos T.',
      stars: 4,
      on: '2026-05-08',
      title: 'De huurder weer',
      text: 'Thuisversie gespeeld met vier vrienden en een woordenboek. Veertig seconden over en jam op mijn mouw.',
    },
  ],
  'quest-kettle': [
    {
      author: 'Max R.',
      stars: 4,
      on: '2025-10-27',
      text: 'Mijn moeder van 68 is er beter in dan ik.',
    },
    {
      author: 'Janneke O.',
      stars: 5,
      on: '2026-02-01',
      title: 'Dekentje erbij',
      text: 'Kreeg ik van mijn zus toen ik met mijn heup lag. Het spookpostkantoor loopt nu als een zonnetje.',
    },
  ],
  'sandbox-nine': [
    {
      author: 'Yusuf D.',
      stars: 4,
      on: '2026-02-04',
      text: 'Doet wat het moet doen. De uitleg voor ouders is een tikje lang.',
    },
    {
      author: 'Linda K.',
      stars: 5,
      on: '2026-09-25',
      title: 'Ons huis, met slotgracht',
      text: 'Geen kistjes, geen tranen, geen ‘nog één keer’. De nichtjes bouwen mee vanuit Groningen.',
    },
  ],
}
