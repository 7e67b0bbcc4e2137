import type { ShopContext } from '../../accounts/index.ts'
import type { Order, Shipment } from '../order.ts'
import { readOrder } from '../orders.store.ts'
import { nextPosition } from './add-package.ts'
import { insertShipments, saveBillingAddress, saveDeliveryMode } from './cart.store.ts'
import { openCart } from './cart-of-visitor.ts'
import { mergedDeliveryMode } from './delivery-mode.ts'
import { listFitting } from './fitting-shipments.ts'

/** `isComplete`: true when all packages of the order fitted into the cart. */
export type Refilled = { cart: Order; isComplete: boolean }

/**
 * Adds an order's packages to the visitor's cart again, after its present content, up to the limit of an order. Without that limit a cart would grow
 * with each cancelled order. Nothing else is checked: the cart shows products that can no longer be bought, like any old cart. Called inside a
 * transaction.
 */
export async function refillCart(ctx: ShopContext, order: Order): Promise<Refilled> {
  const { cart } = await openCart(ctx)
  const fitting = listFitting(cart, order)
  const shipments = copyShipments(ctx, fitting, nextPosition(cart))
  await saveDeliveryMode(ctx.db, cart.id, mergedDeliveryMode(cart, { ...order, shipments }))
  if (!cart.billingAddress && order.billingAddress) {
    await saveBillingAddress(ctx.db, cart.id, { address: order.billingAddress, customerType: order.customerType })
  }
  await insertShipments(ctx.db, { orderId: cart.id, shipments })
  return { cart: await readOrder(ctx.db, cart.id), isComplete: fitting.length === order.shipments.length }
}

function copyShipments({ ids }: ShopContext, shipments: readonly Shipment[], firstPosition: number): Shipment[] {
  const tags = new Map(shipments.map(({ tag }) => [tag, ids.uuid()]))
  return shipments.map((shipment, index) => ({
    ...shipment,
    id: ids.uuid(),
    tag: tags.get(shipment.tag) ?? ids.uuid(),
    position: firstPosition + index,
    promised: null,
    packages: shipment.packages.map((one) => ({ ...one, id: ids.uuid(), frozen: null })),
  }))
}
