import { inTransaction } from '../../platform/db/in-transaction.ts'
import { TOO_MANY_AT_ONCE } from '../../platform/turns.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { ShopContext } from '../accounts/index.ts'
import { findCart, inVisitorTurn, type Order, refillCart, renewCartCookie } from '../orders/index.ts'
import { discardCheckout, findCheckout } from './checkout.store.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { expireOrder } from './expire-order.ts'
import { moveGiftcards } from './giftcards/move-giftcards.ts'
import { findOwnOrder, lockOwnOrder } from './own-order.ts'
import { findOpenPayment, readForShopper } from './read-open-payment.ts'

type Canceled = Result<{ cart: Order | undefined; isComplete: boolean }, ShopFailure>

/** Cancels an unpaid order permanently (spec §4). Its items return to the cart as far as the cart's limits allow; the rest can be reordered. Repeating it changes nothing. */
export async function cancelOrder(ctx: ShopContext, parts: CheckoutParts, orderUuid: string): Promise<Canceled> {
  const order = await findOwnOrder(ctx, orderUuid)
  if (!order) return fail({ name: 'ORDER_UNKNOWN', parameter: 'orderUuid' })
  // The order may already be paid, and only the provider knows.
  const open = await findOpenPayment(ctx, order.id)
  if (open) await readForShopper(ctx, parts, open)
  const discarded = await inVisitorTurn(ctx, TOO_MANY_AT_ONCE, () => inTransaction(ctx, (ctx) => discard(ctx, orderUuid)))
  if (discarded.ok && discarded.value.cart) renewCartCookie(ctx)
  return discarded
}

async function discard(ctx: ShopContext, orderUuid: string): Promise<Canceled> {
  const order = await lockOwnOrder(ctx, orderUuid)
  if (!order || order.status === 'COMPLETED') return fail({ name: 'ORDER_NOT_CANCELABLE', parameter: 'orderUuid' })
  const checkout = await findCheckout(ctx.db, order.id)
  if (checkout?.discardedAt) return ok({ cart: await findCart(ctx), isComplete: true })
  await discardOrder(ctx, order)
  // These orders have no cart items.
  if (order.kind === 'ACTIVATION' || order.kind === 'REDEEM') return ok({ cart: await findCart(ctx), isComplete: true })
  const restored = await refillCart(ctx, order)
  await moveGiftcards(ctx, { from: order.id, into: restored.cart.id })
  return ok(restored)
}

/** Releases gift cards and stock; money that still comes is refunded. The caller holds the lock of the order, which is placed and not paid. */
export async function discardOrder(ctx: ShopContext, order: Order): Promise<void> {
  if (order.status === 'PENDING') await expireOrder(ctx, order, 'REPLACED')
  await discardCheckout(ctx.db, order.id, ctx.clock.now())
}

/** For a redeem order that waits for its extra payment. Asks the provider first, because the order may already be paid. */
export async function discardUnpaid(
  ctx: ShopContext,
  parts: CheckoutParts,
  orderUuid: string,
): Promise<Result<void, ShopFailure>> {
  const open = await findOpenPayment(ctx, orderUuid)
  if (open) await readForShopper(ctx, parts, open)
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOwnOrder(ctx, orderUuid)
    if (!order || order.status === 'COMPLETED') return fail({ name: 'ORDER_NOT_CANCELABLE', parameter: 'orderUuid' })
    await discardOrder(ctx, order)
    return ok(undefined)
  })
}
