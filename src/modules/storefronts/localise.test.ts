import { expect, test } from 'vitest'
import { findStorefrontByCode } from './find-storefront.ts'
import { canonicalPath, findWord, localPath, routePath } from './localise.ts'

const CB = { storefront: findStorefrontByCode('CB') as never, language: 'nl' as const }
const GCSUK = { storefront: findStorefrontByCode('GCSUK') as never, language: 'en' as const }

test.each([
  ['Dutch words become canonical', CB, '/cadeaubonnen/bramble/', '/gift-cards/bramble/'],
  ['canonical words are understood too', CB, '/gift-cards/bramble/', '/gift-cards/bramble/'],
  ['slashes may be missing, a query is ignored', CB, 'cadeaubonnen/bramble?x=1', '/gift-cards/bramble/'],
  ['a text too long for a path leads to the not-found page', GCSUK, `/gift-cards/bramble/?${'x'.repeat(500)}`, '/404/'],
  ['English is canonical already', GCSUK, '/gift-cards/bramble/', '/gift-cards/bramble/'],
])('%s', (_sentence, ctx, path, expected) => {
  expect(canonicalPath(ctx, path)).toBe(expected)
})

test('the path of a route equals the path of its canonical words', () => {
  expect(routePath(CB, 'giftCard', 'bramble')).toBe(localPath(CB, '/gift-cards/bramble/'))
  expect(routePath(GCSUK, 'category', 'fashion')).toBe('/category/fashion/')
})

test('the parameter of a path is found only on its route', () => {
  expect(findWord('giftCard', '/gift-cards/bramble/')).toBe('bramble')
  expect(findWord('giftCard', '/gift-cards/bramble/locations/')).toBeUndefined()
  expect(findWord('category', '/gift-cards/bramble/')).toBeUndefined()
})
