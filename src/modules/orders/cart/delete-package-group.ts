import type { ShopFailure } from '../../../shared/failures.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { isUuid } from '../../../shared/uuid.ts'
import type { ShopContext } from '../../accounts/index.ts'
import type { Order } from '../order.ts'
import { readOrder } from '../orders.store.ts'
import { deletePackages } from './cart.store.ts'
import { changeCart } from './change-cart.ts'

/** Removes a package group, or one package of it, from the visitor's cart. Already removed is fine; undefined when there is no cart. */
export async function deletePackageGroup(
  ctx: ShopContext,
  { shipmentTag, packageId }: { shipmentTag: string; packageId: string | undefined },
): Promise<Result<Order | undefined, ShopFailure[]>> {
  const deleted = await changeCart(ctx, async (ctx, cart) => {
    if (packageId === undefined || isUuid(packageId)) await deletePackages(ctx.db, cart.id, { tag: shipmentTag, packageId })
    return ok(await readOrder(ctx.db, cart.id))
  })
  return deleted.ok || deleted.failure[0]?.name !== 'CART_UNKNOWN' ? deleted : ok(undefined)
}
