/** What a shopper asked of a listing, as its address says it (spec §2, query parameters). */
export type ListingSearch = { categories: string[]; types: string[]; sort: ListingSort; text: string }

export const LISTING_SORTS = ['popular', 'name', 'value'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

/** The kinds a shopper may choose from, as the API knows them. */
export const GIFT_CARD_TYPES = ['digital', 'physical', 'donation'] as const

const CATEGORIES = 'cb_api_giftcard_categories'
const TYPES = 'cb_api_giftcard_types'

/** The names of the form's fields, which are those of the address. */
export const FIELD_NAMES = { categories: CATEGORIES, types: TYPES, sort: 'sort', text: 's' } as const

/** Longer than any honest list of filters. */
const MAX_TERMS = 40

export function readListingSearch(search: Readonly<Record<string, string | undefined>>): ListingSearch {
  return {
    categories: listTerms(search[CATEGORIES]),
    types: listTerms(search[TYPES]),
    sort: LISTING_SORTS.find((sort) => sort === search.sort) ?? 'popular',
    text: (search.s ?? '').trim().slice(0, 100),
  }
}

/** How many pages "Show more" has added to the first. The address of the last page masks it. */
export const PAGES_ADDED = 'added'

export function readPagesAdded(search: Readonly<Record<string, string | undefined>>): number {
  return Number(search[PAGES_ADDED]?.match(/^\d{1,3}$/)?.[0] ?? 0)
}

/** The other way: only what differs from the plain list, in one order, so that a view has one address. */
export function toQuery({ categories, types, sort, text }: ListingSearch): Record<string, string> {
  const entries = [
    [CATEGORIES, categories.join(',')],
    [TYPES, types.join(',')],
    ['s', text],
    ['sort', sort === 'popular' ? '' : sort],
  ] as const
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

/** Is this the list itself, or a view of it? */
export function isPlain(search: ListingSearch): boolean {
  return Object.keys(toQuery(search)).length === 0
}

/** Empty terms are dropped, and a term counts once. */
function listTerms(text = ''): string[] {
  const terms = text.split(',').map((term) => term.trim())
  return [...new Set(terms.filter(Boolean))].slice(0, MAX_TERMS)
}
