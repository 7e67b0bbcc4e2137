import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { isPaidWithBlockedCard } from '../giftcards/index.ts'
import { findStoppedOrder, lockOrder } from '../orders/index.ts'
import { acceptReturns, liftDispute } from '../payments/index.ts'
import { blockCardsBoughtWith } from './block-cards-bought-with.ts'
import { restoreCardsOfOrder } from './lift-block.ts'

/** For staff who examined a stopped order. Releases what it bought and accepts the loss so far. More returned or disputed money stops the order again. */
export function releaseOrder(ctx: Context, number: string): Promise<Result<void, 'not stopped' | 'paid with a blocked card'>> {
  return inTransaction(ctx, async (ctx) => {
    const order = await findStoppedOrder(ctx.db, number)
    if (!order) return fail('not stopped')
    await lockOrder(ctx.db, order.id)
    await liftDispute(ctx.db, order.id, ctx.clock.now())
    await acceptReturns(ctx.db, order.id)
    await blockCardsBoughtWith(ctx, order.id)
    // Checked after locking, because a returned payment blocks cards under the same locks.
    if (await isPaidWithBlockedCard(ctx.db, order.id)) return fail('paid with a blocked card')
    await restoreCardsOfOrder(ctx, order.id)
    return ok(undefined)
  })
}
