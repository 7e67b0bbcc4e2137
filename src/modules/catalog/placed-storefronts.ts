import { type Storefront, storefronts } from '../storefronts/index.ts'

/** Those of the sellers of a card that are in a country where it can be spent. */
export function listPlacedStorefronts(sellers: readonly string[], countries: readonly string[]): readonly Storefront[] {
  return storefronts.filter(({ code, countryCode }) => sellers.includes(code) && countries.includes(countryCode))
}
