import { ROUTES } from '../../../shared/paths.ts'
import { localPath } from '../../routing/local-path.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import { isPlain, type ListingSearch } from './listing-search.ts'
import { type ListingData, loadProducts, type Pages, toFilters } from './load-products.ts'

/** All gift cards of the shop. */
export async function loadListing(context: RouterContext, search: ListingSearch, pages: Pages): Promise<ListingData> {
  const path = localPath(context, ROUTES.giftCards)
  const asked = { ...toFilters(search), isPage: isPlain(search), countsTypes: true, countsCategories: true }
  return { path, search, category: null, ...(await loadProducts(context, { search, asked, pages })) }
}
