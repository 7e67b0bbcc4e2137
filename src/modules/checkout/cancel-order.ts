import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { ShopContext } from '../accounts/index.ts'
import { findCart, type Order, refillCart, renewCartCookie } from '../orders/index.ts'
import { discardCheckout, findCheckout } from './checkout.store.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { moveGiftcards } from './giftcards/move-giftcards.ts'
import { giveUpOrder } from './give-up-order.ts'
import { findOwnOrder, lockOwnOrder } from './own-order.ts'
import { findOpenPayment, readOpenPayment } from './read-open-payment.ts'

/** Gives an unpaid order up for good (spec §4). The shopper has everything back in the cart; asked again, nothing more happens. */
export async function cancelOrder(
  ctx: ShopContext,
  parts: CheckoutParts,
  orderUuid: string,
): Promise<Result<Order | undefined, ShopFailure>> {
  const order = await findOwnOrder(ctx, orderUuid)
  if (!order) return fail({ name: 'ORDER_UNKNOWN', parameter: 'orderUuid' })
  // It may be paid by now, and only the provider knows.
  const open = await findOpenPayment(ctx, order.id)
  if (open) await readOpenPayment(ctx, parts, open)
  const discarded = await inTransaction(ctx, (ctx) => discard(ctx, orderUuid))
  if (discarded.ok && discarded.value) renewCartCookie(ctx)
  return discarded
}

async function discard(ctx: ShopContext, orderUuid: string): Promise<Result<Order | undefined, ShopFailure>> {
  const order = await lockOwnOrder(ctx, orderUuid)
  if (!order || order.status === 'COMPLETED') return fail({ name: 'ORDER_NOT_CANCELABLE', parameter: 'orderUuid' })
  const checkout = await findCheckout(ctx.db, order.id)
  if (checkout?.discardedAt) return ok(await findCart(ctx))
  if (order.status === 'PENDING') await giveUpOrder(ctx, order, 'CANCELLED')
  await discardCheckout(ctx.db, order.id, ctx.clock.now())
  const cart = await refillCart(ctx, order)
  await moveGiftcards(ctx, { from: order.id, into: cart.id })
  return ok(cart)
}
