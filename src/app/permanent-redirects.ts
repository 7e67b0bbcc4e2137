import { findRoute, isPagedPath, ROUTES, type RouteName, toCanonicalPath, toLocalPath, type Vocabulary } from '../shared/paths.ts'

/** Old addresses and the routes that took their place (spec §2). */
const MOVED: Readonly<Partial<Record<RouteName, RouteName>>> = { helpdeskContact: 'contact' }

/** Customer support under the words of the old shops, whatever the language (spec §2, old customer support). */
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
 * Where a path lives now, when it moved for good: one address a page. Always a trailing slash, no page number on a first page, no language segment for
 * the default language. The path comes without its language segment.
 */
export function findPermanentRedirect(pathname: string, vocabulary: Vocabulary): string | undefined {
  const path = withSlash(pathname)
  const canonical = toCanonicalPath(path, vocabulary)
  const route = findRoute(canonical)
  const moved = route ? MOVED[route] : OLD_SUPPORT[path]
  if (moved) return toLocalPath(ROUTES[moved], vocabulary)
  if (!route) return path === pathname ? undefined : path
  const base = isPagedPath(canonical) ? canonical.replace(/\/0*1\/$/, '/') : canonical
  // There and back again, a page is where its own words are: the Choice Gift Card not where its slug alone would lead.
  const local = toLocalPath(base, vocabulary)
  return local === pathname ? undefined : local
}

/** A path that ends in a file name is a file, not a page. */
function withSlash(pathname: string): string {
  return pathname.endsWith('/') || /\.\w+$/.test(pathname) ? pathname : `${pathname}/`
}
