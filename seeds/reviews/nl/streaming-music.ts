import type { ProductReviewSeeds } from '../../types.ts'

export const streamingMusic: ProductReviewSeeds = {
  lampreel: [
    {
      author: 'Mirjam F.',
      stars: 3,
      on: '2025-12-02',
      title: 'Weinig nieuws',
      text: 'Veel moois, weinig van dit jaar. Mijn moeder vindt juist dat het zo hoort.',
    },
    {
      author: 'Gerard T.',
      stars: 4,
      on: '2026-05-03',
      text: 'Voor filmliefhebbers. Niet alles heeft Nederlandse ondertitels, let daar op.',
    },
    {
      author: 'Noor S.',
      stars: 5,
      on: '2026-10-19',
      title: 'Eindelijk uitgescrold',
      text: 'Een lijstje, met een reden erbij. Ik heb deze maand vier films gezien in plaats van er veertig bekeken.',
    },
  ],
  'vinyl-vicarage': [
    {
      author: 'Karin S.',
      stars: 4,
      on: '2025-11-29',
      text: 'Verrassingsdoos ‘herfst’. Ik wist niet dat ik dit mooi vond.',
    },
    {
      author: 'Ton B.',
      stars: 5,
      on: '2026-09-03',
      title: 'Eerlijk beoordeeld',
      text: '‘Krasje op kant twee, niet erg’ stond erbij. Het was een krasje op kant twee en het was niet erg.',
    },
  ],
  hummingbox: [
    {
      author: 'Saskia W.',
      stars: 4,
      on: '2026-01-22',
      text: 'Een paar obscure platen mis ik, verder ben ik om.',
    },
    {
      author: 'Bram H.',
      stars: 5,
      on: '2026-10-05',
      title: 'Ik zie waar mijn geld blijft',
      text: 'Vooral bij een harpiste, blijkt. Ze mag het hebben.',
    },
  ],
  'second-encore': [
    {
      author: 'Lieke P.',
      stars: 3,
      on: '2025-11-25',
      title: 'Drie keer uitgeloot',
      text: 'Eerlijk is eerlijk, maar toch.',
    },
    {
      author: 'Stijn K.',
      stars: 4,
      on: '2026-06-06',
      title: 'Gewoon de prijs die erop stond',
      text: 'Twee kaarten voor een uitverkocht concert tijdens onze stedentrip. Geen toeslag, ik heb drie keer gekeken.',
    },
  ],
  flickerpass: [
    {
      author: 'Tobias H.',
      stars: 5,
      on: '2025-10-11',
      text: 'Voor mijn dochter, die daar studeert. Geen reserveringskosten, daar is ze dol op.',
    },
    {
      author: 'Manou D.',
      stars: 4,
      on: '2026-06-14',
      title: 'De kat lag op mijn jas',
      text: 'Woensdagmiddag in Manchester, vier bezoekers, één kat, citroentaart. Voor wie vaak overkomt.',
    },
  ],
}
