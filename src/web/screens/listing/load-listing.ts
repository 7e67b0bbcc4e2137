import { ROUTES } from '#shared/paths.ts'
import { localPath } from '../../routing/local-path.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import { toFilters } from './ask-products.ts'
import type { Query } from './listing-query.ts'
import { isPlain, readListingSearch, readPagesAdded } from './listing-search.ts'
import { type ListingData, loadProducts } from './load-products.ts'

/** All gift cards of the shop. */
export async function loadListing(context: RouterContext, query: Query, page: number): Promise<ListingData> {
  const search = readListingSearch(query)
  const pages = { first: page, added: readPagesAdded(query) }
  const path = localPath(context, ROUTES.giftCards)
  const asked = { ...toFilters(search), isPage: isPlain(search), countsTypes: true, countsCategories: true }
  return { path, search, category: null, ...(await loadProducts(context, { search, asked, pages })) }
}
