/** The products of the shop and where their cards are spent, as data. src/app/seed.ts writes it to the database. */
export { categories } from './categories.ts'
export { locations } from './locations/index.ts'
export { occasions } from './occasions.ts'
export { packings } from './packings.ts'
export { highlightedBlock, popularProducts, popularTerms } from './popular-searches.ts'
export { products } from './products/index.ts'
export { promotions } from './promotions.ts'
export { wrappers } from './wrappers.ts'
