import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { onPlainClick } from '../../routing/on-plain-click.ts'
import { parseSearch, stringifySearch } from '../../routing/search-params.ts'
import { type ListingSearch, readListingSearch, toQuery } from './listing-search.ts'
import type { ListingData } from './load-products.ts'

/** Opens another view of the same list. The scroll position stays, so that filters never make the page jump. */
export function useListingNavigation({ path, category }: ListingData) {
  const router = useRouter()
  const hrefOf = (search: ListingSearch) => path + stringifySearch(toQuery(search))
  const show = (search: ListingSearch) => {
    const to = category ? '/category/$category/{-$page}/' : '/gift-cards/{-$page}/'
    const params = { category: path.split('/').at(-2), page: undefined }
    void router.navigate({ to, params: params as never, search: toQuery(search) as never, resetScroll: false })
  }
  /** Reads a plain form as its address would be read. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    show(readForm(event.currentTarget))
  }
  const follow = (search: ListingSearch) => onPlainClick(() => show(search))
  return { hrefOf, show, submit, follow }
}

export function readForm(form: HTMLFormElement): ListingSearch {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) query.append(name, String(value))
  return readListingSearch(parseSearch(query.toString()))
}
