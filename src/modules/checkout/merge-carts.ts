import type { ShopContext } from '../accounts/index.ts'
import { mergeCarts as mergeOrders } from '../orders/index.ts'
import { moveGiftcards } from './giftcards/move-giftcards.ts'
import { takeUnpaidAlong } from './take-unpaid-along.ts'

/** At login, an order that is still to be paid comes along, and the guest's cart and its gift cards join the customer's own. */
export async function mergeCarts(ctx: ShopContext): Promise<void> {
  // First: the browser forgets its guest when the carts are one.
  await takeUnpaidAlong(ctx)
  await mergeOrders(ctx, moveGiftcards)
}
