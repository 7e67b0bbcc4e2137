import { batchByContext } from '../../platform/batch.ts'
import type { ShopContext } from '../accounts/index.ts'
import { ownerOf } from './cart/cart-of-visitor.ts'
import { findOwnedOrder } from './orders.store.ts'

const loadIsOwner = batchByContext(
  async (ctx: ShopContext, orderIds: readonly string[]) =>
    new Map(
      await Promise.all(
        orderIds.map(async (id) => [id, (await findOwnedOrder(ctx.db, id, ownerOf(ctx))) !== undefined] as const),
      ),
    ),
)

/** Whether an order belongs to this visitor. Each order is looked up once per request, however many fields need it. */
export async function isOwner(ctx: ShopContext, orderId: string): Promise<boolean> {
  return (await loadIsOwner(ctx, orderId)) === true
}
