import { useRouterState } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useState } from 'react'
import { ListingDocument, type ProductTileFragment } from '../../../generated/documents.ts'
import { stringifySearch } from '../../routing/search-params.ts'
import { useAsk } from '../../session/use-shop.ts'
import { toQuery } from './listing-search.ts'
import { pagePath } from './listing-tags.ts'
import { isDesktopSmall, type ListingData, toFilters } from './load-listing.ts'
import { countPages, mergeProducts, PRODUCTS_PER_PAGE_DESKTOP_SMALL } from './shown-products.ts'

type Shown = {
  /** The list these products belong to, and the visit to it: a link back to the list starts again. */
  of: string
  visit: string | undefined
  products: readonly ProductTileFragment[]
  firstPage: number
  page: number
  perPage: number
}

/** What a shopper had unfolded when leaving the list, so that "back" finds it as it was. */
let leftBehind: Shown | undefined

/** The products in sight: those of the page, and the pages a shopper has added to it. */
export function useShownProducts(listing: ListingData) {
  const ask = useAsk()
  const hrefOf = (page: number) => pagePath(listing.path, page) + stringifySearch(toQuery(listing.search))
  const of = hrefOf(listing.page)
  // The key the router gives each entry of the browser's history.
  const visit = useRouterState({ select: ({ location }) => location.state.__TSR_key })
  const [lastShown, setShown] = useState<Shown>(() => recall(of, visit) ?? toShown(of, visit, listing))
  const [isLoading, setLoading] = useState(false)
  const shown = lastShown.of === of && lastShown.visit === visit ? lastShown : toShown(of, visit, listing)
  const pages = countPages(listing.totalCount, shown.perPage)

  const askPage = async (page: number, perPage: number) => {
    const { filters, sort } = toFilters(withCategory(listing))
    const { products } = await ask(ListingDocument, { filters, sort, paging: { itemsPerPage: perPage, pageNumber: page } })
    return mergeProducts(shown.products, products.products)
  }

  // The server renders sixteen for everyone; a small desktop has room for one more.
  const isOneShort =
    listing.page === 1 && listing.perPage < PRODUCTS_PER_PAGE_DESKTOP_SMALL && listing.totalCount > listing.perPage
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list, whatever else changes
  useEffect(() => {
    if (!isOneShort || shown.page > 1 || !isDesktopSmall()) return
    const perPage = PRODUCTS_PER_PAGE_DESKTOP_SMALL
    let isGone = false
    askPage(1, perPage).then(
      (products) => isGone || setShown({ ...shown, products, perPage }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [of, visit])

  const showMore = async (event: MouseEvent) => {
    event.preventDefault()
    if (isLoading) return
    const page = shown.page + 1
    setLoading(true)
    try {
      const more = { ...shown, products: await askPage(page, shown.perPage), page }
      setShown(more)
      leftBehind = { ...more, of: hrefOf(page) }
      syncListAddress(hrefOf(page))
    } catch {
      location.assign(hrefOf(page))
    } finally {
      setLoading(false)
    }
  }
  return { ...shown, pages, hrefOf, isLoading, showMore }
}

function toShown(of: string, visit: string | undefined, { products, page, perPage }: ListingData): Shown {
  return { of, visit, products, firstPage: page, page, perPage }
}

/** Only the same visit of the same list: "back", never a link to it. */
function recall(of: string, visit: string | undefined): Shown | undefined {
  return leftBehind?.of === of && leftBehind.visit === visit ? leftBehind : undefined
}

function withCategory({ search, category }: ListingData) {
  return category ? { ...search, categories: [category.id] } : search
}

/** The router patches history's own method; the prototype's is used so that products already shown are not loaded again. */
function syncListAddress(href: string): void {
  History.prototype.replaceState.call(window.history, window.history.state, '', href)
}
