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

test('a page is tracked without its query: it may hold the token of a mail', () => {
  const dataLayer: object[] = []
  const address = new URL(`https://shop.example/account/new-password/?token=${TOKEN}#top`)
  const thresholds: unknown[] = []
  const watch = class {
    constructor(_act: unknown, options?: { threshold?: number }) {
      thresholds.push(options?.threshold)
    }
    observe() {}
    disconnect() {}
  }
  const document = { title: 'New password', cookie: 'consent=statistics', querySelectorAll: () => [], addEventListener() {} }
  vi.stubGlobal('window', { dataLayer })
  vi.stubGlobal('location', address)
  vi.stubGlobal('document', document)
  vi.stubGlobal('IntersectionObserver', watch)
  vi.stubGlobal('MutationObserver', watch)
  trackPages({ subscribe: () => () => undefined } as unknown as Parameters<typeof trackPages>[0])
  expect(JSON.stringify(dataLayer)).not.toContain(TOKEN)
  // A tile counts as seen when half of it is in sight.
  expect(thresholds).toEqual([0.5, undefined])
  expect(dataLayer).toMatchObject([{ event: 'page_view', page_location: 'https://shop.example/account/new-password/' }])
})
