import type { ShopContext } from '../accounts/index.ts'
import { mergeGuestCart } from '../orders/index.ts'
import { adoptUnpaidOrders } from './adopt-unpaid-orders.ts'
import { moveGiftcards } from './giftcards/move-giftcards.ts'

/** At login the account gets the browser's unpaid order, and the guest's cart and gift cards are merged into the customer's cart. */
export async function mergeCarts(ctx: ShopContext): Promise<void> {
  // Done first, because merging the carts deletes the browser's guest token.
  await adoptUnpaidOrders(ctx)
  await mergeGuestCart(ctx, moveGiftcards)
}
