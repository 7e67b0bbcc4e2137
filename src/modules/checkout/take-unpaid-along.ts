import type { ShopContext } from '../accounts/index.ts'
import { giveOrderToCustomer, listUnpaidIds, ownerOf } from '../orders/index.ts'
import { findCheckout } from './checkout.store.ts'

/** Whoever logs in to pay does so soon; who sits down at a shared computer later is somebody else. */
const ALONG_MS = 24 * 60 * 60 * 1000

/**
 * At login: whose payment failed or was broken off finds the order in the account and pays it, whatever address it bears. What was given up for good
 * stays behind, and so does what awaits a transfer: there is nothing left to do about it here. An account finds it by its address, once that
 * is confirmed.
 */
export async function takeUnpaidAlong(ctx: ShopContext): Promise<void> {
  const { userId, tokenHash } = ownerOf(ctx)
  if (!userId || !tokenHash) return
  const after = new Date(ctx.clock.now().getTime() - ALONG_MS)
  for (const id of await listUnpaidIds(ctx.db, tokenHash, after)) {
    const checkout = await findCheckout(ctx.db, id)
    if (!checkout?.discardedAt && !checkout?.awaitsTransfer) await giveOrderToCustomer(ctx.db, id, userId)
  }
}
