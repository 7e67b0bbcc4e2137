/**
 * The amount that each card pays of a total: the first card pays as much as it can, then the next. The remainder is paid extra. At most one card
 * keeps a part of its balance. When that part would be too small to be exchanged, the later cards pay more, so that it keeps enough.
 */
export function divideOverCards(
  totalMinor: number,
  balances: readonly number[],
  minimumLeftMinor = 0,
): { parts: number[]; toPayMinor: number } {
  let leftMinor = totalMinor
  const parts = balances.map((balance) => {
    const part = Math.min(balance, leftMinor)
    leftMinor -= part
    return part
  })
  return { parts: keepMinimum(parts, balances, minimumLeftMinor), toPayMinor: leftMinor }
}

/** Makes the last used card keep enough. Nothing changes when the later cards cannot pay for that, or would themselves keep too little. */
function keepMinimum(parts: number[], balances: readonly number[], minimumLeftMinor: number): number[] {
  const last = parts.findIndex((part, index) => part > 0 && part < (balances[index] ?? 0))
  const paidMinor = parts[last] ?? 0
  const lackingMinor = minimumLeftMinor - ((balances[last] ?? 0) - paidMinor)
  if (last < 0 || lackingMinor <= 0) return parts
  const neededMinor = Math.min(lackingMinor, paidMinor)
  let movedMinor = 0
  const shared = parts.map((part, index) => {
    const remainingMinor = neededMinor - movedMinor
    if (index <= last || remainingMinor <= 0) return part
    const balance = balances[index] ?? 0
    const share = balance - remainingMinor >= minimumLeftMinor ? remainingMinor : balance
    if (movedMinor + share > paidMinor) return part
    movedMinor += share
    return share
  })
  if (movedMinor < neededMinor) return parts
  return shared.map((part, index) => (index === last ? paidMinor - movedMinor : part))
}

/**
 * Returns a value to the cards that paid: the last card first, none more than it paid. Donations are not returned, so the value may be less than the
 * cards paid. Undefined when it is more: then it cannot belong to these cards.
 */
export function divideReturnedValue(valueMinor: number, paid: readonly number[]): number[] | undefined {
  let leftMinor = valueMinor
  const returned = paid.toReversed().map((part) => {
    const share = Math.min(part, leftMinor)
    leftMinor -= share
    return share
  })
  return leftMinor === 0 ? returned.toReversed() : undefined
}
