import type { AnyRouter } from '@tanstack/react-router'
import { findRoute, isPagedPath, isPersonalRoute, type RouteName, showsBrandShop, toCanonicalPath } from '../../shared/paths.ts'
import type { RouterContext } from './router-context.ts'

/**
 * Links are plain anchors that work without script. This one listener turns a click on an own link into a navigation without a page load, and preloads
 * the page when the pointer is on its link. A <Link> component for each anchor would take a third of every render.
 */
export function listenToLinks(router: AnyRouter): () => void {
  const navigate = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const target = findOwnLink(event.target)
    if (!target || (target.hash && target.pathname === location.pathname) || hasPageParameter(target) || needsLoad(target)) return
    event.preventDefault()
    router.history.push(target.pathname + target.search + target.hash)
  }
  const canonicalPath = ({ pathname }: { pathname: string }) => {
    const { paths, shop } = router.options.context as RouterContext
    return toCanonicalPath(pathname.slice(shop.languagePrefix.length), paths)
  }
  const isRoute = (test: (route: RouteName) => boolean, place: { pathname: string }) => {
    const route = findRoute(canonicalPath(place))
    return route !== undefined && test(route)
  }
  /** The security policy of the loaded page decides whether a brand's shop may be framed; navigation without a page load does not change it. */
  const mayFrame = isRoute(isPersonalRoute, location)
  const needsLoad = (link: HTMLAnchorElement) => (!mayFrame && isRoute(showsBrandShop, link)) || leadsOutside(link)
  /** The server redirects "?page=2" of a listing to the path of that page. */
  const hasPageParameter = (link: HTMLAnchorElement) =>
    new URLSearchParams(link.search).has('page') && isPagedPath(canonicalPath(link))
  const preload = (event: Event) => {
    const target = findOwnLink(event.target)
    if (!target) return
    void router.preloadRoute({ to: canonicalPath(target) }).catch(() => undefined)
  }
  const unsubscribe = router.subscribe('onRendered', ({ pathChanged }) => pathChanged && keepFocus())
  document.addEventListener('click', navigate)
  document.addEventListener('pointerover', preload, { passive: true })
  return () => {
    unsubscribe()
    document.removeEventListener('click', navigate)
    document.removeEventListener('pointerover', preload)
  }
}

/**
 * A page that asks before it is left (`useLeaveWarning`) names the path below which links need no question. Other links load a page, because browsers
 * ask only then.
 */
function leadsOutside({ pathname }: HTMLAnchorElement): boolean {
  const { loadOutside } = document.documentElement.dataset
  return loadOutside !== undefined && !pathname.startsWith(loadOutside)
}

/** If the focused control disappears with its page, the next page takes the focus, so that keyboard users continue there. */
function keepFocus(): void {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
}

/** Files and links to other hosts are left to the browser. */
function findOwnLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return undefined
  return anchor.origin === location.origin && anchor.pathname.endsWith('/') ? anchor : undefined
}
