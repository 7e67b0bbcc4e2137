import { expect, test } from 'vitest'
import { findAllowance, proposeValue } from './balance-allowance.ts'

const pounds = (value: number) => ({ currency: 'GBP', value })
const FREE = { hasFixedPrices: false, pricesToShow: [pounds(25)], minPrice: pounds(10), maxPrice: pounds(100) }
const FIXED = { hasFixedPrices: true, pricesToShow: [pounds(50), pounds(100)], minPrice: pounds(50), maxPrice: pounds(100) }

test.each([
  ['all of the balance, when any amount is allowed', [FREE], 60, { kind: 'upTo', most: pounds(60) }],
  ['no more than the product allows', [FREE], 250, { kind: 'upTo', most: pounds(100) }],
  ['only whole pounds', [FREE], 60.5, { kind: 'upTo', most: pounds(60) }],
  ['the highest fixed value within the balance', [FIXED], 99, { kind: 'upTo', most: pounds(50) }],
  ['the better of two offers', [FIXED, FREE], 99, { kind: 'upTo', most: pounds(99) }],
  [
    'an extra payment for the lowest value, when the balance is too low',
    [FIXED],
    30.5,
    { kind: 'extra', least: pounds(50), extra: pounds(19.5) },
  ],
  [
    'an extra payment for the full value, when no balance is left',
    [FREE],
    0,
    { kind: 'extra', least: pounds(10), extra: pounds(10) },
  ],
  ['nothing, when the product is not sold', [], 60, undefined],
])('%s', (_sentence, offers, left, expected) => {
  expect(findAllowance(offers, pounds(left))).toEqual(expected)
})

test('the initial value is the whole balance, or the lowest value', () => {
  expect(proposeValue(FREE, pounds(40))).toBe(40)
  expect(proposeValue(FIXED, pounds(40))).toBe(50)
})
