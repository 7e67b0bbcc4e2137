import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { isPaidWithBlockedCard, listOrderCards, restoreCard } from '../giftcards/index.ts'
import { findStoppedOrder, lockOrder } from '../orders/index.ts'
import { acceptReturns, liftDispute } from '../payments/index.ts'
import { restoreOnward } from './lift-block.ts'
import { lockBought } from './lock-bought.ts'

/**
 * Staff have looked into an order that is stopped and release what it bought, although its money is gone: what is gone by now is accepted. Should more of
 * it go, or be disputed anew, the order is stopped again.
 */
export function releaseOrder(ctx: Context, number: string): Promise<Result<void, 'not stopped' | 'paid with a blocked card'>> {
  return inTransaction(ctx, async (ctx) => {
    const order = await findStoppedOrder(ctx.db, number)
    if (!order) return fail('not stopped')
    await lockOrder(ctx.db, order.id)
    await liftDispute(ctx.db, order.id, ctx.clock.now())
    await acceptReturns(ctx.db, order.id)
    await lockBought(ctx, order.id)
    // Only now: whoever takes money back blocks with these locks.
    if (await isPaidWithBlockedCard(ctx.db, order.id)) return fail('paid with a blocked card')
    for (const { id } of (await listOrderCards(ctx.db, order.id)).filter(({ status }) => status === 'BLOCKED')) {
      await restoreCard(ctx, id)
      await restoreOnward(ctx, id)
    }
    return ok(undefined)
  })
}
