import { expect, test } from 'vitest'
import { toQuantity } from './typed-quantity.ts'

test.each([
  ['a number within bounds is accepted', '7', 7],
  ['too many becomes the most allowed', '500', 99],
  ['too few becomes the least allowed', '0', 1],
  ['a negative number becomes the least allowed', '-3', 1],
  ['a fraction is dropped', '2.9', 2],
  ['a decimal comma is a decimal point', '2,9', 2],
  ['an empty field leaves the quantity unchanged', '', 4],
  ['text leaves the quantity unchanged', 'many', 4],
])('%s', (_sentence, typed, expected) => {
  expect(toQuantity(typed, 4, { min: 1, max: 99 })).toBe(expected)
})
