import type { ProductReviewSeeds } from '../../types.ts'

export const foodDrink: ProductReviewSeeds = {
  'grumble-coffee': [
    {
      author: 'Leonie S.',
      stars: 2,
      on: '2025-09-08',
      title: 'Abonnement viel korter uit',
      text: 'Ik dacht drie maanden, het werden er twee en een beetje. De som klopte, mijn hoofd niet.',
    },
    {
      author: 'Frans G.',
      stars: 4,
      on: '2026-06-20',
      text: 'Voor de collega die alles regelt. Bonen waren een dag na het branden op de post, douane deed er wel een paar dagen over.',
    },
    {
      author: 'Anouk B.',
      stars: 5,
      on: '2026-11-03',
      title: 'Niemand zei iets tegen me',
      text: 'Bonen met het etiket ‘laat maar’. Ze waren sneller op dan mijn humeur.',
    },
  ],
  larkbread: [
    {
      author: 'Harm J.',
      stars: 5,
      on: '2025-08-14',
      text: 'Op fietsvakantie twee weken lang elke ochtend ontbijt gehad van mijn collega’s. Wat een idee.',
    },
    {
      author: 'Nelleke R.',
      stars: 3,
      on: '2026-03-22',
      title: 'Gerald reist niet',
      text: 'De broodjes worden niet naar Nederland gestuurd, ik heb hem op vakantie gebruikt. Kardemom: ja. Vooraf lezen: ook ja.',
    },
  ],
  'cocoa-cartographers': [
    {
      author: 'Olaf M.',
      stars: 4,
      on: '2025-12-20',
      text: 'Niet goedkoop, wel de lekkerste van de tafel. Kwam heel aan.',
    },
    {
      author: 'Jantine G.',
      stars: 5,
      on: '2026-10-30',
      title: 'Met de atlas op schoot',
      text: 'Per reep hebben we het land opgezocht en een blokje gegeten. De kinderen weten nu waar São Tomé ligt.',
    },
  ],
  corkwright: [
    {
      author: 'Ruud T.',
      stars: 5,
      on: '2025-09-19',
      text: 'Voor vrienden die in Brighton wonen. Zij kozen drie flessen uit het vakje ‘bad’.',
    },
    {
      author: 'Astrid B.',
      stars: 3,
      on: '2026-06-09',
      title: 'Niet naar Nederland verzonden',
      text: 'Wijn sturen ze niet over zee. Op bezoek in Lewes alsnog opgemaakt aan twee glazen en een heel goed gesprek.',
    },
  ],
}
