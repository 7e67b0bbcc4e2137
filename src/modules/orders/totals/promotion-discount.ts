import { type Discount, discountOn } from '#shared/discount.ts'
import { allocate } from './allocation.ts'

type Cards = { qty: number; valueMinor: number }

/** What a promotion takes off each line of cards. A percentage is taken of them all and then divided, so that rounding is done once. */
export function promotionDiscount(discount: Discount, lines: readonly Cards[]): number[] {
  if (discount.discountType === 'ABSOLUTE') return lines.map((line) => discountOn(discount, line))
  const values = lines.map(({ qty, valueMinor }) => qty * valueMinor)
  const total = values.reduce((sum, value) => sum + value, 0)
  return allocate(discountOn(discount, { qty: 1, valueMinor: total }), values)
}
