import type { ShopContext } from '../../accounts/index.ts'
import { insertGiftcard } from '../checkout.store.ts'
import { listCartCards } from './cart-cards.ts'
import { checkCombination } from './combination.ts'

/** The gift cards of one order join those of a cart. A card that cannot be combined with those that are there stays behind. */
export async function moveGiftcards(ctx: ShopContext, { from, into }: { from: string; into: string }): Promise<void> {
  for (const card of await listCartCards(ctx, from)) {
    const fits = checkCombination(ctx.storefront, card, await listCartCards(ctx, into))
    if (fits.ok) await insertGiftcard(ctx.db, { id: ctx.ids.uuid(), orderId: into, cardId: card.id })
  }
}
