import { findRoute, isPagedPath, ROUTES, type RouteName, toCanonicalPath, toLocalPath, type Vocabulary } from '../shared/paths.ts'

/** Old routes and the routes that replace them (spec §2). */
const MOVED: Readonly<Partial<Record<RouteName, RouteName>>> = { helpdeskContact: 'contact' }

/** Paths of customer support in the old shops, in all languages (spec §2, old customer support). */
const OLD_SUPPORT: Readonly<Record<string, RouteName>> = {
  '/customer-service/': 'helpdesk',
  '/customer-service/faq/': 'helpdesk',
  '/customer-service/contact/': 'contact',
  '/customer-support/': 'helpdesk',
  '/customer-support/contact/': 'contact',
  '/klantenservice/veelgestelde-vragen/': 'helpdesk',
  '/klantenservice/contact/': 'contact',
  '/klantenservice/': 'helpdesk',
}

/**
 * The permanent redirect of a path, so that each page has one address: with a trailing slash, without a page number on the first page. The given path has no
 * language segment.
 */
export function findPermanentRedirect(pathname: string, vocabulary: Vocabulary): string | undefined {
  const path = withSlash(pathname)
  const canonical = toCanonicalPath(path, vocabulary)
  const route = findRoute(canonical)
  const moved = route ? MOVED[route] : OLD_SUPPORT[path]
  if (moved) return toLocalPath(ROUTES[moved], vocabulary)
  if (!route) return path === pathname ? undefined : path
  const base = isPagedPath(canonical) ? canonical.replace(/\/0*1\/$/, '/') : canonical
  // The canonical path is translated back, because a page may have its own words: the Choice Gift Card is not at the path of its slug.
  const local = toLocalPath(base, vocabulary)
  return local === pathname ? undefined : local
}

/** A path that ends in a file name is a file, not a page. */
function withSlash(pathname: string): string {
  return pathname.endsWith('/') || /\.\w+$/.test(pathname) ? pathname : `${pathname}/`
}
