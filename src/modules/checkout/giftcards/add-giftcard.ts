import { inTransaction } from '#platform/db/in-transaction.ts'
import { TOO_MANY_AT_ONCE } from '#platform/turns.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { inVisitorTurn, lockCart, type Order } from '../../orders/index.ts'
import { insertGiftcard } from '../checkout.store.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { listCardsOfOrder } from './cards-of-order.ts'
import { checkGiftcard } from './check-giftcard.ts'
import type { TypedGiftcard } from './check-typed-card.ts'
import { checkCombination } from './combination.ts'

/** Adds a card to the visitor's cart, by id and never by number. Nothing is held or captured before the order is placed. */
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
      // Checked again, because another tab may have added a card in the meantime.
      const fits = checkCombination(ctx.storefront, card, await listCardsOfOrder(ctx, cart.id))
      if (!fits.ok) return fits
      await insertGiftcard(ctx.db, { id: ctx.ids.uuid(), orderId: cart.id, cardId: card.id })
      return ok(cart)
    }),
  )
}
