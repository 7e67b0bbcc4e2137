import { expect, test } from 'vitest'
import { paths as en } from '../../languages/en/paths.ts'
import { paths as nl } from '../../languages/nl/paths.ts'
import { movePageIntoPath } from './page-parameter.ts'

test.each([
  ['page 2 of the listing is its path', '/gift-cards/?page=2', en, '/gift-cards/2/'],
  ['page 2 of a category too, in Dutch', '/categorie/mode/?page=3', nl, '/categorie/mode/3/'],
  ['page 2 of the blog too', '/blog/?page=2', en, '/blog/2/'],
  [
    'filters stay',
    '/gift-cards/?cb_api_giftcard_types=digital&page=2&sort=name',
    en,
    '/gift-cards/2/?cb_api_giftcard_types=digital&sort=name',
  ],
  ['page 1 is the listing itself', '/gift-cards/?page=1', en, '/gift-cards/'],
  ['a value that is not a number falls back to page 1', '/gift-cards/?page=two', en, '/gift-cards/'],
  ['a negative number does not count', '/gift-cards/?page=-2', en, '/gift-cards/'],
  ['zero does not count', '/gift-cards/?page=0', en, '/gift-cards/'],
  ['a number that is too long does not count', '/gift-cards/?page=12345678', en, '/gift-cards/'],
  ['the page number in the path wins over the parameter', '/gift-cards/3/?page=2', en, '/gift-cards/3/'],
  ['the slash may be missing', '/gift-cards?page=2', en, '/gift-cards/2/'],
  ['a list of places keeps its parameter', '/gift-cards/bramble/locations/?page=2', en, '/gift-cards/bramble/locations/?page=2'],
  ["a customer's orders keep it too", '/account/orders/?page=2', en, '/account/orders/?page=2'],
  ['without the parameter nothing changes', '/gift-cards/?s=tea%20cup', en, '/gift-cards/?s=tea%20cup'],
])('%s', (_sentence, address, vocabulary, expected) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  const moved = movePageIntoPath({ pathname, search }, vocabulary)
  expect(moved.pathname + moved.search).toBe(expected)
})
