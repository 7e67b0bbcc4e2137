import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { fail, ok } from '../../shared/result.ts'
import { hasIssuedCards } from '../orders/index.ts'
import { findPayment, insertEvent, isReference, type PaymentEvent, type ReceivedEvent, receiveEvents } from '../payments/index.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { takeNews } from './take-news.ts'
import { takeFailedRefund, takeRefund } from './take-refund.ts'
import { blockCards, takeReturn } from './take-return.ts'

/** Shoppers need connections too. */
const MOST_AT_ONCE = 5
let underWay = 0

/** Stores what the provider told and acts on it, in one transaction. What cannot be acted on at once is stored alone, for its job. */
export async function takeEvents(ctx: Context, parts: CheckoutParts, events: readonly ReceivedEvent[]): Promise<void> {
  const [event, ...others] = events
  // Of several, each may be about another order, and two who lock them in another order would wait for each other.
  const canTry = event && others.length === 0 && underWay < MOST_AT_ONCE
  if (!(canTry && (await takeAtOnce(ctx, parts, event)))) await receiveEvents(ctx, events)
}

async function takeAtOnce(ctx: Context, parts: CheckoutParts, { dedupKey, body }: ReceivedEvent): Promise<boolean> {
  underWay++
  try {
    const taken = await inTransaction(ctx, async (ctx) => {
      const now = ctx.clock.now()
      const isNew = await insertEvent(ctx.db, { id: ctx.ids.uuid(), dedupKey, body, receivedAt: now, processedAt: now })
      if (!isNew) return ok(undefined)
      return (await takeEvent(ctx, parts, parts.payments.readEvent(body))) === 'taken' ? ok(undefined) : fail('early')
    })
    return taken.ok
  } catch (error) {
    ctx.log.warn({ err: error, dedupKey }, 'an event of the payment provider is left to its job')
    return false
  } finally {
    underWay--
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
    case 'REFUNDED':
      return takeRefund(ctx, parts, told)
    case 'REFUND_FAILED':
      return takeFailedRefund(ctx, told)
    case 'REVERSED':
    case 'CHARGED_BACK':
    case 'DISPUTED':
      if (!isReference(reference) && !(await findPayment(ctx.db, { pspReference }))) return ignore(ctx, told)
      return kind === 'DISPUTED' ? takeDispute(ctx, pspReference) : takeReturn(ctx, told)
    case 'OTHER':
      return 'taken'
  }
}

function ignore({ log }: Context, { kind, reference }: PaymentEvent): 'taken' {
  log.warn({ kind, reference }, 'an event about no order of ours')
  return 'taken'
}

async function takeDispute(ctx: Context, pspReference: string): Promise<'taken' | 'early'> {
  const payment = await findPayment(ctx.db, { pspReference })
  if (!payment || payment.state === 'NEW' || payment.state === 'REFUSED') return 'early'
  // Of a second payment that goes back anyway, nothing was bought.
  if (payment.state !== 'CAPTURED') return 'taken'
  // Cards that are made after that would never be blocked.
  if (!(await hasIssuedCards(ctx.db, payment.orderId))) return 'early'
  await blockCards(ctx, payment.orderId)
  return 'taken'
}
