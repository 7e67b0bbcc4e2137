import { toMinor } from '../../shared/money.ts'
import type { OfferedVariation, RedeemAmounts } from '../catalog/index.ts'
import type { Offer, Package, PricedPackage, Shipment } from '../orders/index.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import { bonusOf, type RedeemOffer } from './rules/bonus.ts'
import { splitValue } from './rules/split-value.ts'

/** One package of a redeem order with what it takes and gives. Amounts are for one of its quantity, unless they say otherwise. */
export type RedeemChoice = {
  package: Package
  shipment: Shipment
  /** Undefined when the storefront no longer sells it. */
  variation: OfferedVariation | undefined
  /** Taken from the cards and paid extra, for all of them. */
  takenMinor: number
  /** Added by the shop, for all of them. */
  bonusMinor: number
  /** What the new cards hold. */
  split: number[]
}

/** As it was chosen. */
type Chosen = Pick<PricedPackage, 'package' | 'shipment' | 'variation'>

type Around = { offers: readonly RedeemOffer[]; today: string; splitLimitMinor: number; unitMinor: number }

/** What is chosen, with the offers and the limit of now. The bonus is for the value of the cards: what is paid extra gets none. */
export function listOpenChoices(packages: readonly Chosen[], around: Around, balanceMinor: number): RedeemChoice[] {
  let restMinor = balanceMinor
  return packages.map((one) => {
    const choice = toOpenChoice(one, around, restMinor)
    restMinor = Math.max(0, restMinor - choice.takenMinor)
    return choice
  })
}

function toOpenChoice({ package: one, shipment, variation }: Chosen, around: Around, balanceMinor: number): RedeemChoice {
  const { valueMinor, qty, productType } = one
  const coveredMinor = Math.min(valueMinor, Math.floor(balanceMinor / qty))
  const bonus = variation ? bonusOf({ slug: variation.product.slug, productType, coveredMinor }, around.offers, around.today) : 0
  const isSplit = productType === 'GIFTCARD' && shipment.kind === 'DIGITAL'
  const limits = { limitMinor: around.splitLimitMinor, minMinor: variation?.minMinor ?? 1, unitMinor: around.unitMinor }
  const split = isSplit ? splitValue(valueMinor + bonus, limits) : [valueMinor + bonus]
  return { package: one, shipment, variation, takenMinor: qty * valueMinor, bonusMinor: qty * bonus, split }
}

/** Once it is placed: as it was frozen. */
export function toPlacedChoice({ package: one, shipment, variation }: PricedPackage): RedeemChoice {
  const bonusMinor = one.frozen?.discountMinor ?? 0
  return { package: one, shipment, variation, takenMinor: takenMinorOf(one), bonusMinor, split: [one.valueMinor] }
}

/** For all cards of a package. While it is chosen, nothing is frozen. */
export function takenMinorOf({ qty, valueMinor, frozen }: Package): number {
  return qty * valueMinor - (frozen?.discountMinor ?? 0)
}

export function aroundOf({ storefront }: StorefrontContext, offers: readonly RedeemOffer[], today: string): Around {
  const unitMinor = toMinor(1, storefront.currency)
  return { offers, today, splitLimitMinor: storefront.redeemSplitAbove * unitMinor, unitMinor }
}

/** The values a variation can be exchanged for: its fixed values, or a whole amount between the bounds for redeeming. */
export function offerOf(variation: OfferedVariation, amounts: ReadonlyMap<number, RedeemAmounts>): Offer {
  const { hasFixedPrices, pricesMinor, minMinor, maxMinor, product } = variation
  const { minCustomMinor, maxCustomMinor } = amounts.get(product.id) ?? {}
  if (hasFixedPrices) return { hasFixedPrices, pricesMinor, minMinor, maxMinor }
  return {
    hasFixedPrices,
    pricesMinor,
    minMinor: Math.max(minMinor, minCustomMinor ?? minMinor),
    maxMinor: Math.min(maxMinor, maxCustomMinor ?? maxMinor),
  }
}
