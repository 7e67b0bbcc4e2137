import { type Discount, discountOn } from '#shared/discount.ts'
import { allocate } from './allocation.ts'

type Cards = { qty: number; valueMinor: number }

/** The discount of a promotion for each line of cards. A percentage is calculated for all lines together and then divided, so that it is rounded only once. */
export function promotionDiscount(discount: Discount, lines: readonly Cards[]): number[] {
  if (discount.discountType === 'ABSOLUTE') return lines.map((line) => discountOn(discount, line))
  const values = lines.map(({ qty, valueMinor }) => qty * valueMinor)
  const total = values.reduce((sum, value) => sum + value, 0)
  return allocate(discountOn(discount, { qty: 1, valueMinor: total }), values)
}
