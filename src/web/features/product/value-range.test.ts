import { expect, test } from 'vitest'
import { readValueRange } from './value-range.ts'

const range = (min: number, max: number) => ({
  minPrice: { currency: 'GBP', value: min },
  maxPrice: { currency: 'GBP', value: max },
})

test('the lowest and the highest value count over both ways to give it', () => {
  expect(readValueRange([range(10, 100), range(5, 50)])).toEqual(range(5, 100))
})

test('a card that is only digital has the values of that', () => {
  expect(readValueRange([range(10, 100), null])).toEqual(range(10, 100))
})

test('nothing to sell has no values', () => {
  expect(readValueRange([null, null])).toBeUndefined()
})
