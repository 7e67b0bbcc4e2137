import { expect, test } from 'vitest'
import { toQuantity } from './typed-quantity.ts'

test.each([
  ['a number within bounds is taken', '7', 7],
  ['too many becomes the most allowed', '500', 99],
  ['too few becomes the least allowed', '0', 1],
  ['a negative number becomes the least allowed', '-3', 1],
  ['a part of one is dropped', '2.9', 2],
  ['a decimal comma is a decimal point', '2,9', 2],
  ['nothing typed leaves the quantity as it was', '', 4],
  ['no number leaves the quantity as it was', 'many', 4],
])('%s', (_sentence, typed, expected) => {
  expect(toQuantity(typed, 4, { min: 1, max: 99 })).toBe(expected)
})
