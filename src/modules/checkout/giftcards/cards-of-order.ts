import type { ShopContext } from '../../accounts/index.ts'
import { type Giftcard, readCard } from '../../giftcards/index.ts'
import { listGiftcards } from '../checkout.store.ts'

/** The gift cards that a cart or a redeem order already has. */
export async function listCardsOfOrder({ db }: ShopContext, orderId: string): Promise<Giftcard[]> {
  const cards: Giftcard[] = []
  for (const { cardId } of await listGiftcards(db, orderId)) cards.push(await readCard(db, cardId))
  return cards
}
