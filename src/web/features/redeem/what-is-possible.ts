import { roundMoney } from '#shared/money.ts'

type Amount = { currency: string; value: number }

/** What a variation is exchanged for. */
type Offer = { hasFixedPrices: boolean; pricesToShow: readonly Amount[]; minPrice: Amount; maxPrice: Amount }

/** With what is left on the cards: the most that one can choose, or what must be paid on top of it for the least. */
export type Possible = { kind: 'upTo'; most: Amount } | { kind: 'extra'; least: Amount; extra: Amount }

/** Undefined for a product that cannot be had at all. */
export function findPossible(offers: readonly Offer[], left: Amount): Possible | undefined {
  const [least] = offers.map(({ minPrice }) => minPrice).toSorted((one, other) => one.value - other.value)
  if (!least) return undefined
  const most = Math.max(...offers.map((offer) => findMost(offer, left.value) ?? 0))
  if (most > 0) return { kind: 'upTo', most: { currency: least.currency, value: most } }
  return {
    kind: 'extra',
    least,
    extra: { currency: least.currency, value: roundMoney(least.value - left.value, least.currency) },
  }
}

/** The value to begin with: all that is left, as far as this offer allows it. */
export function proposeValue(offer: Offer, left: Amount): number {
  return findMost(offer, left.value) ?? offer.minPrice.value
}

/** Amounts are whole; what is left on a card may not be. */
function findMost({ hasFixedPrices, pricesToShow, minPrice, maxPrice }: Offer, left: number): number | undefined {
  const values = hasFixedPrices
    ? pricesToShow.map(({ value }) => value)
    : [minPrice.value, Math.min(maxPrice.value, Math.floor(left))]
  const affordable = values.filter((value) => value <= left && value >= minPrice.value)
  return affordable.length > 0 ? Math.max(...affordable) : undefined
}
