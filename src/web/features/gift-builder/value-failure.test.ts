import { expect, test } from 'vitest'
import { findValueFailure, type Offer } from './value-failure.ts'

const pounds = (value: number) => ({ currency: 'GBP', value })
const FREE: Offer = { hasFixedPrices: false, pricesToShow: [pounds(25)], minPrice: pounds(10), maxPrice: pounds(150) }
const FIXED: Offer = { ...FREE, hasFixedPrices: true, pricesToShow: [pounds(25), pounds(50)] }

test.each([
  ['an empty amount', '', FREE, 'VALUE_INVALID'],
  ['a word', 'ten', FREE, 'VALUE_INVALID'],
  ['zero', '0', FREE, 'VALUE_INVALID'],
  ['a negative amount', '-5', FREE, 'VALUE_INVALID'],
  ['a pound below the least', '9', FREE, 'VALUE_TOO_LOW'],
  ['the least', '10', FREE, undefined],
  ['the most', '150', FREE, undefined],
  ['a pound above the most', '151', FREE, 'VALUE_TOO_HIGH'],
  ['a part of a pound', '25,50', FREE, 'VALUE_NOT_WHOLE'],
  ['a fixed value', '50', FIXED, undefined],
  ['a value that is not among the fixed ones', '30', FIXED, 'VALUE_NOT_OFFERED'],
])('%s', (_sentence, typed, offer, expected) => {
  expect(findValueFailure(typed, offer, 'en-GB')?.name).toBe(expected)
})

test('the limit is shown as the shop formats money', () => {
  expect(findValueFailure('9', FREE, 'en-GB')?.values).toEqual({ minimum: '£10' })
})
