import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { ShopFailure } from '../../../shared/failures.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import type { Order } from '../order.ts'
import { readOrder } from '../orders.store.ts'
import { touchCart } from './cart.store.ts'
import { lockCart } from './cart-of-visitor.ts'

/** Forms hear everything that is wrong with them at once. */
export type CartResult = Result<Order, ShopFailure[]>

type Change = (ctx: ShopContext, cart: Order) => Promise<Result<void, ShopFailure[]>>

/** Changes the visitor's own cart while nobody else can. Answers with the cart as it then stands. */
export function changeCart(ctx: ShopContext, change: Change): Promise<CartResult> {
  return inTransaction(ctx, async (ctx) => {
    const cart = await lockCart(ctx)
    if (!cart) return fail<ShopFailure[]>([{ name: 'CART_UNKNOWN' }])
    const changed = await change(ctx, cart)
    return changed.ok ? ok(await readChanged(ctx, cart.id)) : changed
  })
}

/** The cart after a change, which is also when it was last touched. */
export async function readChanged(ctx: ShopContext, orderId: string): Promise<Order> {
  await touchCart(ctx.db, orderId, { language: ctx.language, now: ctx.clock.now() })
  return readOrder(ctx.db, orderId)
}
