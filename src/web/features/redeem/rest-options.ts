import type { RedeemOrderFragment, RedeemPackageFragment } from '#generated/documents.ts'
import { roundMoney } from '#shared/money.ts'

type Amount = { currency: string; value: number }
type Order = Pick<RedeemOrderFragment, 'remainingBalance' | 'minimumRemainingBalance' | 'shipments'>

/** A change of one package after which the remaining balance is allowed. */
export type RestOption = { kind: 'spend' | 'leave'; packageId: string; title: string; value: number; amount: Amount }

/**
 * If too little would stay on the cards, the holder can spend the rest too, or leave the least amount that may stay. Only the free amount of a single
 * card can be changed.
 */
export function listRestOptions({ remainingBalance: left, minimumRemainingBalance: least, shipments }: Order): RestOption[] {
  if (!least || left.value <= 0 || left.value >= least.value) return []
  const packages = shipments.flatMap((shipment) => shipment.packages.filter(isFree))
  const spend = find(packages, left.value)
  const leave = find(packages, left.value - least.value)
  return [
    ...(spend ? [{ kind: 'spend' as const, ...spend, amount: left }] : []),
    ...(leave ? [{ kind: 'leave' as const, ...leave, amount: least }] : []),
  ]
}

function isFree({ packageTotals, items }: RedeemPackageFragment): boolean {
  return packageTotals.mainItemEditable && items[0]?.qty === 1
}

/** The first package whose value can be changed by this amount. */
function find(packages: readonly RedeemPackageFragment[], by: number) {
  for (const one of packages) {
    const offer = offerOf(one)
    const { currency, value: before } = one.packageTotals.mainItemAmount
    const value = roundMoney(before + by, currency)
    const fits = offer && Number.isInteger(value) && value >= offer.minPrice.value && value <= offer.maxPrice.value
    if (fits) return { packageId: one.id, title: one.items[0]?.title ?? '', value }
  }
}

/** The lowest and highest amount of a package; undefined when its product is no longer sold. */
export function offerOf({ items, packageTotals }: RedeemPackageFragment) {
  const variation = items[0]?.variation
  const product = variation?.product
  const bounds = variation?.variationType === 'DIGITAL' ? product?.digitalVariationConfig : product?.physicalVariationConfig
  if (!bounds) return undefined
  const { currency } = packageTotals.mainItemAmount
  const minPrice = { currency, value: bounds.minPrice.value }
  return { hasFixedPrices: false, pricesToShow: [], minPrice, maxPrice: { currency, value: bounds.maxPrice.value } }
}
