import type { AnyRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { ROUTES } from '../../shared/paths.ts'
import { listenToLinks } from './listen-to-links.ts'

/** The path that the router opens for a link on a page; undefined when the browser loads it. */
function follow({ loaded, link }: { loaded: string; link: string }): string | undefined {
  history.replaceState(null, '', loaded)
  const push = vi.fn<(path: string) => void>()
  const stop = listenToLinks({
    options: { context: { paths: ROUTES, shop: { languagePrefix: '' } } },
    history: { push },
    subscribe: () => () => undefined,
  } as unknown as AnyRouter)
  // The test's browser must not open the link.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const anchor = Object.assign(document.createElement('a'), { href: link })
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
  stop()
  return push.mock.calls[0]?.[0]
}

test.each(['/gift-cards/', '/cart/'])('an internal link does not load a new page: %s', (link) => {
  expect(follow({ loaded: '/', link })).toBe(link)
})

test.each(['/check-your-balance/', '/check-your-balance/result/', '/carddetails/', '/account/cards/'])(
  'a link from a page that may not embed a brand shop to one that may loads the page: %s',
  (link) => {
    expect(follow({ loaded: '/gift-cards/', link })).toBeUndefined()
    expect(follow({ loaded: '/account/', link })).toBe(link)
  },
)

test('a page that warns before leaving is left by loading the next page', () => {
  document.documentElement.dataset.loadOutside = '/check-your-balance/'
  expect(follow({ loaded: '/check-your-balance/result/', link: '/doubler/' })).toBeUndefined()
  expect(follow({ loaded: '/check-your-balance/result/', link: '/check-your-balance/checkout/' })).toBe(
    '/check-your-balance/checkout/',
  )
  delete document.documentElement.dataset.loadOutside
})
