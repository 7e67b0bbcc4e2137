import { expect, test } from 'vitest'
import { checkCardLimit, isQuantity } from './card-limit.ts'

test.each([
  [1, true],
  [99, true],
  [100, false],
  [0, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
  [2_147_483_648, false],
])('%d of a card: %s', (qty, expected) => {
  expect(isQuantity(qty)).toBe(expected)
})

test('an order holds at most a hundred cards', () => {
  expect(checkCardLimit(100).ok).toBe(true)
  expect(checkCardLimit(101)).toEqual({ ok: false, failure: { name: 'CARD_LIMIT', parameter: 'qty' } })
})
