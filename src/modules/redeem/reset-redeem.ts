import { inTransaction } from '../../platform/db/in-transaction.ts'
import { TOO_MANY_AT_ONCE } from '../../platform/turns.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { ShopContext } from '../accounts/index.ts'
import { type CheckoutParts, discardUnpaid } from '../checkout/index.ts'
import { releaseHolds } from '../giftcards/index.ts'
import { clearRedeemCookie, deleteCart, findRedeemOrder, redeemHashOf } from '../orders/index.ts'
import { inVisitTurn, lockVisit } from './visit.ts'

/** Deletes what this browser is choosing, and cancels an unpaid extra payment. Completed exchanges are not changed. */
export async function resetRedeem(ctx: ShopContext, parts: CheckoutParts): Promise<Result<void, ShopFailure>> {
  const redeemHash = redeemHashOf(ctx)
  const order = redeemHash && (await findRedeemOrder(ctx.db, { redeemHash, storefront: ctx.storefront.code }))
  if (!order || order.status === 'COMPLETED') return ok(undefined)
  const ended = order.status === 'CART' ? await endVisit(ctx) : await discardUnpaid(ctx, parts, order.id)
  if (ended.ok) clearRedeemCookie(ctx)
  return ended
}

function endVisit(ctx: ShopContext): Promise<Result<void, ShopFailure>> {
  return inVisitTurn(ctx, TOO_MANY_AT_ONCE, () =>
    inTransaction(ctx, async (ctx) => {
      const order = await lockVisit(ctx)
      if (!order) return ok(undefined)
      await releaseHolds(ctx, order.id)
      await deleteCart(ctx.db, order.id)
      return ok(undefined)
    }),
  )
}
