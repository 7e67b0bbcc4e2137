import type { Texts } from '../types.ts'

export const popularTerms: readonly { title: Texts; href: string }[] = [
  { title: { en: 'Birthday ideas', nl: 'Verjaardagscadeau' }, href: '/occasions/birthday/' },
  { title: { en: 'Restaurants', nl: 'Restaurants' }, href: '/category/food-drink/' },
  { title: { en: 'Spa day', nl: 'Dagje wellness' }, href: '/gift-cards/stillwater-and-sage/' },
  { title: { en: 'For a new home', nl: 'Voor een nieuw huis' }, href: '/occasions/new-home/' },
  { title: { en: 'Days out', nl: 'Dagje uit' }, href: '/category/experiences/' },
  { title: { en: 'Books', nl: 'Boeken' }, href: '/category/books-stationery/' },
  { title: { en: 'Games', nl: 'Games' }, href: '/category/games/' },
  { title: { en: 'Choice Gift Card', nl: 'Keuzecadeaubon' }, href: '/gift-cards/all-in-one-gift-card/' },
]

export const popularProducts: readonly string[] = [
  'all-in-one-gift-card',
  'apple',
  'pixel-orchard',
  'copper-colander',
  'foxglove-and-folio',
  'stillwater-and-sage',
  'rumpus-toy-hall',
  'hollingbourne-and-fay',
]

/** `scene` is the drawing behind the card. */
export const highlightedBlock: {
  title: Texts
  description: Texts
  product: string
  scene: string
  href: string
  showHand: boolean
} = {
  title: { en: 'Not sure what they would like?', nl: 'Geen idee wat ze leuk vinden?' },
  description: {
    en: 'The Choice Gift Card works for every brand in the shop. You give the card, they have the fun of choosing.',
    nl: 'De keuzecadeaubon is geldig bij elk merk in de winkel. Jij geeft de bon, zij hebben de lol van het kiezen.',
  },
  product: 'all-in-one-gift-card',
  scene: 'choice-card',
  href: '/gift-cards/all-in-one-gift-card/',
  showHand: true,
}
