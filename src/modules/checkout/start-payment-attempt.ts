import type { ShopFailure } from '../../shared/failures.ts'
import type { Money } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { ShopContext } from '../accounts/index.ts'
import type { Hold } from '../giftcards/index.ts'
import { type Order, savePaymentMethod } from '../orders/index.ts'
import { type Payment, type PaymentMethodId, startAttempt } from '../payments/index.ts'
import { checkMethod, type Payable } from './allowed-methods.ts'
import { isTriedTooOften, PER_SOURCE, storesSource, toPaymentFailure } from './attempt-limits.ts'
import { type Checkout, listGiftcards, type OrderGiftcard } from './checkout.store.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { completePaidOrder, sumAmounts } from './complete-paid-order.ts'
import { extendReservation, reserveUntilPaid } from './extend-reservation.ts'
import { payByInvoice } from './invoices/pay-by-invoice.ts'
import type { PayerHashes } from './unpaid-orders.ts'

/** A started attempt; `reference` is null when everything is paid. Stored as the answer of its idempotency key. */
export type AttemptAnswer = { orderId: string; reference: string | null }
/** With data that the same request does not need to read again. */
export type StartedAttempt = AttemptAnswer & { order?: Order; payment?: Payment }

export function toAttemptAnswer({ orderId, reference }: StartedAttempt): AttemptAnswer {
  return { orderId, reference }
}

type Paying = Result<StartedAttempt, ShopFailure[]>
type Asked = {
  order: Order
  giftcards: readonly OrderGiftcard[]
  /** The order's open holds, when the caller has locked their cards. */
  held?: readonly Hold[] | undefined
  chosen: string | null | undefined
  payer: PayerHashes
  /** True when the order was placed in this request. */
  isFirst: boolean
  /** The checkout before this attempt, when the order was placed earlier. */
  checkout?: Checkout | undefined
}

/** Reserves what a placed order needs and starts its payment. An order that needs no provider is paid at once. The caller holds the order's lock. */
export async function startPaymentAttempt(
  ctx: ShopContext,
  parts: CheckoutParts,
  { order, giftcards, held, chosen, payer, isFirst, checkout }: Asked,
): Promise<Paying> {
  const payable = toPayable(order, giftcards)
  const method = checkMethod(ctx.storefront, payable, chosen)
  if (!method.ok) return method
  if (method.value !== order.paymentMethod) await savePaymentMethod(ctx.db, order.id, method.value)
  const amount = { currency: order.currency, minor: payable.toPayMinor }
  if (method.value === 'invoice')
    return payByInvoice(ctx, parts, { order: { ...order, paymentMethod: method.value }, giftcards, amount, payer })
  // An order that already awaits this transfer keeps waiting for it.
  const isSameTransfer = checkout?.awaitsTransfer && method.value === order.paymentMethod
  const reservedUntil = reserveUntilPaid(order, checkout, ctx.clock.now())
  const source = storesSource(method.value) ? ctx.request?.ip : undefined
  const isPaid = payable.toPayMinor === 0
  const reservation = {
    giftcards,
    reservedUntil,
    payer: isPaid ? undefined : payer,
    source,
    isPaidAtOnce: isFirst && isPaid,
    held,
  }
  const reserved = isSameTransfer ? ok(undefined) : await extendReservation(ctx, order, reservation)
  if (!reserved.ok) return reserved
  if (isPaid) {
    const completed = await completePaidOrder(ctx, parts, { order, giftcards, holds: isFirst ? reserved.value : undefined })
    return ok({ orderId: order.id, reference: null, order: { ...completed, paymentMethod: method.value } })
  }
  const started = await payAtProvider(ctx, parts, { orderId: order.id, method: method.value, amount, isFirst })
  return started.ok ? ok({ ...started.value, order: { ...order, paymentMethod: method.value } }) : started
}

export async function readPayable({ db }: ShopContext, order: Order): Promise<Payable> {
  return toPayable(order, await listGiftcards(db, order.id))
}

function toPayable(order: Order, giftcards: readonly OrderGiftcard[]): Payable {
  const totalMinor = order.frozenTotals?.totalMinor
  if (totalMinor === undefined) throw new Error(`Order ${order.id} is not placed`)
  const toPayMinor = totalMinor - sumAmounts(giftcards)
  const total = { currency: order.currency, minor: totalMinor }
  return { customerType: order.customerType, total, toPayMinor, takesGiftcards: false }
}

type Attempt = { orderId: string; method: PaymentMethodId; amount: Money; isFirst: boolean }

/** Counts only a new attempt, before its outcome is known; `correctLimit` may give it back later. The source's counter is not rolled back with the transaction. */
async function payAtProvider(ctx: ShopContext, { limits }: CheckoutParts, attempt: Attempt): Promise<Paying> {
  const { orderId, method } = attempt
  const payment = await startAttempt(ctx, { ...attempt, provider: 'adyen' })
  if (payment.isNew) {
    if (isTriedTooOften(payment.earlier, method, ctx.clock.now())) {
      ctx.log.info({ orderId, method }, 'too many payment attempts for this order')
      return fail([{ name: 'RETRY_LIMIT' }])
    }
    const perSource = PER_SOURCE[method]
    const allowed = perSource ? await limits.consumeBySource(ctx, perSource) : ok(undefined)
    if (!allowed.ok) return fail([toPaymentFailure(allowed.failure)])
  }
  return ok({ orderId, reference: payment.reference, payment })
}
