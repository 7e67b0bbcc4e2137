import type { ProductReviewSeeds } from '../../types.ts'

export const special: ProductReviewSeeds = {
  'all-in-one-gift-card': [
    {
      author: 'Aylin Ö.',
      stars: 5,
      on: '2025-06-10',
      text: 'Juf koos er drie boeken en een plant van. De kinderen wilden alles weten.',
    },
    {
      author: 'Rob K.',
      stars: 3,
      on: '2025-12-29',
      title: 'Doet wat het belooft',
      text: 'Niet heel persoonlijk, daarom heb ik er zelf een lange tekst bij geschreven. Die vond ze leuker dan de kaart, geloof ik.',
    },
    {
      author: 'Sanne W.',
      stars: 5,
      on: '2026-03-02',
      title: 'Papa aan de pizza, mama aan de sauna',
      text: 'Eén kaart, eerlijk verdeeld. Nou ja, eerlijk.',
    },
    {
      author: 'Henk B.',
      stars: 4,
      on: '2026-07-14',
      text: 'Handig voor de hele afdeling. Van de laatste vier euro moest collega even bedenken wat hij ermee wilde, verder prima.',
    },
    {
      author: 'Marloes V.',
      stars: 5,
      on: '2026-10-26',
      title: 'Nooit meer gokken',
      text: 'Mijn zwager heeft alles al en vindt de rest niks. Hij nam er een weekendje met een belltent van en appte uit zichzelf een foto. Dat is in elf jaar niet gebeurd.',
    },
  ],
}
