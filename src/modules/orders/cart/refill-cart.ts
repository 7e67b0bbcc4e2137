import type { ShopContext } from '../../accounts/index.ts'
import type { Order, Shipment } from '../order.ts'
import { readOrder } from '../orders.store.ts'
import { nextPosition } from './add-package.ts'
import { insertShipments, saveBillingAddress, saveDeliveryMode } from './cart.store.ts'
import { openCart } from './cart-of-visitor.ts'
import { mergedMode } from './delivery-mode.ts'

/**
 * Puts what was ordered into the visitor's cart once more, behind what is there by now. Nothing is checked: what cannot be bought any more is told by
 * the cart, as of anything that has lain in it for long. Called inside a transaction.
 */
export async function refillCart(ctx: ShopContext, order: Order): Promise<Order> {
  const { cart } = await openCart(ctx)
  const shipments = copyShipments(ctx, order, nextPosition(cart))
  await saveDeliveryMode(ctx.db, cart.id, mergedMode(cart, { ...order, shipments }))
  if (!cart.billingAddress && order.billingAddress) {
    await saveBillingAddress(ctx.db, cart.id, { address: order.billingAddress, customerType: order.customerType })
  }
  await insertShipments(ctx.db, { orderId: cart.id, shipments })
  return readOrder(ctx.db, cart.id)
}

function copyShipments({ ids }: ShopContext, { shipments }: Order, behind: number): Shipment[] {
  const tags = new Map(shipments.map(({ tag }) => [tag, ids.uuid()]))
  return shipments.map((shipment, index) => ({
    ...shipment,
    id: ids.uuid(),
    tag: tags.get(shipment.tag) ?? ids.uuid(),
    position: behind + index,
    packages: shipment.packages.map((one) => ({ ...one, id: ids.uuid(), frozen: null })),
  }))
}
