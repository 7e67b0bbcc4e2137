import { isUuid } from '../../shared/uuid.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import type { Order } from './order.ts'
import { findOrder } from './orders.store.ts'

/** The order somebody holds the uuid of, once it is placed here. A cart is nobody's but its owner's. */
export async function findPlacedOrder({ db, storefront }: StorefrontContext, uuid: string): Promise<Order | undefined> {
  const order = isUuid(uuid) ? await findOrder(db, uuid) : undefined
  return order?.storefront === storefront.code && order.status !== 'CART' ? order : undefined
}
