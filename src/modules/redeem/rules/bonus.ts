/** An offer on Choice Gift Cards: so many percent are added to what they are exchanged for. */
export type RedeemOffer = {
  key: string
  title: string
  percent: number
  /** What it is given for; none: everything but donations. */
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

/** What the shop adds to one card. The best of the offers of the day counts, never two; a penny is rounded down. */
export function bonusOf({ slug, productType, coveredMinor }: Chosen, offers: readonly RedeemOffer[], today: string): number {
  if (productType !== 'GIFTCARD') return 0
  const fitting = offers.filter(
    ({ productSlugs, startsOn, endsOn }) =>
      startsOn <= today && today <= endsOn && (productSlugs.length === 0 || productSlugs.includes(slug)),
  )
  const percent = Math.max(0, ...fitting.map((offer) => offer.percent))
  return Math.floor((coveredMinor * percent) / 100)
}
