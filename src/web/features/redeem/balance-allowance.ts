import { roundMoney } from '#shared/money.ts'

type Amount = { currency: string; value: number }

/** The values at which a variation can be chosen. */
type Offer = { hasFixedPrices: boolean; pricesToShow: readonly Amount[]; minPrice: Amount; maxPrice: Amount }

/** What the remaining balance allows: the highest value, or the extra payment that the lowest value needs. */
export type Allowance = { kind: 'upTo'; most: Amount } | { kind: 'extra'; least: Amount; extra: Amount }

/** Undefined for a product that cannot be chosen at all. */
export function findAllowance(offers: readonly Offer[], left: Amount): Allowance | undefined {
  const [least] = offers.map(({ minPrice }) => minPrice).toSorted((one, other) => one.value - other.value)
  if (!least) return undefined
  const most = Math.max(...offers.map((offer) => findHighestValue(offer, left.value) ?? 0))
  if (most > 0) return { kind: 'upTo', most: { currency: least.currency, value: most } }
  return {
    kind: 'extra',
    least,
    extra: { currency: least.currency, value: roundMoney(least.value - left.value, least.currency) },
  }
}

/** The value to start with: the whole remaining balance, as far as this offer allows it. */
export function proposeValue(offer: Offer, left: Amount): number {
  return findHighestValue(offer, left.value) ?? offer.minPrice.value
}

/** Values are whole amounts; the remaining balance may not be. */
function findHighestValue({ hasFixedPrices, pricesToShow, minPrice, maxPrice }: Offer, left: number): number | undefined {
  const values = hasFixedPrices
    ? pricesToShow.map(({ value }) => value)
    : [minPrice.value, Math.min(maxPrice.value, Math.floor(left))]
  const affordable = values.filter((value) => value <= left && value >= minPrice.value)
  return affordable.length > 0 ? Math.max(...affordable) : undefined
}
