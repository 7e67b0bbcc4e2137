import type { Context } from '../../platform/context.ts'
import { blockCard } from '../giftcards/index.ts'
import { insertReturn, type Payment, type PaymentEvent, readNeverCame, readReturnedOfPayment } from '../payments/index.ts'
import { bookReturn } from './complete-paid-order.ts'
import { lockBought } from './lock-bought.ts'
import { lockWithOrder } from './lock-with-order.ts'

type Told = Pick<PaymentEvent, 'kind' | 'eventId' | 'pspReference' | 'amount'>

/**
 * Money that was taken back from us at the provider's, by our own people or by the buyer's bank, or that never came; or that came back from there. It is
 * booked, and what was bought with it can be spent no more. Called inside a transaction; `early` says that the order is not that far yet.
 */
export async function takeReturn(ctx: Context, told: Told): Promise<'taken' | 'early'> {
  const { kind, eventId, pspReference, amount } = told
  const payment = await lockWithOrder(ctx, { pspReference })
  if (!payment || payment.state === 'NEW' || payment.state === 'REFUSED') return 'early'
  if (amount.currency !== payment.amount.currency) {
    throw new Error(`Of payment ${payment.reference} ${amount.currency} went back, not ${payment.amount.currency}`)
  }
  const minor = await minorOf(ctx, payment, told)
  if (minor === 0) return 'taken'
  // Of a second payment that goes back anyway, nothing was bought.
  if (minor > 0 && payment.state === 'CAPTURED' && (await blockCards(ctx, payment.orderId)) === 'early') return 'early'
  const neverCame = kind === 'NEVER_CAME' || kind === 'CAME_AFTER_ALL'
  await saveReturn(ctx, payment, { eventId, minor, neverCame })
  return 'taken'
}

/** False when it was told before: it is booked once. */
export async function saveReturn(
  ctx: Context,
  payment: Payment,
  { eventId, minor, neverCame }: { eventId: string; minor: number; neverCame: boolean },
): Promise<boolean> {
  const returned = { eventId, paymentId: payment.id, amountMinor: minor, neverCame, returnedAt: ctx.clock.now() }
  const isNew = await insertReturn(ctx.db, returned)
  if (isNew) await bookReturn(ctx, payment, { eventId, minor })
  return isNew
}

/** Plus is gone, minus is ours again. */
async function minorOf({ db }: Context, payment: Payment, { kind, amount }: Told): Promise<number> {
  switch (kind) {
    case 'REVERSED':
      return -amount.minor
    case 'CAME_AFTER_ALL':
      return -(await readNeverCame(db, payment.id))
    // All that is left of it, once, whatever else is told of it.
    case 'NEVER_CAME':
    case 'CANCELLED':
      return Math.max(0, payment.amount.minor - (await readReturnedOfPayment(db, payment.id)))
    default:
      return amount.minor
  }
}

/** Money that is being taken back from us must not be spent as well, nor what was bought with it. Whoever lifts the block is one of our people. */
export async function blockCards(ctx: Context, orderId: string): Promise<'taken' | 'early'> {
  const { cardIds, areAllMade } = await lockBought(ctx, orderId)
  // Cards that are made after their money went back would never be blocked.
  if (!areAllMade) return 'early'
  ctx.log.warn({ orderId, cards: cardIds.length }, 'the money of an order is taken back: what was bought with it is blocked')
  for (const id of cardIds) await blockCard(ctx, id)
  return 'taken'
}
