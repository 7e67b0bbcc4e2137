import type { ShopContext } from '../accounts/index.ts'
import { mergeGuestCart } from '../orders/index.ts'
import { adoptUnpaidOrders } from './adopt-unpaid-orders.ts'
import { moveGiftcards } from './giftcards/move-giftcards.ts'

/** At login the account adopts the browser's unpaid order, and the guest's cart and its gift cards join the customer's own. */
export async function mergeCarts(ctx: ShopContext): Promise<void> {
  // First, because the browser forgets its guest token when the carts are merged.
  await adoptUnpaidOrders(ctx)
  await mergeGuestCart(ctx, moveGiftcards)
}
