import type { ShopContext } from '../../accounts/index.ts'
import { insertGiftcard } from '../checkout.store.ts'
import { listCardsOfOrder } from './cards-of-order.ts'
import { checkCombination } from './combination.ts'

/** Moves the gift cards of an order to a cart. A card that cannot be combined with the cards of the cart is not moved. */
export async function moveGiftcards(ctx: ShopContext, { from, into }: { from: string; into: string }): Promise<void> {
  for (const card of await listCardsOfOrder(ctx, from)) {
    const fits = checkCombination(ctx.storefront, card, await listCardsOfOrder(ctx, into))
    if (fits.ok) await insertGiftcard(ctx.db, { id: ctx.ids.uuid(), orderId: into, cardId: card.id })
  }
}
