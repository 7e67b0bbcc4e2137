/** Spec §3: an amount off each card, or a percentage off its value. */
export type Discount = { discountType: 'ABSOLUTE' | 'RELATIVE'; percent: number | null; amountMinor: number | null }

/** The discount for these cards of one value. Zero in a currency for which the promotion has no amount. */
export function discountOn({ discountType, percent, amountMinor }: Discount, cards: { qty: number; valueMinor: number }): number {
  const { qty, valueMinor } = cards
  return discountType === 'ABSOLUTE' ? qty * Math.min(amountMinor ?? 0, valueMinor) : percentOf(qty * valueMinor, percent ?? 0)
}

/** Rounded to the nearest minor unit; a half is rounded up, in the buyer's favour. */
function percentOf(minor: number, percent: number): number {
  const hundredths = Math.round(percent * 100)
  return Math.floor((minor * hundredths + 5_000) / 10_000)
}
