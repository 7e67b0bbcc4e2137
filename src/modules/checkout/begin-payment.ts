import type { ShopFailure } from '../../shared/failures.ts'
import type { ShopContext } from '../accounts/index.ts'
import { type Order, readOrder } from '../orders/index.ts'
import { findPayment } from '../payments/index.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { openSession } from './open-session.ts'
import type { JustBegun } from './pay-order.ts'

export type BegunPayment = {
  order: Order
  payment: { action: 'REDIRECT' | 'NONE'; redirectUrl: string | null } | null
  failures: readonly ShopFailure[]
}

/** What the shopper does next, once the transaction is through. Asked again with what was begun, it is the same. */
export async function beginPayment(
  ctx: ShopContext,
  parts: CheckoutParts,
  { begun, issuer }: { begun: JustBegun; issuer: string | null | undefined },
): Promise<BegunPayment> {
  const { orderId, reference } = begun
  const order = begun.order ?? (await readOrder(ctx.db, orderId))
  const payment = begun.payment ?? (reference === null ? undefined : await findPayment(ctx.db, { reference }))
  if (payment?.provider !== 'adyen') return { order, payment: { action: 'NONE', redirectUrl: null }, failures: [] }
  const redirectUrl = await openSession(ctx, parts, { order, payment, issuer: issuer ?? undefined })
  if (redirectUrl) return { order, payment: { action: 'REDIRECT', redirectUrl }, failures: [] }
  return { order, payment: null, failures: [{ name: 'PAYMENT_UNAVAILABLE' }] }
}
