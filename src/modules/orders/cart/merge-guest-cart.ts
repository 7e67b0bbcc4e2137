import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import type { Order } from '../order.ts'
import { lockOrder } from '../orders.store.ts'
import { nextPosition } from './add-package.ts'
import {
  findCustomerCartId,
  findGuestCartId,
  giveCartToCustomer,
  markReorder,
  mergeShipments,
  saveDeliveryMode,
} from './cart.store.ts'
import { clearCartCookie, ownerOf } from './cart-of-visitor.ts'
import { mergedDeliveryMode } from './delivery-mode.ts'
import { listFitting } from './fitting-shipments.ts'

/** Called before the first of two carts is merged into the second, so that other modules can move their data. Both carts are locked. */
type BeforeMerge = (ctx: ShopContext, carts: { from: string; into: string }) => Promise<void>

/**
 * At login the guest's cart is merged into the customer's own cart, up to the limit of an order. Without that limit a cart would grow with each
 * login. The rest is deleted with the guest's cart. For logins use checkout's `mergeCarts`, which also moves gift cards and unpaid orders.
 */
export async function mergeGuestCart(ctx: ShopContext, beforeMerge: BeforeMerge): Promise<void> {
  const { userId, tokenHash } = ownerOf(ctx)
  if (!userId || !tokenHash) return
  await inTransaction(ctx, async (ctx) => {
    const { code } = ctx.storefront
    const guestCartId = await findGuestCartId(ctx.db, tokenHash, code)
    const ownCartId = await findCustomerCartId(ctx.db, userId, code)
    // Locked in the order of their ids, like everywhere, so that two requests cannot deadlock.
    const ids = [guestCartId, ownCartId].filter((id) => id !== undefined).sort()
    const locked: (Order | undefined)[] = []
    for (const id of ids) locked.push(await lockOrder(ctx.db, id))
    const cartOf = (id: string | undefined) => locked.find((order) => order?.id === id && order?.status === 'CART')
    const guestCart = cartOf(guestCartId)
    const ownCart = cartOf(ownCartId)
    if (!guestCart || guestCart.userId !== null) return ok(undefined)
    if (!ownCart) await giveCartToCustomer(ctx.db, guestCart.id, userId)
    else {
      await beforeMerge(ctx, { from: guestCart.id, into: ownCart.id })
      const shipments = listFitting(ownCart, guestCart)
      const shipmentIds = shipments.map(({ id }) => id)
      await mergeShipments(ctx.db, { from: guestCart.id, into: ownCart.id, shipmentIds, offset: nextPosition(ownCart) })
      await saveDeliveryMode(ctx.db, ownCart.id, mergedDeliveryMode(ownCart, { ...guestCart, shipments }))
      if (guestCart.kind === 'REORDER') await markReorder(ctx.db, ownCart.id)
    }
    return ok(undefined)
  })
  clearCartCookie(ctx)
}
