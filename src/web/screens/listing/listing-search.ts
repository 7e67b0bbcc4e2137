import { FIELD_NAMES, PAGES_ADDED, type Query } from './listing-query.ts'

/** The search and filters of a listing, as in its address (spec §2, query parameters). */
export type ListingSearch = {
  categories: string[]
  types: string[]
  /** Amounts in the shop's currency, as in the address; empty when there is no limit. */
  priceMin: string
  priceMax: string
  sort: ListingSort
  text: string
}

export const LISTING_SORTS = ['popular', 'name', 'value'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

/** The types that a shopper may choose from, as in the API. */
export const GIFT_CARD_TYPES = ['digital', 'physical', 'donation'] as const

/** More than any real filter needs. */
const MAX_TERMS = 40

export function readListingSearch(search: Query): ListingSearch {
  const prices = [readAmount(search.price_min), readAmount(search.price_max)]
  // Two amounts in the wrong order are exchanged.
  const [priceMin = '', priceMax = ''] = prices.every(Boolean) ? prices.toSorted((a, b) => Number(a) - Number(b)) : prices
  return {
    categories: listTerms(search[FIELD_NAMES.categories]),
    types: listTerms(search[FIELD_NAMES.types]),
    priceMin,
    priceMax,
    sort: LISTING_SORTS.find((sort) => sort === search.sort) ?? 'popular',
    text: (search.s ?? '').trim().slice(0, 100),
  }
}

export function readPagesAdded(search: Query): number {
  return Number(search[PAGES_ADDED]?.match(/^\d{1,3}$/)?.[0] ?? 0)
}

/** The query of a search: only what differs from the plain list, always in the same order, so that each view has one address. */
export function toQuery({ categories, types, priceMin, priceMax, sort, text }: ListingSearch): Record<string, string> {
  const entries = [
    [FIELD_NAMES.categories, categories.join(',')],
    [FIELD_NAMES.types, types.join(',')],
    ['price_min', priceMin],
    ['price_max', priceMax],
    ['s', text],
    ['sort', sort === 'popular' ? '' : sort],
  ] as const
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

/** True for the list itself, false for a filtered or sorted view of it. */
export function isPlain(search: ListingSearch): boolean {
  return Object.keys(toQuery(search)).length === 0
}

/** The number of active filters; a search text is not a filter. */
export function countFilters({ categories, types, priceMin, priceMax }: ListingSearch): number {
  return categories.length + types.length + (priceMin || priceMax ? 1 : 0)
}

/** The same list in the same order, without filters. */
export function withoutFilters(search: ListingSearch): ListingSearch {
  return { ...search, categories: [], types: [], priceMin: '', priceMax: '' }
}

/** "25", "9.99"; empty for everything that is not an amount above zero. */
function readAmount(typed = ''): string {
  const amount = Number(/^\d{1,7}(\.\d{1,2})?$/.exec(typed.trim().replace(',', '.'))?.[0] ?? 0)
  return amount > 0 ? String(amount) : ''
}

/** Drops empty and repeated terms. */
function listTerms(text = ''): string[] {
  const terms = text.split(',').map((term) => term.trim())
  return [...new Set(terms.filter(Boolean))].slice(0, MAX_TERMS)
}
