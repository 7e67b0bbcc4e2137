import type { ProductReviewSeeds } from '../../types.ts'

export const beautyWellness: ProductReviewSeeds = {
  'stillwater-and-sage': [
    {
      author: 'Bas E.',
      stars: 3,
      on: '2025-11-10',
      title: 'Wel een reisje',
      text: 'Prachtig, maar je moet er de Noordzee voor over. We hebben het aan een weekend Engeland geplakt.',
    },
    {
      author: 'Carla N.',
      stars: 5,
      on: '2026-06-17',
      title: 'Geen telefoon, geen praatje',
      text: 'Ik heb een hele dag niets gezegd. Mijn gezin ook niet, want dat was er niet.',
    },
  ],
  'bergamot-street': [
    {
      author: 'Bert K.',
      stars: 4,
      on: '2026-04-02',
      text: 'Klein bedankje voor de buurvrouw. Het hele trappenhuis ruikt naar thee.',
    },
    {
      author: 'Loes N.',
      stars: 5,
      on: '2026-09-11',
      title: 'Zeep met bier',
      text: 'Mijn man dacht dat het een grap was. Hij is nu aan zijn derde stuk bezig.',
    },
  ],
  'rosewater-riot': [
    {
      author: 'Manon B.',
      stars: 3,
      on: '2025-12-19',
      text: 'De kleurtest op mijn telefoon gaf een ander antwoord dan die op de tablet. Klantenservice koos en had gelijk.',
    },
    {
      author: 'Chaimae B.',
      stars: 5,
      on: '2026-09-18',
      title: 'Hield het de hele bruiloft',
      text: 'Ook tijdens de speech van mijn vader, en dat wil wat zeggen.',
    },
  ],
  'curl-assembly': [
    {
      author: 'Tessa H.',
      stars: 4,
      on: '2025-11-07',
      text: 'Producten top, verzending vijf dagen.',
    },
    {
      author: 'Soraya J.',
      stars: 5,
      on: '2026-08-19',
      title: 'Niemand zei ‘weerbarstig’',
      text: 'Via video les gekregen. Een halfuur uitleg over mijn eigen hoofd, en een literfles die meegaat tot kerst.',
    },
  ],
  'saltcellar-sauna': [
    {
      author: 'Guus E.',
      stars: 3,
      on: '2025-08-21',
      title: 'Mooi, vol',
      text: 'Wij troffen een vrijgezellenfeest. Huur het hutje als het kan voor jezelf.',
    },
    {
      author: 'Hilde P.',
      stars: 5,
      on: '2026-02-16',
      title: 'Met geleende muts',
      text: 'Tijdens een weekje Northumberland. Drie dames uit de buurt legden uit hoe het moest en namen ons daarna mee voor scones.',
    },
  ],
}
