/** What each card pays of a total: the first that was added as much as it can, then the next. What they leave is paid extra. */
export function shareOverCards(totalMinor: number, balances: readonly number[]): { parts: number[]; toPayMinor: number } {
  let leftMinor = totalMinor
  const parts = balances.map((balance) => {
    const part = Math.min(balance, leftMinor)
    leftMinor -= part
    return part
  })
  return { parts, toPayMinor: leftMinor }
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
