import type { ProductReviewSeeds } from '../../types.ts'

export const homeGarden: ProductReviewSeeds = {
  'hearth-and-heron': [
    {
      author: 'Jelle B.',
      stars: 5,
      on: '2025-09-16',
      text: 'Hoes van de bank in de was, rode wijn eruit. Ik had het opgegeven.',
    },
    {
      author: 'Esther D.',
      stars: 4,
      on: '2026-07-25',
      title: 'Met z’n zessen bij elkaar gelegd',
      text: 'Goed voor een housewarming. Het werd een flink stuk van een tafel, en die tafel staat er nog over dertig jaar.',
    },
  ],
  'pottering-shed': [
    {
      author: 'Anja D.',
      stars: 5,
      on: '2025-05-11',
      title: 'Moederdag',
      text: 'Ze heeft de kas opgeruimd om plaats te maken. Dat zegt genoeg.',
    },
    {
      author: 'Kees L.',
      stars: 4,
      on: '2026-04-06',
      text: 'Zaadjes per snufje, eindelijk. Planten sturen ze niet naar hier, gereedschap wel.',
    },
    {
      author: 'Trudy B.',
      stars: 5,
      on: '2026-09-28',
      title: 'Denzil schreef terug',
      text: 'Twee kantjes over mijn bessenstruik, in vulpen. Ik heb er een woordenboek bij gepakt en hem daarna ingelijst.',
    },
  ],
  'tin-thimble-homeware': [
    {
      author: 'Jasper N.',
      stars: 4,
      on: '2026-02-25',
      text: 'Eerste keuken, lege lades. Nu een stoffer, twee mokken en een vergiet met zelfvertrouwen.',
    },
    {
      author: 'Paulien V.',
      stars: 5,
      on: '2026-08-03',
      title: 'Blik dat klopt',
      text: 'Letterlijk, de deksel klopt met een plofje. Ik zet er speciaal thee voor.',
    },
  ],
  quillow: [
    {
      author: 'Emiel R.',
      stars: 4,
      on: '2026-01-03',
      text: 'Huwelijkscadeau. Let op de maten, Engelse bedden zijn net anders.',
    },
    {
      author: 'Joyce P.',
      stars: 5,
      on: '2026-05-12',
      title: 'Hij wil dun, ik wil dik',
      text: 'Twaalf jaar getrouwd en nu pas hoorde ik dat dat gewoon kan.',
    },
  ],
  'grate-and-gather': [
    {
      author: 'Annelies C.',
      stars: 4,
      on: '2025-12-11',
      text: 'Gietijzer weegt wat, de postbode keek me aan. Verder niets dan lof.',
    },
    {
      author: 'Matthijs D.',
      stars: 5,
      on: '2026-10-09',
      title: 'Pannenkoeken vanaf dag één',
      text: 'Niets plakt. Mijn oma had er zo een en ik snap nu waarom zij hem in haar testament zette.',
    },
  ],
  'candlewick-and-stone': [
    {
      author: 'Jos M.',
      stars: 3,
      on: '2025-11-19',
      text: 'Nat leisteen ruikt naar nat leisteen. Dat had ik kunnen bedenken.',
    },
    {
      author: 'Wietske O.',
      stars: 5,
      on: '2026-10-28',
      title: 'De kas in juni',
      text: 'Terwijl het buiten november is. Ik steek hem alleen aan als er niemand thuis is, dan gaat hij langer mee.',
    },
  ],
}
