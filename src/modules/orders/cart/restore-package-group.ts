import { fail, ok } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { countCards, type Order } from '../order.ts'
import { readOrder } from '../orders.store.ts'
import { checkCardLimit } from './card-limit.ts'
import { insertPackages, insertShipments, saveDeliveryMode } from './cart.store.ts'
import { type CartResult, changeCart } from './change-cart.ts'
import { deliveryModeFor } from './delivery-mode.ts'
import { takeRemoval } from './removals.store.ts'
import { listChosen, type RemovedPart, restoreShipments, undoableSince } from './removed-part.ts'

/**
 * Restores what `deletePackageGroup` removed, with the same ids, receivers, delivery times and extras. Only the limit of an order is checked, so that
 * a cart cannot grow without end; the cart shows products that can no longer be bought, like any old cart.
 */
export function restorePackageGroup(ctx: ShopContext, part: RemovedPart): Promise<CartResult> {
  return changeCart(ctx, async (ctx, cart) => {
    const isKnown = part.packageId === undefined || isUuid(part.packageId)
    const since = undoableSince(ctx.clock.now())
    const removed = isKnown ? await takeRemoval(ctx.db, cart.id, { ...part, since }) : undefined
    if (!removed) return isInCart(cart, part) ? ok(cart) : fail([{ name: 'PACKAGE_UNKNOWN', parameter: 'packageId' }])
    const allowed = checkCardLimit(countCards(cart) + countCards({ shipments: removed }))
    if (!allowed.ok) return fail([allowed.failure])
    const { added, extended } = restoreShipments(cart, removed)
    await insertShipments(ctx.db, { orderId: cart.id, shipments: added })
    await insertPackages(ctx.db, extended)
    const mode = deliveryModeFor(cart.deliveryMode, [...cart.shipments, ...added])
    if (mode !== cart.deliveryMode) await saveDeliveryMode(ctx.db, cart.id, mode)
    return ok(await readOrder(ctx.db, cart.id))
  })
}

function isInCart(cart: Order, part: RemovedPart): boolean {
  return listChosen(cart, part).length > 0
}
