import type { Context } from '../../platform/context.ts'
import { releaseStock } from '../catalog/index.ts'
import { releaseHolds } from '../giftcards/index.ts'
import { moveOrder, type Order } from '../orders/index.ts'
import { listPayments, type RefusalReason, settlePayment } from '../payments/index.ts'
import { closeCheckout } from './checkout.store.ts'

/** Ends the payment of an unpaid order and releases its stock and gift cards. Money that still comes is refunded. The caller holds the lock of the order, which is PENDING. */
export async function expireOrder(ctx: Context, { id }: Pick<Order, 'id'>, reason: RefusalReason): Promise<void> {
  const payments = await listPayments(ctx.db, id)
  for (const { reference } of payments.filter(({ state }) => state === 'NEW')) {
    await settlePayment(ctx, { reference, outcome: 'REFUSED', reason })
  }
  await releaseHolds(ctx, id)
  await releaseStock(ctx, id)
  await moveOrder(ctx.db, { id, from: 'PENDING', to: 'CANCELED', now: ctx.clock.now() })
  await closeCheckout(ctx.db, id, ctx.clock.now())
}
