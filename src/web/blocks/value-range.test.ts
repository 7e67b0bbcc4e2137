import { expect, test } from 'vitest'
import { readValueRange } from './value-range.ts'

const range = (min: number, max: number) => ({
  minPrice: { currency: 'GBP', value: min },
  maxPrice: { currency: 'GBP', value: max },
})

test('the range spans both ways to give it', () => {
  expect(readValueRange([range(10, 100), range(5, 50)])).toEqual(range(5, 100))
})

test('a digital-only card has the range of its digital values', () => {
  expect(readValueRange([range(10, 100), null])).toEqual(range(10, 100))
})

test('a product without offers has no range', () => {
  expect(readValueRange([null, null])).toBeUndefined()
})
