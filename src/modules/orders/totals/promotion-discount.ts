import { allocate } from './allocation.ts'

/** Spec §3: an amount off each card, or a percentage off its value. */
export type Discount = { discountType: 'ABSOLUTE' | 'RELATIVE'; percent: number | null; amountMinor: number | null }

type Cards = { qty: number; valueMinor: number }

/** What a promotion takes off each line of cards. A percentage is taken of them all and then divided, so that rounding is done once. */
export function promotionDiscount(discount: Discount, lines: readonly Cards[]): number[] {
  if (discount.discountType === 'ABSOLUTE') {
    // A promotion has no amount in a currency that it was not made for.
    return lines.map(({ qty, valueMinor }) => qty * Math.min(discount.amountMinor ?? 0, valueMinor))
  }
  const values = lines.map(({ qty, valueMinor }) => qty * valueMinor)
  const total = values.reduce((sum, value) => sum + value, 0)
  return allocate(percentOf(total, discount.percent ?? 0), values)
}

/** Rounded to the nearest penny, a half in the buyer's favour. */
function percentOf(minor: number, percent: number): number {
  const hundredths = Math.round(percent * 100)
  return Number((BigInt(minor) * BigInt(hundredths) + 5_000n) / 10_000n)
}
