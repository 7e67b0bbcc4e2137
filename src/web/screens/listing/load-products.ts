import type { AlternatePageFragment, CategoryQuery, ProductTileFragment } from '#generated/documents.ts'
import { assertPageExists } from '../../routing/page-param.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import { type AskedList, askProducts, type NearMatches } from './ask-products.ts'
import type { ListingSearch } from './listing-search.ts'
import { countPages, mergeProducts, PRODUCTS_PER_PAGE, PRODUCTS_PER_PAGE_DESKTOP_SMALL } from './shown-products.ts'

type Category = NonNullable<CategoryQuery['category']>

export type ListingData = {
  /** The address of the first page of this list, without its filters. */
  path: string
  search: ListingSearch
  category: Category | null
  page: number
  /** The last page shown, if "Show more" has added some to this one. */
  lastPage: number
  perPage: number
  totalCount: number
  products: readonly ProductTileFragment[]
  /** The number of cards for each filter; the page of a category has no counts of categories. */
  counts: { types: Counts; categories: Counts }
  /** Similar results when nothing was found. */
  near: NearMatches | null
  /** Only for the plain list: a filtered view is not a page for search engines. */
  hreflangTags?: readonly AlternatePageFragment[]
}

type Counts = Readonly<Record<string, number>>

/** The page in the address, and how many pages "Show more" has added. */
type Pages = { first: number; added: number }

type Asked = { search: ListingSearch; asked: AskedList; pages: Pages }

/** The given pages of the list, with its counts. If they are empty, similar results. */
export async function loadProducts(context: RouterContext, { search, asked, pages: { first, added } }: Asked) {
  const { filters, sort } = asked
  const askPage = (page: number, perPage: number, list: AskedList = asked) =>
    askProducts(context, list, { itemsPerPage: perPage, pageNumber: page })
  const wanted = isDesktopSmall() ? PRODUCTS_PER_PAGE_DESKTOP_SMALL : PRODUCTS_PER_PAGE
  const list = await askPage(first, wanted)
  // The server counts sixteen products a page, so the last page number may be beyond the end of longer pages.
  const isBeyond = first > 1 && list.products.length === 0 && wanted !== PRODUCTS_PER_PAGE
  const perPage = isBeyond ? PRODUCTS_PER_PAGE : wanted
  const { totalCount, hreflangTags, typeCounts, categoryCounts, products } = isBeyond ? await askPage(first, perPage) : list
  assertPageExists(first, products.length)
  const lastPage = Math.min(first + added, countPages(totalCount, perPage))
  const next = Array.from({ length: lastPage - first }, (_, index) => askPage(first + index + 1, perPage, { filters, sort }))
  const more = (await Promise.all(next)).flatMap((page) => page.products)
  const counts = { types: toCounts(typeCounts), categories: toCounts(categoryCounts) }
  const near = totalCount === 0 ? await (await import('./load-near.ts')).loadNear(context, search) : null
  return { page: first, lastPage, perPage, totalCount, hreflangTags, counts, near, products: mergeProducts(products, more) }
}

function toCounts(counts: readonly { term: string; count: number }[] = []): Counts {
  return Object.fromEntries(counts.map(({ term, count }) => [term, count]))
}

/** Known only in the browser; the server renders the page for all other screen sizes. */
export function isDesktopSmall(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(min-width: 64rem) and (max-width: 79.99rem)').matches
}
