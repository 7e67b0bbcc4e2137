import { isUuid } from '../../shared/uuid.ts'
import type { ShopContext } from '../accounts/index.ts'
import { findOwnedOrder, lockOrder, type Order, ownerOf } from '../orders/index.ts'

/** A placed order of this visitor at this storefront. Undefined for other visitors' orders. */
export async function findOwnOrder(ctx: ShopContext, uuid: string): Promise<Order | undefined> {
  const order = isUuid(uuid) ? await findOwnedOrder(ctx.db, uuid, ownerOf(ctx)) : undefined
  return order && order.status !== 'CART' && order.storefront === ctx.storefront.code ? order : undefined
}

/** The same, locked for a change. */
export async function lockOwnOrder(ctx: ShopContext, uuid: string): Promise<Order | undefined> {
  const order = await findOwnOrder(ctx, uuid)
  return order && lockOrder(ctx.db, order.id)
}
