import type { ProductReviewSeeds } from '../../types.ts'

export const booksStationery: ProductReviewSeeds = {
  'foxglove-and-folio': [
    {
      author: 'Peter-Jan W.',
      stars: 4,
      on: '2026-02-08',
      text: 'Engelstalig aanbod, dat moet je weten. Voor mijn vader juist de reden.',
    },
    {
      author: 'Margriet O.',
      stars: 5,
      on: '2026-09-21',
      title: 'Een boek op recept',
      text: 'Ik mailde dat ik even niets treurigs wilde. Drie dagen later lag er iets op de mat waar ik in de trein hardop om heb zitten lachen.',
    },
  ],
  'inkling-row': [
    {
      author: 'Pim A.',
      stars: 4,
      on: '2025-12-08',
      text: 'Voor een afgestudeerde. Inkt kwam lekvrij over, wat ik knap vind.',
    },
    {
      author: 'Cornelie W.',
      stars: 5,
      on: '2026-06-24',
      title: 'Opa’s pen schrijft weer',
      text: 'Opgestuurd naar de pennendokter, terug met een kaartje: ‘hij had alleen dorst’.',
    },
  ],
  'paperweight-press': [
    {
      author: 'Joost N.',
      stars: 4,
      on: '2026-01-15',
      text: 'Afscheid van een collega. Ze heeft haar klachten over ons per bladzijde genummerd.',
    },
    {
      author: 'Eline V.',
      stars: 5,
      on: '2026-09-22',
      title: 'Proefschrift in wording',
      text: 'Bladzijdenummers! Eindelijk kan ik terugvinden wat ik in maart zo slim vond.',
    },
  ],
  'the-borrowed-shelf': [
    {
      author: 'Otto G.',
      stars: 5,
      on: '2026-01-25',
      text: 'Voor een lezer die alles al heeft, behalve een onbekende in de kantlijn.',
    },
    {
      author: 'Hester K.',
      stars: 4,
      on: '2026-09-14',
      title: 'Ruzie met een botanica',
      text: 'In de kantlijn welteverstaan. Ik ben het op elke bladzijde met haar oneens en wil het volgende deel. Je moet wel graag Engels lezen.',
    },
  ],
  'gutter-and-panel': [
    {
      author: 'Floris M.',
      stars: 4,
      on: '2025-12-28',
      text: 'Fijne webwinkel voor manga. Verzendkosten delen met een vriend.',
    },
    {
      author: 'Danielle F.',
      stars: 5,
      on: '2026-08-29',
      title: 'Drie minuten tien',
      text: 'Ik heb het geklokt, via de chat. Hij las nooit, nu deel negen.',
    },
  ],
  'listen-then': [
    {
      author: 'Ben D.',
      stars: 4,
      on: '2026-04-08',
      text: 'Gekocht is gekocht, geen abonnement dat je vergeet op te zeggen.',
    },
    {
      author: 'Tilly W.',
      stars: 4,
      on: '2026-10-03',
      title: 'Breien en luisteren',
      text: 'Twee truien en vier romans verder. Voor mij is het meteen mijn Engels bijhouden.',
    },
  ],
}
