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

const CATEGORIES = 'cb_api_giftcard_categories'
const TYPES = 'cb_api_giftcard_types'

/** The names of the form's fields, which are those of the address. */
export const FIELD_NAMES = {
  categories: CATEGORIES,
  types: TYPES,
  priceMin: 'price_min',
  priceMax: 'price_max',
  sort: 'sort',
  text: 's',
} as const

/** The parameters of an address. */
export type Query = Readonly<Record<string, string | undefined>>

/** Longer than any honest list of filters. */
const MAX_TERMS = 40

export function readListingSearch(search: Query): ListingSearch {
  const prices = [readAmount(search.price_min), readAmount(search.price_max)]
  // In the wrong order they are what they were meant to be.
  const [priceMin = '', priceMax = ''] = prices.every(Boolean) ? prices.toSorted((a, b) => Number(a) - Number(b)) : prices
  return {
    categories: listTerms(search[CATEGORIES]),
    types: listTerms(search[TYPES]),
    priceMin,
    priceMax,
    sort: LISTING_SORTS.find((sort) => sort === search.sort) ?? 'popular',
    text: (search.s ?? '').trim().slice(0, 100),
  }
}

/** How many pages "Show more" has added to the first. The address of the last page masks it. */
export const PAGES_ADDED = 'added'

export function readPagesAdded(search: Query): number {
  return Number(search[PAGES_ADDED]?.match(/^\d{1,3}$/)?.[0] ?? 0)
}

/** What a listing reads of its address. The rest, such as a campaign's name, must not make it another page: the server's page does not know it. */
export function pickListingQuery(search: Query): Query {
  const names = [...Object.values(FIELD_NAMES), PAGES_ADDED]
  return Object.fromEntries(names.filter((name) => search[name] !== undefined).map((name) => [name, search[name]]))
}

/** The other way: only what differs from the plain list, in one order, so that a view has one address. */
export function toQuery({ categories, types, priceMin, priceMax, sort, text }: ListingSearch): Record<string, string> {
  const entries = [
    [CATEGORIES, categories.join(',')],
    [TYPES, types.join(',')],
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
