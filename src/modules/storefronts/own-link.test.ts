import { expect, test } from 'vitest'
import { findStorefrontByCode } from './find-storefront.ts'
import { localUrl, toOwnPath } from './own-link.ts'

const CB = { storefront: findStorefrontByCode('CB') as never, language: 'nl' as const }
const GCSUK = { storefront: findStorefrontByCode('GCSUK') as never, language: 'en' as const }

test.each([
  ['a link to our own host becomes a path', 'https://uk.giftcardsquare.example/gift-cards/?s=tea#top', '/gift-cards/?s=tea#top'],
  ['with www too', 'http://www.cardbloom.example/cadeaubonnen/bramble/', '/gift-cards/bramble/'],
  ['and without a scheme', 'cardbloom.example/winkelmandje/', '/cart/'],
  ['or with half a scheme', '//cardbloom.example/', '/'],
  ['words of a second language become canonical', 'https://ch.cardbloom.example/fr/panier/', '/cart/'],
  ['a file keeps its name', 'https://cardbloom.example/feeds/blog.xml', '/feeds/blog.xml'],
  ['a path cannot lead to another host', 'https://cardbloom.example//evil.example/', '/landing/evil.example/'],
  ['a backslash does not lead to another host', 'https://cardbloom.example/\\evil.example/x.pdf', '/evil.example/x.pdf'],
])('%s', (_sentence, href, path) => {
  expect(toOwnPath(href)).toBe(path)
})

test.each([
  'https://example.com/x',
  '//example.com',
  'https://cardbloom.example.evil.example/',
  'https://cardbloom.example@evil.example/',
  'https://evil.example/cardbloom.example/',
  'mailto:hello@cardbloom.example',
  'tel:+31205550100',
  '/gift-cards/',
])('%s stays as it is', (href) => {
  expect(toOwnPath(href)).toBe(href)
})

test('each storefront shows our pages in its own words', () => {
  expect(localUrl(CB, 'https://uk.giftcardsquare.example/gift-cards/?s=tea')).toEqual({
    type: 'relative',
    href: '/cadeaubonnen/?s=tea',
  })
  expect(localUrl(GCSUK, 'www.cardbloom.example/cadeaubonnen/')).toEqual({ type: 'relative', href: '/gift-cards/' })
  expect(localUrl(CB, '/gift-cards/?s=tea')).toEqual({ type: 'relative', href: '/cadeaubonnen/?s=tea' })
})

test('links to other hosts stay as they are', () => {
  expect(localUrl(CB, 'https://example.com/x')).toEqual({ type: 'absolute', href: 'https://example.com/x' })
  expect(localUrl(CB, '//example.com')).toEqual({ type: 'absolute', href: '//example.com' })
})
