import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { ShopContext } from '../accounts/index.ts'
import { findPayment } from '../payments/index.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { findOwnOrder } from './own-order.ts'
import { readForShopper } from './read-open-payment.ts'
import { type PaymentStateOfOrder, readPaymentState } from './read-payment-state.ts'

const LONGEST_SESSION = 100
/** The provider's format: one word of ASCII characters. */
const SESSION_RESULT = /^[!-~]{1,5000}$/

type Return = { orderUuid: string; sessionId: string; sessionResult: string }

/** Handles a shopper's return from the provider's page. The result in the request proves nothing; it is only a key to ask the provider for the outcome. */
export async function confirmReturn(
  ctx: ShopContext,
  parts: CheckoutParts,
  { orderUuid, sessionId, sessionResult }: Return,
): Promise<Result<PaymentStateOfOrder, ShopFailure>> {
  const order = await findOwnOrder(ctx, orderUuid)
  const isPlausible = sessionId.length <= LONGEST_SESSION && SESSION_RESULT.test(sessionResult)
  const payment = order && isPlausible ? await findPayment(ctx.db, { sessionId }) : undefined
  if (!order || payment?.orderId !== order.id) return fail({ name: 'ORDER_UNKNOWN' })
  await readForShopper(ctx, parts, { ...payment, returnedResult: sessionResult })
  const state = await readPaymentState(ctx, orderUuid)
  return state ? ok(state) : fail({ name: 'ORDER_UNKNOWN' })
}
