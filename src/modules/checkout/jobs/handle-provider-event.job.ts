import type { Context } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import {
  findPayment,
  HANDLE_PROVIDER_EVENT,
  lockEvent,
  markEventFailed,
  markEventProcessed,
  type PaymentEvent,
  type StoredEvent,
} from '../../payments/index.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { takeNews } from '../take-news.ts'
import { blockCards, takeReturn } from '../take-return.ts'
import { refundReference } from './refund-payment.job.ts'

/** Of an attempt to pay an order. Whatever else the account is used for is none of ours. */
const OUR_REFERENCE = /^[\da-f-]{36}:\d+$/

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60 * 60_000

/** What the provider told, acted on once. News that come before what they are about are put aside for a while. */
export function createEventJob(parts: CheckoutParts): Job<{ id: string }> {
  return {
    name: HANDLE_PROVIDER_EVENT,
    async run(ctx, { id }) {
      const taken = await inTransaction(ctx, (ctx) => takeEvent(ctx, parts, id)).catch(async (error: unknown) => {
        await markEventFailed(ctx.db, id, (error as Error).message)
        throw error
      })
      if (!taken.ok) await park(ctx, taken.failure)
    },
  }
}

async function takeEvent(ctx: Context, parts: CheckoutParts, id: string): Promise<Result<void, StoredEvent>> {
  const event = await lockEvent(ctx.db, id)
  if (!event || event.processedAt) return ok(undefined)
  const taken = await takeTold(ctx, parts, parts.payments.readEvent(event.body))
  if (taken === 'early') return fail(event)
  await markEventProcessed(ctx.db, id, ctx.clock.now())
  return ok(undefined)
}

async function takeTold(ctx: Context, parts: CheckoutParts, told: PaymentEvent): Promise<'taken' | 'early'> {
  const { kind, reference, pspReference, amount, reason, transfer } = told
  switch (kind) {
    case 'CAPTURED':
    case 'PENDING':
    case 'REFUSED':
      if (!OUR_REFERENCE.test(reference)) return ignore(ctx, told)
      return takeNews(ctx, parts, { reference, news: kind, pspReference, amount, reason, transfer })
    case 'REFUNDED':
      return takeRefund(ctx, parts, told)
    case 'REFUND_FAILED':
      ctx.log.error({ reference, pspReference }, 'the provider could not give money back')
      return 'taken'
    case 'CHARGED_BACK':
    case 'REVERSED':
      return takeReturn(ctx, told)
    case 'DISPUTED':
      return takeDispute(ctx, pspReference)
    case 'OTHER':
      return 'taken'
  }
}

function ignore({ log }: Context, { kind, reference }: PaymentEvent): 'taken' {
  log.warn({ kind, reference }, 'an event about no order of ours')
  return 'taken'
}

/** Money that came once too often went back, as we asked for; or somebody gave it back without us. */
async function takeRefund(ctx: Context, parts: CheckoutParts, told: PaymentEvent): Promise<'taken' | 'early'> {
  const payment = await findPayment(ctx.db, { pspReference: told.pspReference })
  if (!payment) return 'early'
  const isOurs = told.reference === refundReference(payment.reference)
  if (!isOurs && payment.state !== 'DUPLICATE') return takeReturn(ctx, told)
  return takeNews(ctx, parts, { reference: payment.reference, news: 'REFUNDED' })
}

async function takeDispute(ctx: Context, pspReference: string): Promise<'taken' | 'early'> {
  const payment = await findPayment(ctx.db, { pspReference })
  if (!payment) return 'early'
  await blockCards(ctx, payment.orderId)
  return 'taken'
}

async function park({ db, clock }: Context, { id, attempts }: StoredEvent): Promise<void> {
  await markEventFailed(db, id, 'early')
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** attempts, LONGEST_WAIT_MS)
  const runAt = new Date(clock.now().getTime() + waitMs)
  await addJob(db, HANDLE_PROVIDER_EVENT, { id }, { key: `provider-event ${id}`, runAt })
}
