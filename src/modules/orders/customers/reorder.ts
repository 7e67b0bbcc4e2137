import { inTransaction } from '#platform/db/in-transaction.ts'
import { TOO_MANY_AT_ONCE } from '#platform/turns.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { inVisitorTurn, openCart, ownerOf, setCartCookie } from '../cart/cart-of-visitor.ts'
import { refillCart } from '../cart/refill-cart.ts'
import type { Order } from '../order.ts'
import { findOwnedOrder } from '../orders.store.ts'

/** Adds a past order of the customer to the cart again, up to the limit of an order. A delivery day in the past becomes "as soon as possible". */
export async function reorder(ctx: ShopContext, orderUuid: string): Promise<Result<Order, ShopFailure[]>> {
  const order = isUuid(orderUuid) ? await findOwnedOrder(ctx.db, orderUuid, ownerOf(ctx)) : undefined
  // A card can be activated only once.
  const cannotReorder = !order || order.status === 'CART' || order.kind === 'ACTIVATION'
  if (cannotReorder || order.storefront !== ctx.storefront.code) {
    return fail([{ name: 'ORDER_UNKNOWN', parameter: 'orderUuid' }])
  }
  const shipments = order.shipments.map((shipment) => ({ ...shipment, deliverAt: null, deliverOn: null }))
  let token: string | undefined
  const filled = await inVisitorTurn(ctx, [TOO_MANY_AT_ONCE], () =>
    inTransaction<ShopContext, Order, ShopFailure[]>(ctx, async (ctx) => {
      token = (await openCart(ctx)).token
      const { cart, isComplete } = await refillCart(ctx, { ...order, shipments })
      return isComplete ? ok(cart) : fail([{ name: 'CARD_LIMIT', parameter: 'qty' }])
    }),
  )
  setCartCookie(ctx, token)
  return filled
}
