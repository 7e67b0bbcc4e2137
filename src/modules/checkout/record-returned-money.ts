import type { Context } from '../../platform/context.ts'
import { blockCard } from '../giftcards/index.ts'
import { insertReturn, type Payment, type PaymentEvent, readNeverArrived, readReturnedOfPayment } from '../payments/index.ts'
import { blockCardsBoughtWith } from './block-cards-bought-with.ts'
import { bookReturn } from './complete-paid-order.ts'
import { lockWithOrder } from './lock-with-order.ts'

type ReturnReport = Pick<PaymentEvent, 'kind' | 'eventId' | 'pspReference' | 'amount'>

/**
 * Books money that staff or the buyer's bank took back at the provider, that never came, or that was returned to us after all, and blocks what it
 * bought. Called inside a transaction; `early` means that the order is not ready for it yet.
 */
export async function recordReturnedMoney(ctx: Context, report: ReturnReport): Promise<'applied' | 'early'> {
  const { kind, eventId, pspReference, amount } = report
  const payment = await lockWithOrder(ctx, { pspReference })
  if (!payment || payment.state === 'NEW' || payment.state === 'REFUSED') return 'early'
  if (amount.currency !== payment.amount.currency) {
    throw new Error(`Payment ${payment.reference} is in ${payment.amount.currency}, but ${amount.currency} was returned`)
  }
  const minor = await minorOf(ctx, payment, report)
  if (minor === 0) return 'applied'
  // A duplicate payment is refunded and bought nothing.
  if (minor > 0 && payment.state === 'CAPTURED' && (await blockCards(ctx, payment.orderId)) === 'early') return 'early'
  const neverArrived = kind === 'NEVER_ARRIVED' || kind === 'ARRIVED_AFTER_ALL'
  await saveReturn(ctx, payment, { eventId, minor, neverArrived })
  return 'applied'
}

/** False when this event was already booked. */
export async function saveReturn(
  ctx: Context,
  payment: Payment,
  { eventId, minor, neverArrived }: { eventId: string; minor: number; neverArrived: boolean },
): Promise<boolean> {
  const returned = { eventId, paymentId: payment.id, amountMinor: minor, neverArrived, returnedAt: ctx.clock.now() }
  const isNew = await insertReturn(ctx.db, returned)
  if (isNew) await bookReturn(ctx, payment, { eventId, minor })
  return isNew
}

/** Positive: money taken back from us. Negative: money returned to us. */
async function minorOf({ db }: Context, payment: Payment, { kind, amount }: ReturnReport): Promise<number> {
  switch (kind) {
    case 'REVERSED':
      return -amount.minor
    case 'ARRIVED_AFTER_ALL':
      return -(await readNeverArrived(db, payment.id))
    // The amount that was not yet returned, only once, even if several events report it.
    case 'NEVER_ARRIVED':
    case 'CANCELLED':
      return Math.max(0, payment.amount.minor - (await readReturnedOfPayment(db, payment.id)))
    default:
      return amount.minor
  }
}

/** Blocks the cards that the money bought, so that nobody can spend them. Only staff can lift the block. */
export async function blockCards(ctx: Context, orderId: string): Promise<'applied' | 'early'> {
  const { cardIds, areAllIssued } = await blockCardsBoughtWith(ctx, orderId)
  // Cards issued after the money was returned would never be blocked.
  if (!areAllIssued) return 'early'
  ctx.log.warn({ orderId, cards: cardIds.length }, 'the payment of an order was returned: the cards bought with it are blocked')
  for (const id of cardIds) await blockCard(ctx, id)
  return 'applied'
}
