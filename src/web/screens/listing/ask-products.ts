import { ListingDocument, type ListingQueryVariables, type ProductTileFragment } from '#generated/documents.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import type { ListingSearch } from './listing-search.ts'

/** The same words without filters, names that look like them, the same filters without one of them, or what is popular. */
export type NearMatches = {
  kind: 'words' | 'names' | 'prices' | 'types' | 'categories' | 'popular'
  products: readonly ProductTileFragment[]
}

const SORTS = { popular: 'POPULAR', name: 'NAME', value: 'LOWEST_VALUE' } as const

/** What a listing asks of the API, apart from the page. */
export function toFilters(search: ListingSearch): Pick<ListingQueryVariables, 'filters' | 'sort'> {
  const { categories, types, priceMin, priceMax, sort, text } = search
  const filterByTaxonomy = [
    { taxonomy: 'cb_api_giftcard_categories' as const, terms: categories },
    { taxonomy: 'cb_api_giftcard_types' as const, terms: types },
  ].filter(({ terms }) => terms.length > 0)
  const hasPrice = priceMin !== '' || priceMax !== ''
  const filterByPrice = { min: priceMin ? Number(priceMin) : null, max: priceMax ? Number(priceMax) : null }
  const filters = { filterByTaxonomy, ...(hasPrice ? { filterByPrice } : {}) }
  // What was searched for comes best match first, unless another order is asked for.
  if (text) return { filters: { ...filters, inputText: text }, sort: sort === 'popular' ? undefined : SORTS[sort] }
  return { filters, sort: SORTS[sort] }
}

export type AskedList = Omit<ListingQueryVariables, 'paging'>

export async function askProducts(context: RouterContext, asked: AskedList, paging: ListingQueryVariables['paging']) {
  const { products } = await context.ask(ListingDocument, { ...asked, paging })
  return products
}
