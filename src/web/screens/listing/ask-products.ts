import { ListingDocument, type ListingQueryVariables, type ProductTileFragment } from '#generated/documents.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import type { ListingSearch } from './listing-search.ts'

/**
 * What to show when nothing was found: the same words without filters, names that look like them, the same filters without one of them, or popular
 * cards.
 */
export type NearMatches = {
  kind: 'words' | 'names' | 'prices' | 'types' | 'categories' | 'popular'
  products: readonly ProductTileFragment[]
}

const SORTS = { popular: 'POPULAR', name: 'NAME', value: 'LOWEST_VALUE' } as const

/** The input of a listing's query, without the page. */
export function toFilters(search: ListingSearch): Pick<ListingQueryVariables, 'filters' | 'sort'> {
  const { categories, types, priceMin, priceMax, sort, text } = search
  const filterByTaxonomy = [
    { taxonomy: 'cb_api_giftcard_categories' as const, terms: categories },
    { taxonomy: 'cb_api_giftcard_types' as const, terms: types },
  ].filter(({ terms }) => terms.length > 0)
  const hasPrice = priceMin !== '' || priceMax !== ''
  const filterByPrice = { min: priceMin ? Number(priceMin) : null, max: priceMax ? Number(priceMax) : null }
  const filters = { filterByTaxonomy, ...(hasPrice ? { filterByPrice } : {}) }
  // A search shows the best match first, unless the shopper chose another order.
  if (text) return { filters: { ...filters, inputText: text }, sort: sort === 'popular' ? undefined : SORTS[sort] }
  return { filters, sort: SORTS[sort] }
}

export type AskedList = Omit<ListingQueryVariables, 'paging'>

export async function askProducts(context: RouterContext, asked: AskedList, paging: ListingQueryVariables['paging']) {
  const { products } = await context.ask(ListingDocument, { ...asked, paging })
  return products
}
