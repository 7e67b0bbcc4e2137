import type { ProductReviewSeeds } from '../../types.ts'

export const kidsBaby: ProductReviewSeeds = {
  'puddle-and-pocket': [
    {
      author: 'Wouter C.',
      stars: 4,
      on: '2026-02-21',
      text: 'Valt ruim. Geheime zak wordt zeer serieus genomen, wij weten van niks.',
    },
    {
      author: 'Iris M.',
      stars: 5,
      on: '2026-09-09',
      title: 'Knieën die blijven',
      text: 'Derde kind, eerste broek die een schooljaar haalt.',
    },
  ],
  'rumpus-toy-hall': [
    {
      author: 'Mohamed A.',
      stars: 4,
      on: '2025-12-07',
      text: 'Voor de tweeling van mijn zus. Bestellen ging makkelijk, één trein was op en dat gaf even drama.',
    },
    {
      author: 'Lotte G.',
      stars: 5,
      on: '2026-10-02',
      title: 'Batterijen erbij',
      text: 'Wie dit bedacht heeft verdient een lintje. Zelf besteld, zelf uitgepakt, binnen een uur zat iedereen op de grond.',
    },
  ],
  'moonboat-nursery': [
    {
      author: 'Joris L.',
      stars: 4,
      on: '2025-11-03',
      text: 'Lampje is eindelijk schemerig genoeg. Levering tussen twee slaapjes in, ik weet niet hoe ze het doen.',
    },
    {
      author: 'Eva T.',
      stars: 5,
      on: '2026-08-22',
      title: 'Van de hele afdeling',
      text: 'De stoel waar je met twee volle armen uit overeind komt. We kregen een filmpje van het overeind komen.',
    },
  ],
  'story-submarine': [
    {
      author: 'Ismail B.',
      stars: 4,
      on: '2026-05-18',
      text: 'Derde zending kwam een week later dan verwacht. Alles vergeven bij het openmaken.',
    },
    {
      author: 'Fenna S.',
      stars: 5,
      on: '2026-10-17',
      title: 'De brieven liggen onder haar kussen',
      text: 'Wij lezen ze in het Engels voor en vertalen ter plekke. De koperen sleutel past nergens op en we moeten blijven zoeken.',
    },
  ],
  'brave-bear-babysitting': [
    {
      author: 'Chantal V.',
      stars: 5,
      on: '2026-04-22',
      text: 'Twee uur, warm eten, drie gangen. We wonen in Bristol, mijn moeder in Zwolle stuurde de bon.',
    },
    {
      author: 'Judith N.',
      stars: 3,
      on: '2026-07-03',
      title: 'Alleen in Engeland',
      text: 'Gekregen van vrienden in Londen en daar ook gebruikt, op bezoek. Oppas was geweldig. Hier heb je er niets aan, dus kijk uit.',
    },
  ],
  'wonder-parcel-lab': [
    {
      author: 'Koen F.',
      stars: 4,
      on: '2026-01-17',
      text: 'Voor negen jaar precies goed, met een ouder ernaast die ook nieuwsgierig is.',
    },
    {
      author: 'Rianne L.',
      stars: 5,
      on: '2026-09-06',
      title: 'Rode kool, paarse keuken',
      text: 'Uitleg is in het Engels, wij vertaalden, zij pipetteerde. Echt glas, daar werd ze heel plechtig van.',
    },
  ],
}
