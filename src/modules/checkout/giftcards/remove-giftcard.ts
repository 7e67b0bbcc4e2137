import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { ShopFailure } from '../../../shared/failures.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { lockCart, type Order } from '../../orders/index.ts'
import { deleteGiftcard } from '../checkout.store.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Of the visitor's own cart; one that is gone already is no mistake. */
export function removeGiftcard(ctx: ShopContext, id: string): Promise<Result<Order, ShopFailure>> {
  return inTransaction(ctx, async (ctx) => {
    const cart = await lockCart(ctx)
    if (!cart) return fail<ShopFailure>({ name: 'CART_UNKNOWN' })
    if (UUID.test(id)) await deleteGiftcard(ctx.db, cart.id, id)
    return ok(cart)
  })
}
