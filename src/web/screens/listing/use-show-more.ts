import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onPlainClick } from '../../routing/on-plain-click.ts'
import { PAGES_ADDED } from './listing-query.ts'
import { toQuery } from './listing-search.ts'
import { isDesktopSmall, type ListingData } from './load-products.ts'
import { PRODUCTS_PER_PAGE_DESKTOP_SMALL } from './shown-products.ts'

/** Adds the next page to the listing. The address names the last page: "back" shows all added pages, a reload shows that page. */
export function useShowMore({ category, lastPage, page, path, search }: ListingData) {
  const router = useRouter()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const showMore = onPlainClick(() => {
    if (isLoading) return
    const next = { page: lastPage + 1, category: path.split('/').at(-2) }
    const to = category ? '/category/$category/{-$page}/' : '/gift-cards/{-$page}/'
    void router.navigate({
      to: './',
      search: { ...toQuery(search), [PAGES_ADDED]: String(lastPage + 1 - page) } as never,
      mask: { to, params: next as never, search: toQuery(search) as never, unmaskOnReload: true },
      replace: true,
      resetScroll: false,
    })
  })
  return { isLoading, showMore }
}

/** The server renders sixteen products for everyone; on a small desktop there is space for one more. */
export function useFullRows({ page, perPage, totalCount }: ListingData): void {
  const router = useRouter()
  const isOneShort = page === 1 && perPage < PRODUCTS_PER_PAGE_DESKTOP_SMALL && totalCount > perPage
  useEffect(() => {
    if (isOneShort && isDesktopSmall()) void router.invalidate()
  }, [router, isOneShort])
}
