import { expect, test } from 'vitest'
import { countPages, mergeProducts, positionIndex } from './shown-products.ts'

test.each([
  ['the first product of the first page is number 1', 1, 16, 1],
  ['the second page continues where the first ended', 2, 16, 17],
  ['a small desktop shows one more per page', 3, 17, 35],
])('%s', (_sentence, page, perPage, expected) => {
  expect(positionIndex(page, perPage)).toBe(expected)
})

test('the next page is added after the visible products, and no product appears twice', () => {
  const merged = mergeProducts([{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 3 }])
  expect(merged).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
})

test('visible products keep their places, whatever comes after', () => {
  expect(
    mergeProducts(
      [
        { id: 3, title: 'old' },
        { id: 1, title: 'a' },
      ],
      [{ id: 3, title: 'new' }],
    ),
  ).toEqual([
    { id: 3, title: 'old' },
    { id: 1, title: 'a' },
  ])
})

test.each([
  [0, 1],
  [16, 1],
  [17, 2],
  [33, 3],
])('%i products fill %i pages', (totalCount, pages) => {
  expect(countPages(totalCount, 16)).toBe(pages)
})
