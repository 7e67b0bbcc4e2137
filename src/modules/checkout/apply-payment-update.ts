import type { Context } from '../../platform/context.ts'
import { inTransaction, joinTransaction } from '../../platform/db/in-transaction.ts'
import { addJobs } from '../../platform/jobs/add-job.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { lockOrder, moveOrder, type Order, orderJob, shopOfOrder } from '../orders/index.ts'
import {
  isPendingMethod,
  type LockedPayments,
  lockPayments,
  orderIdOf,
  type Payment,
  type SettledPayment,
  type SettlePayment,
  saveTransfer,
  settlePayment,
  type TransferAccount,
} from '../payments/index.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import { askForRefund } from './ask-for-refund.ts'
import { correctLimit } from './attempt-limits.ts'
import { findPlaced, type Placed } from './checkout.store.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { bookCapture, bookDuplicate, bookRefund, completePaidOrder } from './complete-paid-order.ts'
import { expireOrder } from './expire-order.ts'
import { extendReservation, holdGiftcards, isStockReserved } from './extend-reservation.ts'
import { queueTransferMail } from './transfer-mails.ts'

export const SEND_ACTIVATION_RETURNED = 'send-activation-returned'

/** An update of one payment; `PENDING` means that the money is on its way. */
export type PaymentUpdate = Omit<SettlePayment, 'outcome' | 'isTooLate'> & {
  outcome: SettlePayment['outcome'] | 'PENDING'
  /** The account to transfer the money to, for a pending payment. */
  transfer?: TransferAccount | undefined
}

/**
 * Every payment update ends here: from the returning shopper, a provider event or the reconciler. Repeated, late and reordered updates have the same
 * effect. `early` means that the update cannot be applied yet and must be retried. Locks order, payment, gift cards, ledger, in this order.
 */
export function applyPaymentUpdate(ctx: Context, parts: CheckoutParts, update: PaymentUpdate): Promise<'applied' | 'early'> {
  return joinTransaction(ctx, async (ctx) => {
    const { order, locked, placed } = await lockForPaymentUpdate(ctx, orderIdOf(update.reference))
    const before = locked.payments.find(({ reference }) => reference === update.reference)
    if (!order || !before) return 'early'
    const shop = shopOfOrder(ctx, parts, order)
    if (update.outcome === 'PENDING') {
      await awaitTransfer(shop, parts, { order, payment: before, placed, transfer: update.transfer })
      return 'applied'
    }
    const settled = await settle(shop, parts, { order, locked, placed, update: { ...update, outcome: update.outcome } })
    const ip = placed.checkout?.source
    if (ip) await correctLimit(shop, parts.limits, { before, after: settled.payment, ip })
    return settled.early ? 'early' : 'applied'
  })
}

type Settled = Result<SettledPayment, ShopFailure[]>

async function lockForPaymentUpdate({ db, clock }: Context, orderId: string) {
  const order = await lockOrder(db, orderId)
  const locked = await lockPayments(db, orderId)
  const placed = await findPlaced(db, orderId)
  const isReserved = order !== undefined && placed.checkout !== undefined && isStockReserved(order, placed.checkout, clock.now())
  return { order, locked, placed: { ...placed, isReserved } }
}

type PlacedOrder = Placed & {
  /** The order's stock is still reserved. */
  isReserved: boolean
}
type OrderUpdate = { order: Order; locked: LockedPayments; placed: PlacedOrder; update: SettlePayment }

async function settle(ctx: StorefrontContext, parts: CheckoutParts, orderUpdate: OrderUpdate): Promise<SettledPayment> {
  const { order, update } = orderUpdate
  const accepted = await settleOrRollBack(ctx, parts, orderUpdate)
  if (accepted.ok) return accepted.value
  ctx.log.warn({ reference: update.reference, reason: accepted.failure }, 'a payment cannot be accepted')
  const settled = await settlePayment(ctx, { ...update, isTooLate: true })
  await refundDuplicate(ctx, settled)
  const isActivated = accepted.failure.some(({ name }) => name === 'ACTIVATION_ACTIVE')
  if (isActivated && settled.changed) await addJobs(ctx.db, [orderJob(SEND_ACTIVATION_RETURNED, order.id)])
  // Its gift cards were spent or its stock was sold, so the order cannot be completed as it was placed.
  if (order.status === 'PENDING') await expireOrder(ctx, order, 'ERROR')
  return settled
}

