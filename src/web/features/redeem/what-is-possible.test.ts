import { expect, test } from 'vitest'
import { findPossible, proposeValue } from './what-is-possible.ts'

const pounds = (value: number) => ({ currency: 'GBP', value })
const FREE = { hasFixedPrices: false, pricesToShow: [pounds(25)], minPrice: pounds(10), maxPrice: pounds(100) }
const FIXED = { hasFixedPrices: true, pricesToShow: [pounds(50), pounds(100)], minPrice: pounds(50), maxPrice: pounds(100) }

test.each([
  ['all that is left, when any amount goes', [FREE], 60, { kind: 'upTo', most: pounds(60) }],
  ['no more than the product allows', [FREE], 250, { kind: 'upTo', most: pounds(100) }],
  ['whole pounds alone', [FREE], 60.5, { kind: 'upTo', most: pounds(60) }],
  ['the highest fixed value that is covered', [FIXED], 99, { kind: 'upTo', most: pounds(50) }],
  ['the better of two ways', [FIXED, FREE], 99, { kind: 'upTo', most: pounds(99) }],
  [
    'an extra payment for the least, when the balance does not reach',
    [FIXED],
    30.5,
    { kind: 'extra', least: pounds(50), extra: pounds(19.5) },
  ],
  ['an extra payment for all of it, when nothing is left', [FREE], 0, { kind: 'extra', least: pounds(10), extra: pounds(10) }],
  ['nothing, when it is not sold', [], 60, undefined],
])('%s', (_sentence, offers, left, expected) => {
  expect(findPossible(offers, pounds(left))).toEqual(expected)
})

test('the value to begin with is all that is left, or the least', () => {
  expect(proposeValue(FREE, pounds(40))).toBe(40)
  expect(proposeValue(FIXED, pounds(40))).toBe(50)
})
