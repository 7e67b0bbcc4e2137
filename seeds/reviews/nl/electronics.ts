import type { ProductReviewSeeds } from '../../types.ts'

export const electronics: ProductReviewSeeds = {
  apple: [
    {
      author: 'Wim S.',
      stars: 2,
      on: '2025-10-18',
      title: 'Verkeerd adres ingevuld',
      text: 'Stom van mij, maar het duurde tot de volgende dag voor hij opnieuw verstuurd was. Aardig geholpen, dat wel.',
    },
    {
      author: 'Fleur H.',
      stars: 4,
      on: '2026-01-05',
      text: 'Binnen het kwartier in de mail. Code is wel een eind tikken.',
    },
    {
      author: 'Jeroen M.',
      stars: 5,
      on: '2026-09-13',
      title: 'Puber tevreden',
      text: 'Ik kreeg een duim omhoog. Van mijn zoon van vijftien is dat een toespraak.',
    },
  ],
  'socket-and-spark': [
    {
      author: 'Patrick M.',
      stars: 3,
      on: '2026-02-13',
      text: 'Stekkers: let op, Engels. Dat hadden ze van mij groter op de site mogen zetten.',
    },
    {
      author: 'Greet V.',
      stars: 5,
      on: '2026-09-01',
      title: 'Hij praatte me er juist vanaf',
      text: 'Ik wilde de grote. Het werd de middelste, met uitleg waar ik iets aan had.',
    },
  ],
  'halfmoon-audio': [
    {
      author: 'Ilse B.',
      stars: 4,
      on: '2026-02-17',
      text: 'Zelf de kussentjes verwisseld. Leg wel met een paar mensen samen, anders is het een heel klein stukje koptelefoon.',
    },
    {
      author: 'Teun V.',
      stars: 5,
      on: '2026-09-16',
      title: 'Stil in de spits',
      text: 'Elke ochtend tussen Gouda en Den Haag. Voor het eerst hoor ik dat er in dat ene nummer een tweede gitaar zit.',
    },
  ],
  'torchlight-gadgets': [
    {
      author: 'Mieke R.',
      stars: 5,
      on: '2025-12-05',
      text: 'Voor sinterklaas, lootje getrokken van iemand die ik niet ken. Hij kwam speciaal langs om te bedanken.',
    },
    {
      author: 'Ronald S.',
      stars: 4,
      on: '2026-07-08',
      title: 'Fluitende sleutels',
      text: 'Ik fluit, ze antwoorden. De hond ook.',
    },
  ],
}
