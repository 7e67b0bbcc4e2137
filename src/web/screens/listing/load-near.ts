import type { RouterContext } from '../../routing/router-context.ts'
import { askProducts, type NearMatches, toFilters } from './ask-products.ts'
import { countFilters, withoutFilters } from './listing-filters.ts'
import type { ListingSearch } from './listing-search.ts'

/** One row of a wide screen. */
const NEAR_PRODUCTS = 4

/** With less and less of what was asked for, until something is found. */
export async function loadNear(context: RouterContext, search: ListingSearch): Promise<NearMatches> {
  const none = { ...withoutFilters(search), text: '', sort: 'popular' as const }
  const views = [
    ...(search.text && countFilters(search) > 0 ? [{ kind: 'words' as const, view: withoutFilters(search) }] : []),
    ...(search.priceMin || search.priceMax
      ? [{ kind: 'filters' as const, view: { ...search, text: '', priceMin: '', priceMax: '' } }]
      : []),
  ]
  for (const { kind, view } of views) {
    const { products } = await askProducts(context, toFilters(view), { itemsPerPage: NEAR_PRODUCTS, pageNumber: 1 })
    if (products.length > 0) return { kind, products }
  }
  const { products } = await askProducts(context, toFilters(none), { itemsPerPage: NEAR_PRODUCTS, pageNumber: 1 })
  return { kind: 'popular', products }
}
