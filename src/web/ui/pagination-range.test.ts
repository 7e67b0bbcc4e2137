import { expect, test } from 'vitest'
import { paginationRange } from './pagination-range.ts'

test.each([
  ['one page is one page', 1, 1, [1]],
  ['no pages are none', 1, 0, []],
  ['seven pages all fit', 4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ['at the start the far end is one step away', 1, 14, [1, 2, 3, 4, 5, 'gap', 14]],
  ['page 4 still shows every page before it, as a gap for page 2 alone would be silly', 4, 14, [1, 2, 3, 4, 5, 'gap', 14]],
  ['in the middle both ends stay in reach', 7, 14, [1, 'gap', 6, 7, 8, 'gap', 14]],
  ['page 11 of 14 shows every page after it', 11, 14, [1, 'gap', 10, 11, 12, 13, 14]],
  ['at the end the start is one step away', 14, 14, [1, 'gap', 10, 11, 12, 13, 14]],
])('%s', (_sentence, current, count, expected) => {
  expect(paginationRange(current, count)).toEqual(expected)
})

test('the room it takes does not change while paging through', () => {
  const lengths = Array.from({ length: 20 }, (_, index) => paginationRange(index + 1, 20).length)
  expect(new Set(lengths)).toEqual(new Set([7]))
})
