import type { ShopContext } from '../accounts/index.ts'
import { mergeCarts as mergeOrders } from '../orders/index.ts'
import { insertGiftcard } from './checkout.store.ts'
import { listCartCards } from './giftcards/cart-cards.ts'
import { checkCombination } from './giftcards/combination.ts'

/** At login, the guest's cart and its gift cards join the customer's own. A card that cannot be combined with those that are there stays behind. */
export function mergeCarts(ctx: ShopContext): Promise<void> {
  return mergeOrders(ctx, async (ctx, { from, into }) => {
    for (const card of await listCartCards(ctx, from)) {
      const fits = checkCombination(ctx.storefront, card, await listCartCards(ctx, into))
      if (fits.ok) await insertGiftcard(ctx.db, { id: ctx.ids.uuid(), orderId: into, cardId: card.id })
    }
  })
}
