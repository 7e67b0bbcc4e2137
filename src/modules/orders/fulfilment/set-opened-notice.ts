import { inTransaction } from '#platform/db/in-transaction.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import type { Order, Shipment } from '../order.ts'
import { saveNotifyWhenOpened } from './fulfilment.store.ts'
import { findOrderByToken } from './read-order-gifts.ts'

/** Stores whether the buyer gets a mail when a gift of an order is opened; for anybody with the order's link. */
export function setOpenedNotice(
  ctx: StorefrontContext,
  { orderToken, isWanted }: { orderToken: string; isWanted: boolean },
): Promise<Result<Order, ShopFailure[]>> {
  return inTransaction(ctx, async (ctx) => {
    const order = await findOrderByToken(ctx, orderToken)
    if (!order) return fail<ShopFailure[]>([{ name: 'GIFT_UNKNOWN' }])
    await saveNotifyWhenOpened(ctx.db, order.id, isWanted)
    return ok(order)
  })
}

/** True for a gift to another person: buyers get no mail when they open their own card. */
export function isGiftToOther({ kind, receiverKind }: Shipment): boolean {
  return kind === 'DIGITAL' && receiverKind === 'RECEIVER'
}
