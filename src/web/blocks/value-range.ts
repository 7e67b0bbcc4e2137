type Money = { currency: string; value: number }
type Range = { minPrice: Money; maxPrice: Money }

/** The lowest and the highest value of all variations. */
export function readValueRange(ranges: readonly (Range | null)[]): Range | undefined {
  const given = ranges.filter((range) => range !== null)
  const [minPrice] = given.map((range) => range.minPrice).sort((a, b) => a.value - b.value)
  const [maxPrice] = given.map((range) => range.maxPrice).sort((a, b) => b.value - a.value)
  return minPrice && maxPrice && { minPrice, maxPrice }
}
