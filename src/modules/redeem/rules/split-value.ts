type Splitting = {
  /** The maximum value of a card. */
  limitMinor: number
  /** The minimum value of a card. */
  minMinor: number
  /** One whole unit of the currency: 100 for a currency with pence, 1 for a currency without. */
  unitMinor: number
}

/**
 * Spec §9: a digital value above the limit is split into several cards: as few as the limit allows, and as equal as whole units allow. A remainder
 * smaller than a unit is on the first card. When equal parts would be below the minimum, there are fewer cards, above the limit.
 */
export function splitValue(valueMinor: number, { limitMinor, minMinor, unitMinor }: Splitting): number[] {
  if (valueMinor <= limitMinor) return [valueMinor]
  const units = Math.floor(valueMinor / unitMinor)
  const restMinor = valueMinor - units * unitMinor
  const maxCount = Math.max(1, Math.floor(units / Math.max(1, Math.ceil(minMinor / unitMinor))))
  const count = Math.min(countCards({ units, restMinor, limitMinor, unitMinor }), maxCount)
  const each = Math.floor(units / count)
  const larger = units - each * count
  const parts = Array.from({ length: count }, (_, index) => (each + (index < larger ? 1 : 0)) * unitMinor)
  // Added to a smaller card, which has room, and listed first.
  const place = larger === count ? 0 : larger
  return parts.map((minor, index) => (index === place ? minor + restMinor : minor)).sort((one, other) => other - one)
}

/** The smallest number of cards that are not above the limit. */
function countCards({
  units,
  restMinor,
  limitMinor,
  unitMinor,
}: {
  units: number
  restMinor: number
  limitMinor: number
  unitMinor: number
}): number {
  const maxUnits = Math.max(1, Math.floor(limitMinor / unitMinor))
  const count = Math.ceil(units / maxUnits)
  const isFull = restMinor > 0 && units === count * maxUnits
  return isFull ? count + 1 : count
}
