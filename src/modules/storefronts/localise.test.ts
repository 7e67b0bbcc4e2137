import { expect, test } from 'vitest'
import { findStorefrontByCode } from './find-storefront.ts'
import { canonicalPath, findWord, localPath, localUrl, routePath } from './localise.ts'

const CB = { storefront: findStorefrontByCode('CB') as never, language: 'nl' as const }
const GCSUK = { storefront: findStorefrontByCode('GCSUK') as never, language: 'en' as const }

test.each([
  ['Dutch words become canonical', CB, '/cadeaubonnen/bramble/', '/gift-cards/bramble/'],
  ['canonical words are understood too', CB, '/gift-cards/bramble/', '/gift-cards/bramble/'],
  ['slashes may be missing, a query is ignored', CB, 'cadeaubonnen/bramble?x=1', '/gift-cards/bramble/'],
  ['English is canonical already', GCSUK, '/gift-cards/bramble/', '/gift-cards/bramble/'],
])('%s', (_sentence, ctx, path, expected) => {
  expect(canonicalPath(ctx, path)).toBe(expected)
})

test('a path by route is the path by canonical words', () => {
  expect(routePath(CB, 'giftCard', 'bramble')).toBe(localPath(CB, '/gift-cards/bramble/'))
  expect(routePath(GCSUK, 'category', 'fashion')).toBe('/category/fashion/')
})

test('the word of a path is found only on its route', () => {
  expect(findWord('giftCard', '/gift-cards/bramble/')).toBe('bramble')
  expect(findWord('giftCard', '/gift-cards/bramble/locations/')).toBeUndefined()
  expect(findWord('category', '/gift-cards/bramble/')).toBeUndefined()
})

test('links that lead away stay as they are; a query stays on ours', () => {
  expect(localUrl(CB, 'https://example.com/x')).toEqual({ type: 'absolute', href: 'https://example.com/x' })
  expect(localUrl(CB, '//example.com')).toEqual({ type: 'absolute', href: '//example.com' })
  expect(localUrl(CB, '/gift-cards/?s=tea')).toEqual({ type: 'relative', href: '/cadeaubonnen/?s=tea' })
})
