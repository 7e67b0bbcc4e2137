import { type Storefront, storefronts } from '../storefronts/index.ts'

/** The sellers of a card whose country has locations where it can be spent. */
export function listPlacedStorefronts(sellers: readonly string[], countries: readonly string[]): readonly Storefront[] {
  return storefronts.filter(({ code, countryCode }) => sellers.includes(code) && countries.includes(countryCode))
}
