/**
 * Divides an amount by weight, to the penny: each part is rounded down, and the remainder goes to the parts with the largest rounding loss. If all
 * weights are zero, the first part gets everything.
 */
export function allocate(amountMinor: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total === 0n) return weights.map((_weight, index) => (index === 0 ? amountMinor : 0))
  const shares = weights.map((weight, index) => {
    const product = BigInt(amountMinor) * BigInt(weight)
    return { index, minor: Number(product / total), rest: product % total }
  })
  const left = amountMinor - shares.reduce((sum, { minor }) => sum + minor, 0)
  const withLargestLoss = shares
    .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .slice(0, left)
  const roundedUp = new Set(withLargestLoss.map(({ index }) => index))
  return shares.map(({ index, minor }) => (roundedUp.has(index) ? minor + 1 : minor))
}
