import type { StorefrontContext } from '../storefronts/index.ts'
import type { Order } from './order.ts'
import { findOrder } from './orders.store.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The order somebody holds the uuid of, once it is placed here. A cart is nobody's but its owner's. */
export async function findPlacedOrder({ db, storefront }: StorefrontContext, uuid: string): Promise<Order | undefined> {
  const order = UUID.test(uuid) ? await findOrder(db, uuid) : undefined
  return order?.storefront === storefront.code && order.status !== 'CART' ? order : undefined
}
