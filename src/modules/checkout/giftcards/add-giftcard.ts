import { inTransaction } from '#platform/db/in-transaction.ts'
import { TOO_MANY_AT_ONCE } from '#platform/turns.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { inVisitorTurn, lockCart, type Order } from '../../orders/index.ts'
import { insertGiftcard } from '../checkout.store.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { listCartCards } from './cart-cards.ts'
import { checkGiftcard } from './check-giftcard.ts'
import type { TypedGiftcard } from './check-typed-card.ts'
import { checkCombination } from './combination.ts'

/** Remembers a card on the visitor's cart: which one, never its number. Nothing is taken or held before the order is placed. */
export async function addGiftcard(
  ctx: ShopContext,
  parts: CheckoutParts,
  typed: TypedGiftcard,
): Promise<Result<Order, ShopFailure>> {
  const checked = await checkGiftcard(ctx, parts, typed)
  if (!checked.ok) return checked
  const card = checked.value
  return inVisitorTurn(ctx, TOO_MANY_AT_ONCE, () =>
    inTransaction(ctx, async (ctx) => {
      const cart = await lockCart(ctx)
      if (!cart) return fail<ShopFailure>({ name: 'CART_UNKNOWN' })
      // Once more: another tab may have added one meanwhile.
      const fits = checkCombination(ctx.storefront, card, await listCartCards(ctx, cart.id))
      if (!fits.ok) return fits
      await insertGiftcard(ctx.db, { id: ctx.ids.uuid(), orderId: cart.id, cardId: card.id })
      return ok(cart)
    }),
  )
}
