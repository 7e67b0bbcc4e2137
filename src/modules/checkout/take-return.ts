import type { Context } from '../../platform/context.ts'
import { blockCard, listOrderCards } from '../giftcards/index.ts'
import { hasIssuedCards } from '../orders/index.ts'
import { insertReturn, type PaymentEvent } from '../payments/index.ts'
import { bookReturn } from './complete-paid-order.ts'
import { lockWithOrder } from './lock-with-order.ts'

type Told = Pick<PaymentEvent, 'kind' | 'eventId' | 'pspReference' | 'amount'>

/**
 * Money that was taken back from us at the provider's, by our own people or by the buyer's bank, or that came back from there. It is booked, and
 * what was bought with it can be spent no more. Called inside a transaction; `early` says that the order is not that far yet.
 */
export async function takeReturn(ctx: Context, { kind, eventId, pspReference, amount }: Told): Promise<'taken' | 'early'> {
  const payment = await lockWithOrder(ctx, { pspReference })
  const isKept = payment?.state === 'CAPTURED'
  if (!payment || payment.state === 'NEW' || payment.state === 'REFUSED') return 'early'
  // Cards that are made after their money went back would never be blocked.
  if (isKept && !(await hasIssuedCards(ctx.db, payment.orderId))) return 'early'
  if (amount.currency !== payment.amount.currency) {
    throw new Error(`Of payment ${payment.reference} ${amount.currency} went back, not ${payment.amount.currency}`)
  }
  const minor = kind === 'REVERSED' ? -amount.minor : amount.minor
  const isNew = await insertReturn(ctx.db, { eventId, paymentId: payment.id, amountMinor: minor, returnedAt: ctx.clock.now() })
  if (isNew) await bookReturn(ctx, payment, { eventId, minor })
  // Of a second payment that goes back anyway, nothing was bought.
  if (minor > 0 && isKept) await blockCards(ctx, payment.orderId)
  return 'taken'
}

/** Money that is being taken back from us must not be spent as well. Whoever lifts the block is one of our people. */
export async function blockCards(ctx: Context, orderId: string): Promise<void> {
  ctx.log.warn({ orderId }, 'the money of an order is taken back: its gift cards are blocked')
  for (const { id } of await listOrderCards(ctx.db, orderId)) await blockCard(ctx, id)
}
