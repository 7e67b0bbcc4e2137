import { FIELD_NAMES, PAGES_ADDED, type Query } from './listing-query.ts'

/** What a shopper asked of a listing, as its address says it (spec §2, query parameters). */
export type ListingSearch = {
  categories: string[]
  types: string[]
  /** Amounts in the shop's currency, as they stand in the address; empty when that end is open. */
  priceMin: string
  priceMax: string
  sort: ListingSort
  text: string
}

export const LISTING_SORTS = ['popular', 'name', 'value'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

/** The kinds a shopper may choose from, as the API knows them. */
export const GIFT_CARD_TYPES = ['digital', 'physical', 'donation'] as const

/** Longer than any honest list of filters. */
const MAX_TERMS = 40

export function readListingSearch(search: Query): ListingSearch {
  const prices = [readAmount(search.price_min), readAmount(search.price_max)]
  // In the wrong order they are what they were meant to be.
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

/** The other way: only what differs from the plain list, in one order, so that a view has one address. */
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

/** Is this the list itself, or a view of it? */
export function isPlain(search: ListingSearch): boolean {
  return Object.keys(toQuery(search)).length === 0
}

/** "25", "9.99", and nothing for what is no amount above zero. */
function readAmount(typed = ''): string {
  const amount = Number(/^\d{1,7}(\.\d{1,2})?$/.exec(typed.trim().replace(',', '.'))?.[0] ?? 0)
  return amount > 0 ? String(amount) : ''
}

/** Empty terms are dropped, and a term counts once. */
function listTerms(text = ''): string[] {
  const terms = text.split(',').map((term) => term.trim())
  return [...new Set(terms.filter(Boolean))].slice(0, MAX_TERMS)
}
