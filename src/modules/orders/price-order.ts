import {
  type GiftPacking,
  listGiftPackings,
  listWrappers,
  type OfferedVariation,
  type ProductOffer,
  readVariations,
  type Wrapper,
} from '../catalog/index.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import { CARDS_EACH, listPackages, type Order, type Package, type PackageOfOrder, type Shipment } from './order.ts'
import { parcelOf } from './parcel.ts'
import { orderTotals, type PricedLine, type Totals } from './totals/order-totals.ts'
import { promotionDiscount } from './totals/promotion-discount.ts'

/** A package with its product from the present catalogue, or with its frozen prices after it was placed. */
export type PricedPackage = PricedLine & {
  package: Package
  shipment: Shipment
  /** Undefined when the storefront no longer sells it. */
  variation: OfferedVariation | undefined
  wrapper: Wrapper | undefined
  giftPacking: GiftPacking | undefined
}

export type PricedOrder = {
  order: Order
  packages: readonly PricedPackage[]
  totals: Totals
  /** Discounts by the titles of their promotions; after placing, a single discount without a title. */
  discounts: readonly { title: string | undefined; minor: number }[]
}

export async function readPricedPackage(
  ctx: StorefrontContext,
  { order, package: one }: Pick<PackageOfOrder, 'order' | 'package'>,
): Promise<PricedPackage> {
  return pricedPackageOf(await priceOrder(ctx, order), one.id)
}

type PricedById = ReadonlyMap<string, PricedPackage>
const BY_ID = new WeakMap<object, PricedById>()

/** Indexed once, because resolvers ask for each package of an order. */
export function pricedPackageOf(priced: Pick<PricedOrder, 'packages'>, id: string): PricedPackage {
  const byId: PricedById = BY_ID.get(priced) ?? new Map(priced.packages.map((one) => [one.package.id, one]))
  BY_ID.set(priced, byId)
  return byId.get(id) as PricedPackage
}

/** Wrappers and gift boxes. */
export type Extras = { wrappers: readonly Wrapper[]; giftPackings: readonly GiftPacking[] }

type Catalogue = Extras & {
  variations: ReadonlyMap<number, OfferedVariation>
}

const PRICED = new WeakMap<Order, Promise<PricedOrder>>()

/**
 * A cart gets its prices from the catalogue, never from the caller; a placed order has frozen prices. An order is priced once each time it is read,
 * however many resolvers need it. Products that are already loaded are not read again.
 */
export function priceOrder(ctx: StorefrontContext, order: Order, loaded: readonly ProductOffer[] = []): Promise<PricedOrder> {
  const priced = PRICED.get(order) ?? price(ctx, order, loaded)
  PRICED.set(order, priced)
  return priced
}

async function price(ctx: StorefrontContext, order: Order, loaded: readonly ProductOffer[]): Promise<PricedOrder> {
  const catalogue = await readCatalogue(ctx, order, loaded)
  const packages = order.shipments.flatMap((shipment) =>
    shipment.packages.map((one) => toPricedPackage(catalogue, shipment, one)),
  )
  if (order.frozenTotals) {
    const { discountMinor } = order.frozenTotals
    const discounts = discountMinor === 0 ? [] : [{ title: undefined, minor: discountMinor }]
    return { order, packages, totals: order.frozenTotals, discounts }
  }
  const { discounted, discounts } = listDiscounts(packages)
  const totals = orderTotals(discounted, { currency: order.currency, countryCode: ctx.storefront.countryCode })
  return { order, packages: discounted, totals, discounts }
}

async function readCatalogue(ctx: StorefrontContext, order: Order, loaded: readonly ProductOffer[]): Promise<Catalogue> {
  const packages = listPackages(order)
  const productIds = [...new Set(packages.map(({ productId }) => productId))]
  const [variations, extras] = await Promise.all([readVariations(ctx, productIds, loaded), readExtrasOf(ctx, packages)])
  return { ...extras, variations }
}

/** Reads nothing if no package has wrappers or packings. */
export async function readExtrasOf(
  ctx: StorefrontContext,
  packages: readonly Pick<Package, 'wrapperKey' | 'giftPackingKey'>[],
): Promise<Extras> {
  const [wrappers, giftPackings] = await Promise.all([
    packages.some(({ wrapperKey }) => wrapperKey !== null) ? listWrappers(ctx) : [],
    packages.some(({ giftPackingKey }) => giftPackingKey !== null) ? listGiftPackings(ctx) : [],
  ])
  return { wrappers, giftPackings }
}

function toPricedPackage(catalogue: Catalogue, shipment: Shipment, one: Package): PricedPackage {
  const wrapper = catalogue.wrappers.find(({ key }) => key === one.wrapperKey)
  const giftPacking = catalogue.giftPackings.find(({ key }) => key === one.giftPackingKey)
  const priceOf = (key: string | null, frozenMinor: number | undefined, minor: number | undefined) =>
    key === null ? null : (frozenMinor ?? minor ?? 0)
  return {
    package: one,
    shipment,
    variation: catalogue.variations.get(one.variationId),
    wrapper,
    giftPacking,
    qty: one.qty,
    cardsEach: CARDS_EACH[one.productType],
    valueMinor: one.valueMinor,
    wrapperMinor: priceOf(one.wrapperKey, one.frozen?.wrapperMinor, wrapper?.priceMinor),
    packingMinor: priceOf(one.giftPackingKey, one.frozen?.packingMinor, giftPacking?.priceMinor),
    discountMinor: one.frozen?.discountMinor ?? 0,
    parcel: parcelOf(shipment),
  }
}

/** A promotion's discount is computed for all its packages together. */
function listDiscounts(packages: readonly PricedPackage[]) {
  const promotionOf = ({ variation }: PricedPackage) => variation?.product.promotion
  const discountMinors = new Map<PricedPackage, number>()
  const discounts: { title: string; minor: number }[] = []
  for (const [key, discounted] of Map.groupBy(packages, (priced) => promotionOf(priced)?.key)) {
    const promotion = discounted[0] && promotionOf(discounted[0])
    if (key === undefined || !promotion) continue
    const minors = promotionDiscount(promotion, discounted)
    for (const [index, priced] of discounted.entries()) discountMinors.set(priced, minors[index] ?? 0)
    const minor = minors.reduce((sum, one) => sum + one, 0)
    if (minor > 0) discounts.push({ title: promotion.title, minor })
  }
  return { discounted: packages.map((priced) => ({ ...priced, discountMinor: discountMinors.get(priced) ?? 0 })), discounts }
}
