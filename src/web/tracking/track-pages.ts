import type { AnyRouter } from '@tanstack/react-router'
import { batchSeen } from './batch-seen.ts'
import { type TrackedItem, type TrackedWindow, track } from './track.ts'

/** The link of a gift is enough to spend it, so its token never goes to analytics. */
const SECRET = /[\w-]{43}(?=\/|$)/g

/** Without the query, which may hold tokens from mails, and without tokens in the path. */
export function toTrackedPath(pathname: string): string {
  return pathname.replace(SECRET, 'secret')
}

/** A tile counts as seen when half of it is visible. */
const SEEN_SHARE = 0.5

/**
 * Tracks pages, the products seen on them and the chosen ones. Returns a function that stops it and deletes the data, for a visitor who withdraws
 * consent.
 */
export function trackPages(router: AnyRouter): () => void {
  const tiles = watchTiles()
  const startPage = () => {
    tiles.finish()
    track('page_view', { page_location: location.origin + toTrackedPath(location.pathname), page_title: document.title })
  }
  startPage()
  // Pages added to a listing, and reloaded data, are not new pages.
  const unsubscribe = router.subscribe('onRendered', ({ hrefChanged }) => hrefChanged && startPage())
  document.addEventListener('click', trackChoice, { capture: true })
  return () => {
    unsubscribe()
    tiles.stop()
    document.removeEventListener('click', trackChoice, { capture: true })
    forgetTracks()
  }
}

function watchTiles(): { finish: () => void; stop: () => void } {
  const seen = batchSeen<TrackedItem>((items) => track('view_item_list', { items }))
  const visibility = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        const item = readItem(target as HTMLElement)
        seen.add(`${item.item_list_id} ${item.item_id}`, item)
      }
    },
    { threshold: SEEN_SHARE },
  )
  const observe = () => {
    for (const tile of document.querySelectorAll('[data-item]')) visibility.observe(tile)
  }
  observe()
  const additions = new MutationObserver(observe)
  additions.observe(document.body, { childList: true, subtree: true })
  return {
    finish: seen.finish,
    stop: () => {
      visibility.disconnect()
      additions.disconnect()
    },
  }
}

function trackChoice({ target }: MouseEvent): void {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null
  if (tile) track('select_item', { items: [readItem(tile)] })
}

/** A paged list numbers its tiles itself; elsewhere the position is that among the neighbours. */
function readItem(tile: HTMLElement): TrackedItem {
  const place = tile.closest<HTMLElement>('[data-position]')?.dataset.position
  const neighbour = tile.closest('li')
  return {
    item_id: tile.dataset.item ?? '',
    item_name: tile.querySelector('h2, h3, h4')?.textContent ?? tile.textContent ?? '',
    index:
      place === undefined ? [...(neighbour?.parentElement?.children ?? [])].indexOf(neighbour as Element) + 1 : Number(place),
    item_list_id: toTrackedPath(location.pathname),
  }
}

/** Deletes the events, and the cookies that tag managers set for statistics. */
function forgetTracks(): void {
  const { dataLayer } = window as TrackedWindow
  dataLayer?.splice(0)
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? ''
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in some browsers and on pages without TLS
    if (name.startsWith('_ga')) document.cookie = `${name}=; path=/; max-age=0`
  }
}
