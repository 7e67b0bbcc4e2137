type Money = { currency: string; value: number }
type Range = { minPrice: Money; maxPrice: Money }

/** The lowest and the highest value of all variations. */
export function readValueRange(ranges: readonly (Range | null)[]): Range | undefined {
  const given = ranges.filter((range) => range !== null)
  const [first] = given
  if (!first) return undefined
  return given.reduce<Range>(
    (all, range) => ({
      minPrice: range.minPrice.value < all.minPrice.value ? range.minPrice : all.minPrice,
      maxPrice: range.maxPrice.value > all.maxPrice.value ? range.maxPrice : all.maxPrice,
    }),
    first,
  )
}
