import { notFound } from '@tanstack/react-router'
import {
  CategoryDocument,
  type CategoryQuery,
  ListingDocument,
  type ListingQueryVariables,
  type ProductTileFragment,
  type SisterPageFragment,
} from '../../../generated/documents.ts'
import { ROUTES } from '../../../shared/paths.ts'
import { localPath } from '../../routing/local-path.ts'
import { assertPageExists } from '../../routing/page-param.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import { isPlain, type ListingSearch } from './listing-search.ts'
import { countPages, mergeProducts, PRODUCTS_PER_PAGE, PRODUCTS_PER_PAGE_DESKTOP_SMALL } from './shown-products.ts'

type Category = NonNullable<CategoryQuery['category']>

export type ListingData = {
  /** The first page of this list, without its filters. */
  path: string
  search: ListingSearch
  category: Category | null
  page: number
  /** The last page shown, when "Show more" has added some to this one. */
  lastPage: number
  perPage: number
  totalCount: number
  products: readonly ProductTileFragment[]
  /** None of a view, which is no page of its own. */
  hreflangTags?: readonly SisterPageFragment[]
}

/** All gift cards of the shop. */
export async function loadListing(context: RouterContext, search: ListingSearch, pages: Pages): Promise<ListingData> {
  const path = localPath(context, ROUTES.giftCards)
  const list = await loadProducts(context, { ...toFilters(search), isPage: isPlain(search) }, pages)
  return { path, search, category: null, ...list }
}

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
  const asked = { ...toFilters({ ...ownSearch, categories: [category.id] }), isPage: isPlain(ownSearch) }
  return { path, search: ownSearch, category, ...(await loadProducts(context, asked, pages)) }
}

const SORTS = { popular: 'POPULAR', name: 'NAME', value: 'LOWEST_VALUE' } as const

/** What a listing asks of the API, apart from the page. */
function toFilters({ categories, types, sort, text }: ListingSearch): Pick<ListingQueryVariables, 'filters' | 'sort'> {
  const filterByTaxonomy = [
    { taxonomy: 'cb_api_giftcard_categories' as const, terms: categories },
    { taxonomy: 'cb_api_giftcard_types' as const, terms: types },
  ].filter(({ terms }) => terms.length > 0)
  // What was searched for comes best match first, unless another order is asked for.
  if (text) return { filters: { filterByTaxonomy, inputText: text }, sort: sort === 'popular' ? undefined : SORTS[sort] }
  return { filters: { filterByTaxonomy }, sort: SORTS[sort] }
}

/** The page of the address, and how many "Show more" has added to it. */
type Pages = { first: number; added: number }

type AskedList = Pick<ListingQueryVariables, 'filters' | 'sort' | 'isPage'>

async function loadProducts(context: RouterContext, asked: AskedList, { first, added }: Pages) {
  const askPage = (page: number, perPage: number) => askProducts(context, asked, { itemsPerPage: perPage, pageNumber: page })
  const wanted = isDesktopSmall() ? PRODUCTS_PER_PAGE_DESKTOP_SMALL : PRODUCTS_PER_PAGE
  const list = await askPage(first, wanted)
  // A page number from the server counts sixteen a page, so the last of them may lie beyond the end of longer pages.
  const isBeyond = first > 1 && list.products.length === 0 && wanted !== PRODUCTS_PER_PAGE
  const perPage = isBeyond ? PRODUCTS_PER_PAGE : wanted
  const { totalCount, hreflangTags, products } = isBeyond ? await askPage(first, perPage) : list
  assertPageExists(first, products.length)
  const lastPage = Math.min(first + added, countPages(totalCount, perPage))
  const next = Array.from({ length: lastPage - first }, (_, index) => askPage(first + index + 1, perPage))
  const more = (await Promise.all(next)).flatMap((page) => page.products)
  return { page: first, lastPage, perPage, totalCount, hreflangTags, products: mergeProducts(products, more) }
}

async function askProducts(context: RouterContext, asked: AskedList, paging: ListingQueryVariables['paging']) {
  const { products } = await context.ask(ListingDocument, { ...asked, paging })
  return products
}

/** Known only in the browser; the server renders the page for all other sizes. */
export function isDesktopSmall(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(min-width: 64rem) and (max-width: 79.99rem)').matches
}
