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
  saveDispute,
  storeProviderEvents,
} from '../payments/index.ts'
import { applyPaymentUpdate } from './apply-payment-update.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { lockWithOrder } from './lock-with-order.ts'
import { recordFailedRefund, recordRefund } from './record-refund.ts'
import { blockCards, recordReturnedMoney } from './record-returned-money.ts'
import { findRefunded } from './refund-reference.ts'

/** Keeps database connections free for shoppers. */
const MAX_RUNNING = 5
/** The provider waits for an answer, so an event that would wait longer is only stored, and a job applies it. */
const MAX_WAITING = 20

/** Stores a provider event and applies it in one transaction. An event that cannot be applied at once is only stored, and a job applies it. */
export function createEventReceiver(parts: CheckoutParts) {
  const limiter = createLimiter({ maxRunning: MAX_RUNNING, maxWaiting: MAX_WAITING })
  return async (ctx: Context, events: readonly ReceivedEvent[]): Promise<void> => {
    const [event, ...others] = events
    // Events may be about different orders, and two requests that lock these in a different order would deadlock.
    const isSingle = event && others.length === 0
    const isApplied = isSingle && (await limiter.run(() => applyAtOnce(ctx, parts, event)))
    if (!isApplied) await storeProviderEvents(ctx, events)
  }
}

async function applyAtOnce(ctx: Context, parts: CheckoutParts, { dedupKey, body }: ReceivedEvent): Promise<boolean> {
  try {
    const applied = await inTransaction(ctx, async (ctx) => {
      const now = ctx.clock.now()
      const event = { id: ctx.ids.uuid(), dedupKey, body, receivedAt: now, processedAt: now }
      if (!(await insertEvent(ctx.db, event))) return ok(undefined)
      return (await applyProviderEvent(ctx, parts, parts.payments.readEvent(body))) === 'applied' ? ok(undefined) : fail('early')
    })
    return applied.ok
  } catch (error) {
    ctx.log.warn({ err: error, dedupKey }, 'a payment event could not be applied at once: its job will apply it')
    return false
  }
}

/** Applies a provider event. `early` means that it came before the payment that it is about. */
export async function applyProviderEvent(ctx: Context, parts: CheckoutParts, event: PaymentEvent): Promise<'applied' | 'early'> {
  const { kind, reference, pspReference, amount, reason, transfer } = event
  switch (kind) {
    case 'CAPTURED':
    case 'PENDING':
    case 'REFUSED':
      // The merchant account may also be used for other purposes.
      if (!isReference(reference)) return ignore(ctx, event)
      return applyPaymentUpdate(ctx, parts, { reference, outcome: kind, pspReference, amount, reason, transfer })
    case 'OTHER':
      return 'applied'
    case 'UNKNOWN':
      // Money may have moved, so staff must look at it. Events that are not about our payments, such as reports, are ignored.
      if (await isOurs(ctx, event))
        ctx.log.error({ eventId: event.eventId, reference }, 'a payment event of an unknown kind names a payment of this shop')
      return 'applied'
    default:
      return (await isOurs(ctx, event)) ? applyChange(ctx, parts, event) : ignore(ctx, event)
  }
}

/** Later changes of a payment may have their own reference. */
async function isOurs({ db }: Context, { reference, pspReference }: PaymentEvent): Promise<boolean> {
  return (
    isReference(reference) || findRefunded(reference) !== undefined || (await findPayment(db, { pspReference })) !== undefined
  )
}

function applyChange(ctx: Context, parts: CheckoutParts, event: PaymentEvent): Promise<'applied' | 'early'> {
  switch (event.kind) {
    case 'CANCELLED':
      return applyCancellation(ctx, parts, event)
    case 'REFUNDED':
      return recordRefund(ctx, parts, event)
    case 'REFUND_FAILED':
      return recordFailedRefund(ctx, event)
    case 'DISPUTED':
      return applyDispute(ctx, event)
    default:
      return recordReturnedMoney(ctx, event)
  }
}

function ignore({ log }: Context, { kind, reference }: PaymentEvent): 'applied' {
  log.warn({ kind, reference }, 'a payment event names no order of this shop')
  return 'applied'
}

/** Before the capture, a cancellation is a refusal; after it, the money is returned. */
async function applyCancellation(ctx: Context, parts: CheckoutParts, event: PaymentEvent): Promise<'applied' | 'early'> {
  const { reference, pspReference } = event
  const payment = (await lockWithOrder(ctx, { pspReference })) ?? (await lockWithOrder(ctx, { reference }))
  if (!payment) return 'early'
  if (payment.state === 'NEW' || payment.state === 'REFUSED') {
    return applyPaymentUpdate(ctx, parts, { reference: payment.reference, outcome: 'REFUSED', reason: 'CANCELLED', pspReference })
  }
  // A different payment of the same attempt was cancelled, so no money moved.
  return payment.pspReference && payment.pspReference !== pspReference ? 'applied' : recordReturnedMoney(ctx, event)
}

async function applyDispute(ctx: Context, { pspReference }: PaymentEvent): Promise<'applied' | 'early'> {
  const payment = await lockWithOrder(ctx, { pspReference })
  if (!payment || payment.state === 'NEW' || payment.state === 'REFUSED') return 'early'
  // A duplicate payment is refunded and bought nothing.
  if (payment.state !== 'CAPTURED') return 'applied'
  await saveDispute(ctx.db, payment.id, ctx.clock.now())
  return blockCards(ctx, payment.orderId)
}
