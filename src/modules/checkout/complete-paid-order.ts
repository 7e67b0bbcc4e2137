import type { Context } from '../../platform/context.ts'
import type { Money } from '../../shared/money.ts'
import { captureHolds, captureLocked, type Hold, type LedgerAccount, postLedger } from '../giftcards/index.ts'
import { completeOrder, type Order } from '../orders/index.ts'
import { type Payment, recordGiftcardPayment } from '../payments/index.ts'
import { closeCheckout, type OrderGiftcard } from './checkout.store.ts'
import type { CheckoutParts } from './checkout-parts.ts'

/** Moves the money of a payment from the debtor's account to the order's account. */
export function bookCapture(ctx: Context, payment: Payment): Promise<void> {
  return book(ctx, payment, { kind: 'capture', from: debtorOf(payment), to: `order:${payment.orderId}` })
}

/** The account that owes us the payment. Bank transfers are already in our own account. */
function debtorOf({ provider, amount }: Payment): LedgerAccount {
  return `${provider === 'invoice' || provider === 'bank' ? provider : 'provider'}:${amount.currency}`
}

/** Money that we cannot accept stays in its own account until it is refunded. */
export function bookDuplicate(ctx: Context, payment: Payment): Promise<void> {
  const { currency } = payment.amount
  return book(ctx, payment, { kind: 'duplicate', from: `provider:${currency}`, to: `duplicates:${currency}` })
}

/** A refund that is repeated after a failure is a separate posting. */
export function bookRefund(ctx: Context, payment: Payment): Promise<void> {
  const { currency } = payment.amount
  return book(ctx, payment, {
    kind: 'refund',
    from: `duplicates:${currency}`,
    to: `provider:${currency}`,
    key: payment.refundedBy,
  })
}

/** The refund was reported as done but failed, so the money waits for a refund again. */
export function bookFailedRefund(ctx: Context, payment: Payment, refund: string): Promise<void> {
  const { currency } = payment.amount
  return book(ctx, payment, {
    kind: 'failed-refund',
    from: `provider:${currency}`,
    to: `duplicates:${currency}`,
    key: refund,
  })
}

/** Books money that was taken back from us or, with a negative amount, returned to us. The money of a duplicate never belonged to an order, so both cases use the same account. */
export function bookReturn({ db }: Context, payment: Payment, { eventId, minor }: { eventId: string; minor: number }) {
  const { reference, amount, state } = payment
  const entries = [
    { account: debtorOf(payment), minor },
    { account: `${state === 'CAPTURED' ? 'returned' : 'duplicates'}:${amount.currency}`, minor: -minor },
  ] as const
  return postLedger(db, { key: `return ${eventId}`, kind: 'return', reference, currency: amount.currency, entries })
}

type Posting = { kind: string; from: LedgerAccount; to: LedgerAccount; key?: string | undefined }

function book({ db }: Context, { reference, amount }: Payment, { kind, from, to, key = reference }: Posting): Promise<void> {
  const entries = [
    { account: from, minor: -amount.minor },
    { account: to, minor: amount.minor },
  ]
  return postLedger(db, { key: `${kind} ${key}`, kind, reference, currency: amount.currency, entries })
}

type Paid = {
  order: Order
  giftcards: readonly OrderGiftcard[]
  /** The holds of an order that is paid when it is placed: it has no other payment, and its checkout was never open. */
  holds?: readonly Hold[] | undefined
}

/** Captures the gift cards' part of a fully paid order and completes it. The caller has locked the order and holds its gift cards. Returns the completed order. */
export async function completePaidOrder(ctx: Context, parts: CheckoutParts, { order, giftcards, holds }: Paid): Promise<Order> {
  const { id, currency } = order
  const heldMinor = sumAmounts(giftcards)
  if (heldMinor > 0) await captureGiftcards(ctx, { orderId: id, amount: { currency, minor: heldMinor }, holds })
  const completed = await completeOrder(ctx, parts, order)
  if (!holds) await closeCheckout(ctx.db, id, ctx.clock.now())
  return completed
}

type GiftcardCapture = { orderId: string; amount: Money; holds: readonly Hold[] | undefined }

async function captureGiftcards(ctx: Context, { orderId, amount, holds }: GiftcardCapture): Promise<void> {
  const capturedMinor = holds ? await captureLocked(ctx, holds) : await captureHolds(ctx, orderId)
  if (capturedMinor !== amount.minor)
    throw new Error(`Gift cards paid ${capturedMinor} for order ${orderId} instead of ${amount.minor}`)
  await recordGiftcardPayment(ctx, { orderId, amount, isFirst: holds !== undefined })
}

export function sumAmounts(giftcards: readonly { amountMinor: number | null }[]): number {
  return giftcards.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0)
}