/** Fails when the money came but the order cannot be completed; then all changes are rolled back. */
function settleOrRollBack(ctx: StorefrontContext, parts: CheckoutParts, orderUpdate: OrderUpdate): Promise<Settled> {
  const { order, placed } = orderUpdate
  const settleAll = (ctx: StorefrontContext) => settleAndComplete(ctx, parts, orderUpdate)
  // Only spent gift cards, activated cards, an ended reservation or an expired order can make it fail; otherwise no savepoint is needed.
  const cannotFail = order.status === 'PENDING' && placed.giftcards.length === 0 && hasReservation(order, placed)
  return cannotFail ? settleAll(ctx) : inTransaction(ctx, settleAll)
}

async function settleAndComplete(
  ctx: StorefrontContext,
  parts: CheckoutParts,
  { order, locked, update, placed }: OrderUpdate,
): Promise<Settled> {
  const settled = await settlePayment(ctx, update, locked)
  const { payment, changed } = settled
  if (!changed) return ok(settled)
  if (payment.state === 'DUPLICATE') await refundDuplicate(ctx, settled)
  if (payment.state === 'REFUNDED') await bookRefund(ctx, payment)
  if (payment.state !== 'CAPTURED') return ok(settled)
  const renewed = await renewReservation(ctx, order, placed)
  if (!renewed.ok) return renewed
  await bookCapture(ctx, payment)
  await completePaidOrder(ctx, parts, { order: { ...order, status: 'PENDING' }, giftcards: placed.giftcards })
  return ok(settled)
}

/** Renews a hold or reservation that ended while the shopper paid, and an order that expired, if possible. An erased order has no receiver, so it cannot be renewed. */
async function renewReservation(
  ctx: StorefrontContext,
  order: Order,
  placed: PlacedOrder,
): Promise<Result<unknown, ShopFailure[]>> {
  const { checkout, giftcards } = placed
  if (order.status === 'PENDING')
    return hasReservation(order, placed) ? holdGiftcards(ctx, giftcards) : extendReservation(ctx, order, { giftcards })
  // The cards of a cancelled exchange are available again, and their holder may have chosen something else.
  const canReopen = order.status === 'CANCELED' && !checkout?.discardedAt && order.billingAddress && order.kind !== 'REDEEM'
  if (!canReopen) return fail([{ name: 'ORDER_NOT_PAYABLE' }])
  await moveOrder(ctx.db, { id: order.id, from: 'CANCELED', to: 'PENDING', now: ctx.clock.now() })
  return extendReservation(ctx, order, { giftcards })
}

/** Cards to activate are not reserved: another payment may have activated them. */
function hasReservation({ kind }: Order, { isReserved }: PlacedOrder): boolean {
  return isReserved && kind !== 'ACTIVATION'
}

/** Books the money as a duplicate at once; a job then asks the provider for the refund. */
async function refundDuplicate(ctx: Context, { payment, changed }: SettledPayment): Promise<void> {
  if (!changed) return
  await bookDuplicate(ctx, payment)
  await askForRefund(ctx.db, payment.reference)
}

type AwaitedPayment = Pick<OrderUpdate, 'order' | 'placed'> & Pick<PaymentUpdate, 'transfer'> & { payment: Payment }

/** Only a transfer takes days; all other methods have an outcome within moments. */
async function awaitTransfer(
  ctx: StorefrontContext,
  parts: CheckoutParts,
  { order, payment, placed: { checkout, giftcards }, transfer }: AwaitedPayment,
): Promise<void> {
  const isAwaited = order.status === 'PENDING' && payment.state === 'NEW' && isPendingMethod(payment.method)
  if (!isAwaited) return
  if (transfer) await saveTransfer(ctx.db, payment.id, transfer)
  const wasReserved = checkout?.awaitsTransfer ?? false
  const reserved = wasReserved ? ok(undefined) : await extendReservation(ctx, order, { giftcards, awaits: 'TRANSFER' })
  if (!reserved.ok)
    return ctx.log.warn({ orderId: order.id, reason: reserved.failure }, 'the reservation for a bank transfer failed')
  // A repeated update names the same account, and the buyer should get only one mail.
  const isNew = !wasReserved || !payment.transfer
  if (isNew && (transfer ?? payment.transfer)) await queueTransferMail(ctx, parts, order)
}
