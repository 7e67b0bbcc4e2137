import type { ShopContext } from '../accounts/index.ts'
import { giveOrderToCustomer, listUnpaidIds, ownerOf } from '../orders/index.ts'
import { findCheckout } from './checkout.store.ts'

/** A buyer who logs in to pay does so soon; a later login may be another person on a shared computer. */
const ADOPT_WITHIN_MS = 24 * 60 * 60 * 1000

/**
 * At login the account gets the unpaid order of this browser, so that the buyer finds it there and can pay it, whatever address it has. Cancelled
 * orders and orders that await a transfer are not moved, because the buyer cannot pay them online. A paid order moves to the account with its
 * confirmed address.
 */
export async function adoptUnpaidOrders(ctx: ShopContext): Promise<void> {
  const { userId, tokenHash } = ownerOf(ctx)
  if (!userId || !tokenHash) return
  const after = new Date(ctx.clock.now().getTime() - ADOPT_WITHIN_MS)
  for (const id of await listUnpaidIds(ctx.db, tokenHash, after)) {
    const checkout = await findCheckout(ctx.db, id)
    if (!checkout?.discardedAt && !checkout?.awaitsTransfer) await giveOrderToCustomer(ctx.db, id, userId)
  }
}
