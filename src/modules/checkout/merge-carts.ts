import type { ShopContext } from '../accounts/index.ts'
import { mergeCarts as mergeOrders } from '../orders/index.ts'
import { insertGiftcard } from './checkout.store.ts'
import { listCartCards } from './giftcards/cart-cards.ts'
import { checkCombination } from './giftcards/combination.ts'
import { takeUnpaidAlong } from './take-unpaid-along.ts'

/**
 * At login, an order that is still to be paid comes along, and the guest's cart and its gift cards join the customer's own. A card that cannot be
 * combined with those that are there stays behind.
 */
export async function mergeCarts(ctx: ShopContext): Promise<void> {
  // First: the browser forgets its guest when the carts are one.
  await takeUnpaidAlong(ctx)
  await mergeOrders(ctx, async (ctx, { from, into }) => {
    for (const card of await listCartCards(ctx, from)) {
      const fits = checkCombination(ctx.storefront, card, await listCartCards(ctx, into))
      if (fits.ok) await insertGiftcard(ctx.db, { id: ctx.ids.uuid(), orderId: into, cardId: card.id })
    }
  })
}
