/**
 * What each card pays of a total: the first that was added as much as it can, then the next. What they leave is paid extra. One card at most keeps a part of
 * its balance; when that would be too little to be exchanged, the cards after it pay as much as it needs to keep.
 */
export function shareOverCards(
  totalMinor: number,
  balances: readonly number[],
  leastLeftMinor = 0,
): { parts: number[]; toPayMinor: number } {
  let leftMinor = totalMinor
  const parts = balances.map((balance) => {
    const part = Math.min(balance, leftMinor)
    leftMinor -= part
    return part
  })
  return { parts: leaveEnough(parts, balances, leastLeftMinor), toPayMinor: leftMinor }
}

/** Unchanged where the cards after it cannot pay that much and keep enough themselves, or nothing. */
function leaveEnough(parts: number[], balances: readonly number[], leastLeftMinor: number): number[] {
  const place = parts.findIndex((part, index) => part > 0 && part < (balances[index] ?? 0))
  const paidMinor = parts[place] ?? 0
  const lackingMinor = leastLeftMinor - ((balances[place] ?? 0) - paidMinor)
  if (place < 0 || lackingMinor <= 0) return parts
  const neededMinor = Math.min(lackingMinor, paidMinor)
  let movedMinor = 0
  const shared = parts.map((part, index) => {
    const moreMinor = neededMinor - movedMinor
    if (index <= place || moreMinor <= 0) return part
    const balance = balances[index] ?? 0
    const share = balance - moreMinor >= leastLeftMinor ? moreMinor : balance
    if (movedMinor + share > paidMinor) return part
    movedMinor += share
    return share
  })
  if (movedMinor < neededMinor) return parts
  return shared.map((part, index) => (index === place ? paidMinor - movedMinor : part))
}

/**
 * Where a value goes that is taken back: to the cards that paid, the last of them first, none more than it gave. What is given to a good cause stays there,
 * so the sum may be less than they gave. Undefined when it is more: then it is not theirs.
 */
export function shareBack(valueMinor: number, given: readonly number[]): number[] | undefined {
  let leftMinor = valueMinor
  const back = given.toReversed().map((part) => {
    const share = Math.min(part, leftMinor)
    leftMinor -= share
    return share
  })
  return leftMinor === 0 ? back.toReversed() : undefined
}
