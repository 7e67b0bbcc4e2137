import type { StorefrontContext } from '../storefronts/index.ts'
import { promiseShipments } from './arrival.ts'
import { type FrozenPackage, freezeCart } from './cart/cart.store.ts'
import type { Order, Shipment } from './order.ts'
import { placedKind } from './order-kind.ts'
import type { PricedOrder, PricedPackage } from './price-order.ts'

type Freezing = {
  paymentMethod: string
  newsletter: boolean
  /** The content of the stored cart, when the order is placed with different shipments. */
  stored?: readonly Shipment[]
}

/**
 * Places a cart: freezes its prices, its payer and the promised days, and returns it as PENDING. The caller holds its lock, has found no obstacle,
 * and reserves the stock in the same transaction.
 */
export async function freezeOrder(
  ctx: StorefrontContext,
  { order, packages, totals }: PricedOrder,
  { paymentMethod, newsletter, stored = order.shipments }: Freezing,
): Promise<Order> {
  const { language } = ctx
  const now = ctx.clock.now()
  const kind = placedKind(order)
  const frozen = new Map(packages.map((priced) => [priced.package.id, freeze(priced)]))
  const shipments = promiseShipments(order, ctx.storefront, now).shipments.map((shipment) => ({
    ...shipment,
    packages: shipment.packages.map((one) => frozen.get(one.id) ?? one),
  }))
  await freezeCart(ctx.db, {
    ...{ order, kind, packages: [...frozen.values()], shipments, stored, totals },
    ...{ paymentMethod, newsletter, language, now },
  })
  return {
    ...order,
    kind,
    status: 'PENDING',
    placedAt: now,
    paymentMethod,
    newsletter,
    language,
    frozenTotals: totals,
    shipments,
  }
}

function freeze({ package: one, variation, wrapperMinor, packingMinor, discountMinor }: PricedPackage): FrozenPackage {
  const frozen = { wrapperMinor: wrapperMinor ?? 0, packingMinor: packingMinor ?? 0, discountMinor }
  return { ...one, title: variation?.product.title ?? one.title, frozen }
}
