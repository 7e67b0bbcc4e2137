/** A bonus offer on Choice Gift Cards: a percentage added to the value that they are exchanged for. */
export type RedeemOffer = {
  key: string
  title: string
  percent: number
  /** The products with the bonus; when empty, all products except donations. */
  productSlugs: readonly string[]
  /** Days of the shop's calendar. */
  startsOn: string
  endsOn: string
}

type Chosen = {
  slug: string
  productType: string
  /** The part of its value that Choice Gift Cards pay. */
  coveredMinor: number
}

/** The bonus of one card. Only the best of the day's offers counts; fractions of a penny are rounded down. */
export function bonusOf({ slug, productType, coveredMinor }: Chosen, offers: readonly RedeemOffer[], today: string): number {
  if (productType !== 'GIFTCARD') return 0
  const matching = offers.filter(
    ({ productSlugs, startsOn, endsOn }) =>
      startsOn <= today && today <= endsOn && (productSlugs.length === 0 || productSlugs.includes(slug)),
  )
  const percent = Math.max(0, ...matching.map((offer) => offer.percent))
  return Math.floor((coveredMinor * percent) / 100)
}
