import type { ListingSearch } from './listing-search.ts'

/** The number of active filters; a search text is not a filter. */
export function countFilters({ categories, types, priceMin, priceMax }: ListingSearch): number {
  return categories.length + types.length + (priceMin || priceMax ? 1 : 0)
}

/** The same list in the same order, without filters. */
export function withoutFilters(search: ListingSearch): ListingSearch {
  return { ...search, categories: [], types: [], priceMin: '', priceMax: '' }
}
