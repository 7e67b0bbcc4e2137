import { inTransaction } from '#platform/db/in-transaction.ts'
import { TOO_MANY_AT_ONCE } from '#platform/turns.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, type Result } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import type { Order } from '../order.ts'
import { inVisitorTurn, renewCartCookie, touchOwnCart } from './cart-of-visitor.ts'

/** All failures of a form are returned at once. */
export type CartResult = Result<Order, ShopFailure[]>

/** Saves a change and returns the changed cart. */
type Change = (ctx: ShopContext, cart: Order) => Promise<CartResult>

/** Changes the visitor's own cart under its lock. */
export async function changeCart(ctx: ShopContext, change: Change): Promise<CartResult> {
  const changed = await inVisitorTurn(ctx, [TOO_MANY_AT_ONCE], () =>
    inTransaction(ctx, async (ctx) => {
      const cart = await touchOwnCart(ctx)
      return cart ? change(ctx, cart) : fail<ShopFailure[]>([{ name: 'CART_UNKNOWN' }])
    }),
  )
  if (changed.ok) renewCartCookie(ctx)
  return changed
}
