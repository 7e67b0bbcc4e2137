import type { ListingSearch } from './listing-search.ts'

/** How many filters are set; the words that were searched for are none. */
export function countFilters({ categories, types, priceMin, priceMax }: ListingSearch): number {
  return categories.length + types.length + (priceMin || priceMax ? 1 : 0)
}

/** Without any filter, in the same order. */
export function withoutFilters(search: ListingSearch): ListingSearch {
  return { ...search, categories: [], types: [], priceMin: '', priceMax: '' }
}
