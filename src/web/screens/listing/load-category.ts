import { notFound } from '@tanstack/react-router'
import { CategoryDocument } from '#generated/documents.ts'
import { ROUTES } from '#shared/paths.ts'
import { localPath } from '../../routing/local-path.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import { toFilters } from './ask-products.ts'
import type { Query } from './listing-query.ts'
import { isPlain, readListingSearch, readPagesAdded } from './listing-search.ts'
import { type ListingData, loadProducts } from './load-products.ts'

/** The gift cards of one category, only at its address in the storefront's language. */
export async function loadCategory(
  context: RouterContext,
  query: Query,
  { slug, page }: { slug: string; page: number },
): Promise<ListingData> {
  const path = localPath(context, ROUTES.category.replace('$category', slug))
  const { category } = await context.ask(CategoryDocument, { path })
  if (category?.path !== path) throw notFound()
  const ownSearch = { ...readListingSearch(query), categories: [], text: '' }
  const pages = { first: page, added: readPagesAdded(query) }
  const inCategory = { ...ownSearch, categories: [category.id] }
  const asked = { ...toFilters(inCategory), isPage: isPlain(ownSearch), countsTypes: true }
  return { path, search: ownSearch, category, ...(await loadProducts(context, { search: inCategory, asked, pages })) }
}
