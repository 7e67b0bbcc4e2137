import { toMinor } from '../../shared/money.ts'
import type { OfferedVariation, RedeemAmounts } from '../catalog/index.ts'
import type { Offer, Package, PricedPackage, Shipment } from '../orders/index.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import { bonusOf, type RedeemOffer } from './rules/bonus.ts'
import { splitValue } from './rules/split-value.ts'

/** One package of a redeem order with its amounts. Amounts are for one unit of its quantity, unless stated otherwise. */
export type RedeemChoice = {
  package: Package
  shipment: Shipment
  /** Undefined when the storefront no longer sells it. */
  variation: OfferedVariation | undefined
  /** Taken from the cards or paid extra, for the whole quantity. */
  takenMinor: number
  /** Added by the shop, for the whole quantity. */
  bonusMinor: number
  /** The values of the new cards. */
  split: number[]
}

/** The package as it was chosen. */
type Chosen = Pick<PricedPackage, 'package' | 'shipment' | 'variation'>

type Conditions = { offers: readonly RedeemOffer[]; today: string; splitLimitMinor: number; unitMinor: number }

/** The choices with the present offers and limit. The bonus is calculated from the value that cards pay; extra payments get no bonus. */
export function listOpenChoices(packages: readonly Chosen[], conditions: Conditions, balanceMinor: number): RedeemChoice[] {
  let restMinor = balanceMinor
  return packages.map((one) => {
    const choice = toOpenChoice(one, conditions, restMinor)
    restMinor = Math.max(0, restMinor - choice.takenMinor)
    return choice
  })
}

function toOpenChoice({ package: one, shipment, variation }: Chosen, conditions: Conditions, balanceMinor: number): RedeemChoice {
  const { valueMinor, qty, productType } = one
  const coveredMinor = Math.min(valueMinor, Math.floor(balanceMinor / qty))
  const bonus = variation
    ? bonusOf({ slug: variation.product.slug, productType, coveredMinor }, conditions.offers, conditions.today)
    : 0
  const isSplit = productType === 'GIFTCARD' && shipment.kind === 'DIGITAL'
  const limits = { limitMinor: conditions.splitLimitMinor, minMinor: variation?.minMinor ?? 1, unitMinor: conditions.unitMinor }
  const split = isSplit ? splitValue(valueMinor + bonus, limits) : [valueMinor + bonus]
  return { package: one, shipment, variation, takenMinor: qty * valueMinor, bonusMinor: qty * bonus, split }
}

/** The choice of a placed order, with its frozen amounts. */
export function toPlacedChoice({ package: one, shipment, variation }: PricedPackage): RedeemChoice {
  const bonusMinor = one.frozen?.discountMinor ?? 0
  return { package: one, shipment, variation, takenMinor: takenMinorOf(one), bonusMinor, split: [one.valueMinor] }
}

/** For the whole quantity of a package, also before its prices are frozen. */
export function takenMinorOf({ qty, valueMinor, frozen }: Package): number {
  return qty * valueMinor - (frozen?.discountMinor ?? 0)
}

export function conditionsOf({ storefront }: StorefrontContext, offers: readonly RedeemOffer[], today: string): Conditions {
  const unitMinor = toMinor(1, storefront.currency)
  return { offers, today, splitLimitMinor: storefront.redeemSplitAbove * unitMinor, unitMinor }
}

/** The values for which a variation can be chosen: its fixed values, or a whole amount between the limits for redeeming. */
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
