type Splitting = {
  /** The most that one card holds. */
  limitMinor: number
  /** The least that one card holds. */
  minMinor: number
  /** One whole unit of the currency: 100 where there are pence, 1 where there are none. */
  unitMinor: number
}

/**
 * Spec §9: a digital value above the limit comes as several cards. As few as the limit allows and as equal as whole units allow; what is left of a unit is on the
 * first card. Where equal parts would be below the minimum there are fewer cards, and they hold more than the limit.
 */
export function splitValue(valueMinor: number, { limitMinor, minMinor, unitMinor }: Splitting): number[] {
  if (valueMinor <= limitMinor) return [valueMinor]
  const units = Math.floor(valueMinor / unitMinor)
  const restMinor = valueMinor - units * unitMinor
  const most = Math.max(1, Math.floor(units / Math.max(1, Math.ceil(minMinor / unitMinor))))
  const count = Math.min(countCards({ units, restMinor, limitMinor, unitMinor }), most)
  const each = Math.floor(units / count)
  const larger = units - each * count
  const parts = Array.from({ length: count }, (_, index) => (each + (index < larger ? 1 : 0)) * unitMinor)
  // On one of the smaller cards, where there is room, and shown first.
  const place = larger === count ? 0 : larger
  return parts.map((minor, index) => (index === place ? minor + restMinor : minor)).sort((one, other) => other - one)
}

/** The fewest cards of which none is above the limit. */
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
  const whole = Math.max(1, Math.floor(limitMinor / unitMinor))
  const count = Math.ceil(units / whole)
  const isFull = restMinor > 0 && units === count * whole
  return isFull ? count + 1 : count
}
