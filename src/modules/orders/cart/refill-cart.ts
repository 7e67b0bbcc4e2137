import type { ShopContext } from '../../accounts/index.ts'
import type { Order, Shipment } from '../order.ts'
import { readOrder } from '../orders.store.ts'
import { nextPosition } from './add-package.ts'
import { insertShipments, saveBillingAddress, saveDeliveryMode } from './cart.store.ts'
import { openCart } from './cart-of-visitor.ts'
import { mergedDeliveryMode } from './delivery-mode.ts'
import { listFitting } from './fitting-shipments.ts'

/** `isWhole`: all of the order is in it. */
export type Refilled = { cart: Order; isWhole: boolean }

/**
 * Puts what was ordered into the visitor's cart once more, behind what is there by now, as far as an order may hold it: without that limit a cart would
 * grow with each order that is cancelled. Nothing else is checked: what cannot be bought any more is told by the cart, as of anything that has lain in it for
 * long. Called inside a transaction.
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
  return { cart: await readOrder(ctx.db, cart.id), isWhole: fitting.length === order.shipments.length }
}

function copyShipments({ ids }: ShopContext, shipments: readonly Shipment[], behind: number): Shipment[] {
  const tags = new Map(shipments.map(({ tag }) => [tag, ids.uuid()]))
  return shipments.map((shipment, index) => ({
    ...shipment,
    id: ids.uuid(),
    tag: tags.get(shipment.tag) ?? ids.uuid(),
    position: behind + index,
    packages: shipment.packages.map((one) => ({ ...one, id: ids.uuid(), frozen: null })),
  }))
}
