import { afterEach, expect, test, vi } from 'vitest'
import { toTrackedPath, trackPages } from './track-pages.ts'

const TOKEN = 'A-_4'.repeat(10).padEnd(43, 'z')

afterEach(() => vi.unstubAllGlobals())

test.each([
  [`/gift/${TOKEN}/`, '/gift/secret/'],
  [`/nl/order/${TOKEN}`, '/nl/order/secret'],
  ['/gift-cards/grumble-coffee/', '/gift-cards/grumble-coffee/'],
])('%s is tracked as %s', (pathname, tracked) => {
  expect(toTrackedPath(pathname)).toBe(tracked)
})

/** Opens a page for a visitor who allows statistics. Returns the tracked events, and the share of a tile that must be visible to count as seen. */
function trackAt(address: URL) {
  const dataLayer: object[] = []
  const thresholds: unknown[] = []
  const watch = class {
    constructor(_act: unknown, options?: { threshold?: number }) {
      if (options) thresholds.push(options.threshold)
    }
    observe() {}
    disconnect() {}
  }
  const document = { title: 'New password', cookie: 'consent=statistics', querySelectorAll: () => [], addEventListener() {} }
  const stubs = { window: { dataLayer }, location: address, document, IntersectionObserver: watch, MutationObserver: watch }
  for (const [name, stub] of Object.entries(stubs)) vi.stubGlobal(name, stub)
  trackPages({ subscribe: () => () => undefined } as unknown as Parameters<typeof trackPages>[0])
  return { dataLayer, thresholds }
}

test('a page is tracked without its query, which may contain the token of a mail', () => {
  const { dataLayer } = trackAt(new URL(`https://shop.example/account/new-password/?token=${TOKEN}#top`))
  expect(JSON.stringify(dataLayer)).not.toContain(TOKEN)
  expect(dataLayer).toMatchObject([{ event: 'page_view', page_location: 'https://shop.example/account/new-password/' }])
})

test('a tile counts as seen when half of it is visible', () => {
  expect(trackAt(new URL('https://shop.example/')).thresholds).toEqual([0.5])
})
