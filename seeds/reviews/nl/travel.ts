import type { ProductReviewSeeds } from '../../types.ts'

export const travel: ProductReviewSeeds = {
  'wayfarer-and-wick': [
    {
      author: 'Ria G.',
      stars: 4,
      on: '2026-05-10',
      text: 'Voor de ruilvakantie van mijn ouders. Let op welke herberg honden neemt.',
    },
    {
      author: 'Tom W.',
      stars: 5,
      on: '2026-08-15',
      title: 'Het lampje brandde',
      text: 'Drie uur in de regen gereden langs de Schotse kust en daar stond het. Mijn man, geen dichter, zei: zo hoort het.',
    },
  ],
  'slow-sidings': [
    {
      author: 'Truus B.',
      stars: 4,
      on: '2026-04-17',
      text: 'Voor treinliefhebbers zonder haast. Boekje is Engels en heel grappig.',
    },
    {
      author: 'Albert C.',
      stars: 5,
      on: '2026-09-30',
      title: 'Raamplaats gegarandeerd',
      text: 'Van Inverness naar het eind van de lijn. Volgens het boekje zaten er zeehonden bij kilometer veertig. Ze zaten er.',
    },
  ],
  'bivvy-and-bright': [
    {
      author: 'Marco B.',
      stars: 4,
      on: '2026-06-01',
      text: 'Kinderen zagen twee dassen, ik sliep. Neem een zaklamp mee voor de wc.',
    },
    {
      author: 'Floor H.',
      stars: 5,
      on: '2026-09-04',
      title: 'Voor wie kamperen haat',
      text: 'Dat was ik. Er stond een bed, er brandde een kachel en de boer had appeltaart over.',
    },
  ],
  'harbour-and-hush': [
    {
      author: 'Leo S.',
      stars: 3,
      on: '2026-02-19',
      title: 'Dikke sokken meenemen',
      text: 'De houtkachel heeft even nodig. Daarna wil je er niet meer weg.',
    },
    {
      author: 'Nienke J.',
      stars: 5,
      on: '2026-03-27',
      title: 'Soep in de koelkast',
      text: 'Leeg strand, hond mee, om twee uur pas weg. En één puzzelstukje kwijt.',
    },
  ],
  'postcard-club': [
    {
      author: 'Huub L.',
      stars: 2,
      on: '2026-02-12',
      title: 'Niets voor planners',
      text: 'Ik ben een planner. Die vier dagen wachten waren geen vakantie.',
    },
    {
      author: 'Vera M.',
      stars: 5,
      on: '2026-07-16',
      title: 'Wij kregen Porto',
      text: 'Als enige wens hadden we ‘geen musea’ opgegeven. Het werd vis, trappen en een buurman met een accordeon.',
    },
  ],
  'lumen-lodge': [
    {
      author: 'Hans P.',
      stars: 3,
      on: '2026-03-09',
      title: 'Bewolkt',
      text: 'Helft van het geld terug zonder zeuren en heel veel chocolademelk. We gaan nog een keer.',
    },
    {
      author: 'Maaike E.',
      stars: 5,
      on: '2026-10-15',
      title: 'Onder Saturnus',
      text: 'Hij vroeg het, de telescoop draaide, ik zei ja. In die volgorde ongeveer.',
    },
  ],
}
