import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate } from './allocation.ts'

test.each([
  ['a leftover penny goes to the first of equal parts', 100, [1, 1, 1], [34, 33, 33]],
  ['by weight', 100, [3000, 1000], [75, 25]],
  ['to the one that lost most by rounding', 10, [1, 2, 3], [2, 3, 5]],
  ['zero divides into zeros', 0, [5, 5], [0, 0]],
  ['without any weight the first gets it all', 7, [0, 0], [7, 0]],
])('%s', (_sentence, amount, weights, expected) => {
  expect(allocate(amount, weights)).toEqual(expected)
})

const weights = fc.array(fc.integer({ min: 0, max: 10_000_000_000 }), { minLength: 1, maxLength: 30 })

test('the parts always add up to the whole, and each is within a penny of its share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), weights, (amount, given) => {
      const parts = allocate(amount, given)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      const total = given.reduce((sum, weight) => sum + weight, 0)
      if (total === 0) return
      for (const [index, part] of parts.entries()) {
        const share = (amount * (given[index] as number)) / total
        expect(Math.abs(part - share)).toBeLessThan(1.001)
        expect(part).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
