import type { RouterContext } from '../../routing/router-context.ts'
import { type AskedList, askProducts, type NearMatches, toFilters } from './ask-products.ts'
import { countFilters, type ListingSearch, withoutFilters } from './listing-search.ts'

/** One row on a wide screen. */
const NEAR_PRODUCTS = 4

/** Removes conditions until something is found. */
export async function loadNear(context: RouterContext, search: ListingSearch): Promise<NearMatches> {
  for (const { kind, filters } of listViews(search)) {
    const { products } = await askProducts(context, { filters }, { itemsPerPage: NEAR_PRODUCTS, pageNumber: 1 })
    if (products.length > 0) return { kind, products }
  }
  return { kind: 'popular', products: [] }
}

type View = { kind: NearMatches['kind']; filters: AskedList['filters']; isUseful: boolean }

/**
 * The searches in their order: the words without filters, similar names; the filters at any price, then of any type, then in any category; popular
 * cards.
 */
function listViews(search: ListingSearch): View[] {
  const { text, types, categories, priceMin, priceMax } = search
  const anyPrice = { ...search, text: '', priceMin: '', priceMax: '' }
  const isNarrow = types.length > 0 && categories.length > 0
  const views: View[] = [
    { kind: 'words', filters: { inputText: text }, isUseful: text !== '' && countFilters(search) > 0 },
    { kind: 'names', filters: { nearText: text }, isUseful: text !== '' },
    { kind: 'prices', filters: toFilters(anyPrice).filters, isUseful: priceMin !== '' || priceMax !== '' },
    { kind: 'types', filters: toFilters({ ...anyPrice, types: [] }).filters, isUseful: isNarrow },
    { kind: 'categories', filters: toFilters({ ...anyPrice, categories: [] }).filters, isUseful: isNarrow },
    { kind: 'popular', filters: toFilters(withoutFilters(anyPrice)).filters, isUseful: true },
  ]
  return views.filter(({ isUseful }) => isUseful)
}
