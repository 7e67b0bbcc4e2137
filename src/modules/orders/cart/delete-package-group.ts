import type { ShopFailure } from '#shared/failures.ts'
import { ok, type Result } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import type { Order } from '../order.ts'
import { readOrder } from '../orders.store.ts'
import { deletePackages } from './cart.store.ts'
import { changeCart } from './change-cart.ts'
import { deleteOldRemovals, saveRemoval } from './removals.store.ts'
import { listChosen, type RemovedPart, undoableSince } from './removed-part.ts'

/**
 * Removes a package group, or one package of it, from the visitor's cart, and stores it for `restorePackageGroup`. It is no error if it is already
 * removed. Undefined when there is no cart.
 */
export async function deletePackageGroup(ctx: ShopContext, part: RemovedPart): Promise<Result<Order | undefined, ShopFailure[]>> {
  const deleted = await changeCart(ctx, async (ctx, cart) => {
    const shipments = listChosen(cart, part)
    if (shipments.length > 0) {
      const removedAt = ctx.clock.now()
      await deletePackages(ctx.db, cart.id, { tag: part.shipmentTag, packageId: part.packageId })
      await saveRemoval(ctx.db, cart.id, { ...part, shipments, removedAt })
      await deleteOldRemovals(ctx.db, { before: undoableSince(removedAt), orderId: cart.id })
    }
    return ok(await readOrder(ctx.db, cart.id))
  })
  return deleted.ok || deleted.failure[0]?.name !== 'CART_UNKNOWN' ? deleted : ok(undefined)
}
