import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { addJob } from '#platform/jobs/add-job.ts'
import { eachAlone } from '#platform/jobs/each-alone.ts'
import type { Job } from '#platform/jobs/job.ts'
import { ok } from '#shared/result.ts'
import { lockOrder } from '../../orders/index.ts'
import {
  HANDLE_PROVIDER_EVENT,
  listOpenPayments,
  listUnprocessedEvents,
  listUnrefundedDuplicates,
  type Payment,
  savePaymentChecked,
} from '../../payments/index.ts'
import { askForRefund } from '../ask-for-refund.ts'
import { SOURCE_KEPT_MS } from '../attempt-limits.ts'
import { closeCheckout, findCheckout, forgetSources, listOverdueCheckouts } from '../checkout.store.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { expireOrder } from '../expire-order.ts'
import { findOpenPayment, readOpenPayment } from '../read-open-payment.ts'

const MINUTE_MS = 60_000
/** A shopper needs some minutes to pay, so younger payments are not asked for. */
const OPEN_MS = 3 * MINUTE_MS
const AT_ONCE = 1_000
/** How long one run may spend asking the provider, so that it does not delay other jobs. */
const ASKING_MS = 30_000

/** Runs every minute: expires unpaid orders, asks for missing outcomes, and retries refunds and events that were not handled. */
export function createReconciler(parts: CheckoutParts): Job {
  return {
    name: 'reconcile-payments',
    async run(ctx) {
      const read = createOutcomeReader(ctx, parts)
      await expireOverdueOrders(ctx, read)
      await readOutcomes(ctx, read)
      await retryUnhandled(ctx)
      await forgetSources(ctx.db, ago(ctx, SOURCE_KEPT_MS))
    },
  }
}

const ago = ({ clock }: Context, ms: number) => new Date(clock.now().getTime() - ms)

/** False when the run had no time left to ask. */
type Read = (payment: Payment) => Promise<boolean>

/** A provider that does not answer or is slow is not asked again in this run, because every call could take the whole timeout. */
function createOutcomeReader(ctx: Context, parts: CheckoutParts): Read {
  let isUnavailable = false
  const askUntil = performance.now() + ASKING_MS
  return async (payment) => {
    if (isUnavailable || !payment.sessionResult) return true
    if (performance.now() > askUntil) return false
    await savePaymentChecked(ctx.db, payment.id, ctx.clock.now())
    isUnavailable = (await readOpenPayment(ctx, parts, payment)) === 'unavailable'
    return true
  }
}

/** Orders expire even when the provider does not answer: money that comes later completes the order or is refunded. */
async function expireOverdueOrders(ctx: Context, read: Read): Promise<void> {
  await eachAlone(ctx, await listOverdueCheckouts(ctx.db, ctx.clock.now()), async (orderId) => {
    const open = await findOpenPayment(ctx, orderId)
    if (open && !(await read(open))) return
    await inTransaction(ctx, async (ctx) => {
      const order = await lockOrder(ctx.db, orderId)
      const checkout = await findCheckout(ctx.db, orderId)
      const isOverdue = checkout && !checkout.closedAt && checkout.reservedUntil <= ctx.clock.now()
      if (isOverdue && order?.status === 'PENDING') await expireOrder(ctx, order, 'EXPIRED')
      else if (isOverdue) await closeCheckout(ctx.db, orderId, ctx.clock.now())
      return ok(undefined)
    })
  })
}

/** Only for shoppers who came back. For other shoppers and for transfers the provider only sends events. */
async function readOutcomes(ctx: Context, read: Read): Promise<void> {
  const open = await listOpenPayments(ctx.db, { before: ago(ctx, OPEN_MS), limit: AT_ONCE })
  await eachAlone(ctx, open, async (payment) => {
    const checkout = await findCheckout(ctx.db, payment.orderId)
    if (!checkout?.awaitsTransfer) await read(payment)
  })
}

/** Queues jobs again that used up their retries. The job key prevents duplicates. */
async function retryUnhandled(ctx: Context): Promise<void> {
  for (const { reference, settledAt } of await listUnrefundedDuplicates(ctx.db)) {
    if (settledAt && settledAt > ago(ctx, MINUTE_MS)) continue
    await askForRefund(ctx.db, reference)
  }
  for (const id of await listUnprocessedEvents(ctx.db, { before: ago(ctx, 10 * MINUTE_MS) })) {
    await addJob(ctx.db, HANDLE_PROVIDER_EVENT, { id }, { key: `provider-event ${id}` })
  }
}
