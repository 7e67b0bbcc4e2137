import type { CategoryQuery, ProductTileFragment, SisterPageFragment } from '#generated/documents.ts'
import { assertPageExists } from '../../routing/page-param.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import { type AskedList, askProducts, type NearMatches } from './ask-products.ts'
import type { ListingSearch } from './listing-search.ts'
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
  /** How many cards each filter gives; no categories on the page of one. */
  counts: { types: Counts; categories: Counts }
  /** What comes near when nothing fits. */
  near: NearMatches | null
  /** None of a view, which is no page of its own. */
  hreflangTags?: readonly SisterPageFragment[]
}

type Counts = Readonly<Record<string, number>>

/** The page of the address, and how many "Show more" has added to it. */
type Pages = { first: number; added: number }

type Asked = { search: ListingSearch; asked: AskedList; pages: Pages }

/** A part of the list with everything around it; when it is empty, with what comes near. */
export async function loadProducts(context: RouterContext, { search, asked, pages: { first, added } }: Asked) {
  const { filters, sort } = asked
  const askPage = (page: number, perPage: number, list: AskedList = asked) =>
    askProducts(context, list, { itemsPerPage: perPage, pageNumber: page })
  const wanted = isDesktopSmall() ? PRODUCTS_PER_PAGE_DESKTOP_SMALL : PRODUCTS_PER_PAGE
  const list = await askPage(first, wanted)
  // A page number from the server counts sixteen a page, so the last of them may lie beyond the end of longer pages.
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

/** Known only in the browser; the server renders the page for all other sizes. */
export function isDesktopSmall(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(min-width: 64rem) and (max-width: 79.99rem)').matches
}
