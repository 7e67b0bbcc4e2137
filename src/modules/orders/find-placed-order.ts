import { isUuid } from '../../shared/uuid.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import type { Order } from './order.ts'
import { findOrder } from './orders.store.ts'

/** An order by its uuid, after it was placed at this storefront. A cart is visible only to its owner. */
export async function findPlacedOrder({ db, storefront }: StorefrontContext, uuid: string): Promise<Order | undefined> {
  const order = isUuid(uuid) ? await findOrder(db, uuid) : undefined
  return order?.storefront === storefront.code && order.status !== 'CART' ? order : undefined
}
