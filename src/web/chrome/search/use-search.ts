import { useEffect, useMemo, useState } from 'react'
import { SearchShopDocument, type SearchShopQuery } from '#generated/documents.ts'
import { useAsk } from '../../session/use-shop.ts'
import { track } from '../../tracking/track.ts'
import { createSearchSession, type SearchState } from './search-session.ts'

export type FoundGroups = SearchShopQuery['search_v1']['body']

/** The results for the text in the box. Searches are tracked only if the storefront wants it (spec §4). */
export function useSearch(text: string, isTracked: boolean): { search: SearchState<FoundGroups>; retry: () => void } {
  const ask = useAsk()
  const [search, setSearch] = useState<SearchState<FoundGroups>>({ status: 'empty', text: '', found: undefined })
  const session = useMemo(
    () =>
      createSearchSession<FoundGroups>(async (inputText) => {
        const { search_v1: answer } = await ask(SearchShopDocument, { inputText })
        const [error] = answer.errors
        if (error) throw new Error(error.message)
        if (isTracked) track('search', { search_term: inputText })
        return answer.body
      }, setSearch),
    [ask, isTracked],
  )
  useEffect(() => session.type(text), [session, text])
  useEffect(() => session.stop, [session])
  return { search, retry: session.retry }
}
