import { expect, test } from 'vitest'
import { readPageNumber } from './page-param.ts'

test.each([
  ['no parameter is page 1', undefined, 1],
  ['a page', '2', 2],
  ['the last page that can be requested', '999999', 999_999],
  ['a number that the API cannot hold is page 1', '99999999999', 1],
  ['zero is page 1', '0', 1],
  ['a word is page 1', 'two', 1],
])('%s', (_sentence, page, expected) => {
  expect(readPageNumber(page)).toBe(expected)
})
