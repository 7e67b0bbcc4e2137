import { isAnswered, once } from '../../platform/idempotency/once.ts'
import type { SourceBucket } from '../../platform/rate-limits/source-counters.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { ShopContext } from '../accounts/index.ts'
import { moveOrder, type Order } from '../orders/index.ts'
import { isPendingMethod, type Payment } from '../payments/index.ts'
import { checkMethod } from './allowed-methods.ts'
import { findCheckout, listGiftcards } from './checkout.store.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { isPayable } from './extend-reservation.ts'
import { type OpenedPayment, openPaymentPage } from './open-payment-page.ts'
import { findOwnOrder, lockOwnOrder } from './own-order.ts'
import { checkIssuer } from './place-and-pay.ts'
import { findOpenPayment, type Reading, readForShopper } from './read-open-payment.ts'
import { readPayable, type StartedAttempt, startPaymentAttempt, toAttemptAnswer } from './start-payment-attempt.ts'
import { checkUnpaid, hashPayer, inSourceTurn } from './unpaid-orders.ts'

type Retry = {
  orderUuid: string
  paymentMethod?: string | null | undefined
  issuer?: string | null | undefined
  idempotencyKey: string
}

/** Each call with a new key stores a row, even when it changes nothing. */
const RETRIES_PER_SOURCE: SourceBucket = { name: 'retry-payment-source', points: 60, seconds: 10 * 60 }

/** Pays a placed order again, or with another method, at the prices of its placement. */
export async function retryPayment(
  ctx: ShopContext,
  parts: CheckoutParts,
  { idempotencyKey, ...asked }: Retry,
): Promise<Result<OpenedPayment, ShopFailure[]>> {
  const issuer = checkIssuer(asked.issuer)
  if (!issuer.ok) return issuer
  const order = await findOwnOrder(ctx, asked.orderUuid)
  if (!order) return fail([{ name: 'ORDER_UNKNOWN', parameter: 'orderUuid' }])
  // The order may already be paid or refused, and only the provider knows.
  const open = await findOpenPayment(ctx, order.id)
  const chosen = asked.paymentMethod ?? order.paymentMethod
  const method = open ? checkMethod(ctx.storefront, await readPayable(ctx, order), chosen) : ok(undefined)
  if (!method.ok) return method
  const reading = open && (await readForShopper(ctx, parts, open))
  const isSameMethod = open?.method === chosen
  if (open && isSameMethod && isPageUsed(open, reading)) return fail([{ name: 'PAYMENT_UNAVAILABLE' }])
  const request = { scope: `retry-payment ${order.id}`, key: idempotencyKey, body: asked, toAnswer: toAttemptAnswer }
  const mayRetry = (await isAnswered(ctx, request)) ? ok(undefined) : await parts.limits.consumeBySource(ctx, RETRIES_PER_SOURCE)
  if (!mayRetry.ok) return fail([mayRetry.failure])
  const started = await inSourceTurn(ctx, () => once(ctx, request, (ctx) => payAgain(ctx, parts, asked)))
  return started.ok ? ok(await openPaymentPage(ctx, parts, { started: started.value, issuer: asked.issuer })) : started
}

/** The shopper came back from this page, so it cannot be used to pay any more. A new page is opened only after this attempt is known to be refused. */
function isPageUsed({ method }: Payment, reading: Reading): boolean {
  return reading === 'unavailable' || (reading === 'PENDING' && !isPendingMethod(method))
}

async function payAgain(
  ctx: ShopContext,
  parts: CheckoutParts,
  { orderUuid, paymentMethod }: Omit<Retry, 'idempotencyKey'>,
): Promise<Result<StartedAttempt, ShopFailure[]>> {
  const payer = hashPayer(ctx, parts)
  // The source is locked before the order, as when an order is placed.
  const allowed = await checkUnpaid(ctx, payer)
  const order = await lockOwnOrder(ctx, orderUuid)
  const checkout = order && (await findCheckout(ctx.db, order.id))
  if (!order || order.status === 'COMPLETED' || checkout?.discardedAt)
    return fail([{ name: 'ORDER_NOT_PAYABLE', parameter: 'orderUuid' }])
  if (!isPayable(order, checkout, ctx.clock.now())) return fail([{ name: 'ORDER_TOO_OLD', parameter: 'orderUuid' }])
  if (order.status === 'CANCELED') {
    if (!allowed.ok) return allowed
    await moveOrder(ctx.db, { id: order.id, from: 'CANCELED', to: 'PENDING', now: ctx.clock.now() })
  }
  const payable = { ...order, status: 'PENDING', canceledAt: null } satisfies Order
  const giftcards = await listGiftcards(ctx.db, order.id)
  return startPaymentAttempt(ctx, parts, {
    order: payable,
    giftcards,
    chosen: paymentMethod ?? order.paymentMethod,
    payer,
    isFirst: false,
    checkout,
  })
}
