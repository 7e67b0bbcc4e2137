import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Discount } from '#shared/discount.ts'
import { promotionDiscount } from './promotion-discount.ts'

const relative = (percent: number): Discount => ({ discountType: 'RELATIVE', percent, amountMinor: null })
const absolute = (amountMinor: number | null): Discount => ({ discountType: 'ABSOLUTE', percent: null, amountMinor })

test.each([
  ['ten per cent of two cards of 25', relative(10), [{ qty: 2, valueMinor: 2500 }], [500]],
  [
    'the rounding is done once for all lines',
    relative(15),
    [
      { qty: 1, valueMinor: 1003 },
      { qty: 1, valueMinor: 1003 },
    ],
    [151, 150],
  ],
  ['half a penny is rounded in the buyer’s favour', relative(12.5), [{ qty: 1, valueMinor: 1004 }], [126]],
  [
    'two pounds off each card',
    absolute(200),
    [
      { qty: 3, valueMinor: 1500 },
      { qty: 1, valueMinor: 1000 },
    ],
    [600, 200],
  ],
  ['never more than the card is worth', absolute(2000), [{ qty: 2, valueMinor: 1500 }], [3000]],
  ['no amount in this currency is no discount', absolute(null), [{ qty: 1, valueMinor: 1500 }], [0]],
])('%s', (_sentence, discount, lines, expected) => {
  expect(promotionDiscount(discount, lines)).toEqual(expected)
})

const lines = fc.array(fc.record({ qty: fc.integer({ min: 1, max: 99 }), valueMinor: fc.integer({ min: 1, max: 5_000_000 }) }), {
  minLength: 1,
  maxLength: 20,
})
const discounts = fc.oneof(
  fc.integer({ min: 1, max: 10_000 }).map((hundredths) => relative(hundredths / 100)),
  fc.integer({ min: 1, max: 100_000 }).map(absolute),
)

test('a discount never exceeds the amount it is taken off', () => {
  fc.assert(
    fc.property(discounts, lines, (discount, cards) => {
      const taken = promotionDiscount(discount, cards)
      for (const [index, minor] of taken.entries()) {
        const { qty, valueMinor } = cards[index] as { qty: number; valueMinor: number }
        expect(minor).toBeGreaterThanOrEqual(0)
        expect(minor).toBeLessThanOrEqual(qty * valueMinor)
      }
    }),
  )
})
