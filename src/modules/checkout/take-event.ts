import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { createLimiter } from '../../platform/limiter.ts'
import { fail, ok } from '../../shared/result.ts'
import {
  findPayment,
  insertEvent,
  isReference,
  type PaymentEvent,
  type ReceivedEvent,
  receiveEvents,
  saveDispute,
} from '../payments/index.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { lockWithOrder } from './lock-with-order.ts'
import { findRefunded } from './refund-reference.ts'
import { takeNews } from './take-news.ts'
import { takeFailedRefund, takeRefund } from './take-refund.ts'
import { blockCards, takeReturn } from './take-return.ts'

/** Shoppers need connections too. */
const MAX_RUNNING = 5
/** The provider waits for an answer; what would wait longer is stored, and its job acts on it. */
const MAX_WAITING = 20

/** Stores what the provider told and acts on it, in one transaction. What cannot be acted on at once is stored alone, for its job. */
export function createTakeEvents(parts: CheckoutParts) {
  const limiter = createLimiter({ maxRunning: MAX_RUNNING, maxWaiting: MAX_WAITING })
  return async (ctx: Context, events: readonly ReceivedEvent[]): Promise<void> => {
    const [event, ...others] = events
    // Each of several may be about another order, and two requests that lock those in different order would wait for each other.
    const isSingle = event && others.length === 0
    const isTaken = isSingle && (await limiter.run(() => takeAtOnce(ctx, parts, event)))
    if (!isTaken) await receiveEvents(ctx, events)
  }
}

async function takeAtOnce(ctx: Context, parts: CheckoutParts, { dedupKey, body }: ReceivedEvent): Promise<boolean> {
  try {
    const taken = await inTransaction(ctx, async (ctx) => {
      const now = ctx.clock.now()
      const event = { id: ctx.ids.uuid(), dedupKey, body, receivedAt: now, processedAt: now }
      if (!(await insertEvent(ctx.db, event))) return ok(undefined)
      return (await takeEvent(ctx, parts, parts.payments.readEvent(body))) === 'taken' ? ok(undefined) : fail('early')
    })
    return taken.ok
  } catch (error) {
    ctx.log.warn({ err: error, dedupKey }, 'an event of the payment provider is left to its job')
    return false
  }
}

/** Acts on what the provider told. `early` says that it came before what it is about. */
export async function takeEvent(ctx: Context, parts: CheckoutParts, told: PaymentEvent): Promise<'taken' | 'early'> {
  const { kind, reference, pspReference, amount, reason, transfer } = told
  switch (kind) {
    case 'CAPTURED':
    case 'PENDING':
    case 'REFUSED':
      // Whatever else the account is used for is none of ours.
      if (!isReference(reference)) return ignore(ctx, told)
      return takeNews(ctx, parts, { reference, news: kind, pspReference, amount, reason, transfer })
    case 'OTHER':
      return 'taken'
    case 'UNKNOWN':
      // Money may have moved: somebody must look. What says nothing of our payments, such as a report, is laid aside.
      if (await isOurs(ctx, told)) ctx.log.error({ eventId: told.eventId, reference }, 'an unknown event about a payment of ours')
      return 'taken'
    default:
      return (await isOurs(ctx, told)) ? takeChange(ctx, parts, told) : ignore(ctx, told)
  }
}

/** What is done to a payment later may have a reference of its own. */
async function isOurs({ db }: Context, { reference, pspReference }: PaymentEvent): Promise<boolean> {
  return (
    isReference(reference) || findRefunded(reference) !== undefined || (await findPayment(db, { pspReference })) !== undefined
  )
}

function takeChange(ctx: Context, parts: CheckoutParts, told: PaymentEvent): Promise<'taken' | 'early'> {
  switch (told.kind) {
    case 'CANCELLED':
      return takeCancellation(ctx, parts, told)
    case 'REFUNDED':
      return takeRefund(ctx, parts, told)
    case 'REFUND_FAILED':
      return takeFailedRefund(ctx, told)
    case 'DISPUTED':
      return takeDispute(ctx, told)
    default:
      return takeReturn(ctx, told)
  }
}

function ignore({ log }: Context, { kind, reference }: PaymentEvent): 'taken' {
  log.warn({ kind, reference }, 'an event about no order of ours')
  return 'taken'
}

/** Before the money was told as ours it is a refusal; after that, the money goes back. */
async function takeCancellation(ctx: Context, parts: CheckoutParts, told: PaymentEvent): Promise<'taken' | 'early'> {
  const { reference, pspReference } = told
  const payment = (await lockWithOrder(ctx, { pspReference })) ?? (await lockWithOrder(ctx, { reference }))
  if (!payment) return 'early'
  if (payment.state === 'NEW' || payment.state === 'REFUSED') {
    return takeNews(ctx, parts, { reference: payment.reference, news: 'REFUSED', reason: 'CANCELLED', pspReference })
  }
  // Of another try of the same attempt, nothing came.
  return payment.pspReference && payment.pspReference !== pspReference ? 'taken' : takeReturn(ctx, told)
}

async function takeDispute(ctx: Context, { pspReference }: PaymentEvent): Promise<'taken' | 'early'> {
  const payment = await lockWithOrder(ctx, { pspReference })
  if (!payment || payment.state === 'NEW' || payment.state === 'REFUSED') return 'early'
  // Of a second payment that goes back anyway, nothing was bought.
  if (payment.state !== 'CAPTURED') return 'taken'
  await saveDispute(ctx.db, payment.id, ctx.clock.now())
  return blockCards(ctx, payment.orderId)
}
