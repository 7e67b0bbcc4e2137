import { inTransaction } from '#platform/db/in-transaction.ts'
import { TOO_MANY_AT_ONCE } from '#platform/turns.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { inVisitorTurn, lockCart, type Order } from '../../orders/index.ts'
import { deleteGiftcard } from '../checkout.store.ts'

/** Removes a card from the visitor's own cart. It is no error if the card is not there. */
export function removeGiftcard(ctx: ShopContext, id: string): Promise<Result<Order, ShopFailure>> {
  return inVisitorTurn(ctx, TOO_MANY_AT_ONCE, () =>
    inTransaction(ctx, async (ctx) => {
      const cart = await lockCart(ctx)
      if (!cart) return fail<ShopFailure>({ name: 'CART_UNKNOWN' })
      if (isUuid(id)) await deleteGiftcard(ctx.db, cart.id, id)
      return ok(cart)
    }),
  )
}
