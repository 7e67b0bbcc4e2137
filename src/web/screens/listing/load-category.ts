import { notFound } from '@tanstack/react-router'
import { CategoryDocument } from '../../../generated/documents.ts'
import { ROUTES } from '../../../shared/paths.ts'
import { localPath } from '../../routing/local-path.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import { isPlain, type ListingSearch } from './listing-search.ts'
import { type ListingData, loadProducts, type Pages, toFilters } from './load-products.ts'

/** The gift cards of one category, at its address in the shop's words and at no other. */
export async function loadCategory(
  context: RouterContext,
  search: ListingSearch,
  { slug, ...pages }: Pages & { slug: string },
): Promise<ListingData> {
  const path = localPath(context, ROUTES.category.replace('$category', slug))
  const { category } = await context.ask(CategoryDocument, { path })
  if (category?.path !== path) throw notFound()
  const ownSearch = { ...search, categories: [], text: '' }
  const inCategory = { ...ownSearch, categories: [category.id] }
  const asked = { ...toFilters(inCategory), isPage: isPlain(ownSearch), countsTypes: true }
  return { path, search: ownSearch, category, ...(await loadProducts(context, { search: inCategory, asked, pages })) }
}
