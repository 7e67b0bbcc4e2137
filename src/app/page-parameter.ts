import { isPagedPath, toCanonicalPath, type Vocabulary } from '../shared/paths.ts'

type Address = { pathname: string; search: string }

/**
 * Spec §2: on a listing "?page=2" becomes the last number of the path. An invalid page number is page 1, and a number in the path wins over the
 * parameter. On other pages the parameter stays.
 */
export function movePageIntoPath({ pathname, search }: Address, vocabulary: Vocabulary): Address {
  if (search === '') return { pathname, search }
  const query = new URLSearchParams(search)
  const asked = query.get('page')
  if (asked === null || !isPagedPath(toCanonicalPath(pathname, vocabulary))) return { pathname, search }
  query.delete('page')
  const rest = query.size > 0 ? `?${query}` : ''
  const hasNumber = /\/\d+\/?$/.test(pathname)
  const isPage = /^[1-9]\d{0,5}$/.test(asked) && asked !== '1'
  return { pathname: hasNumber || !isPage ? pathname : `${pathname.replace(/\/$/, '')}/${asked}/`, search: rest }
}
