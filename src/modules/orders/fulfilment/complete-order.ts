import type { Context } from '#platform/context.ts'
import { inOwnTransaction, joinTransaction } from '#platform/db/in-transaction.ts'
import { addJobs, type NewJob } from '#platform/jobs/add-job.ts'
import { consumeStock } from '../../catalog/index.ts'
import { postLedger } from '../../giftcards/index.ts'
import { promisedSince, promiseShipments } from '../arrival.ts'
import { listPackages, type Order } from '../order.ts'
import { moveOrder, savePromises } from '../orders.store.ts'
import { insertFulfilment } from './fulfilment.store.ts'
import { ASK_BUYER_ABOUT_NEWSLETTER, ISSUE_CARDS, orderJob } from './fulfilment-jobs.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'
import { countIssued, fulfilOrder } from './issue-cards.ts'
import { shopOfOrder } from './shop-of-order.ts'
import { splitPaid } from './sold-money.ts'

/** More cards than this are issued by a job, so that the payment's locks are not held for long. */
const MAX_CARDS_AT_ONCE = 20

/**
 * Completes a fully paid order. Called inside the transaction that locked it and booked the last of its money into `order:<id>`. Consumes its stock,
 * moves fees and discounts out of the clearing account, issues its cards and queues its mails. A completed order is not changed. Returns the
 * completed order.
 */
export async function completeOrder(ctx: Context, parts: FulfilmentParts, order: Order): Promise<Order> {
  const { id: orderId, status } = order
  if (status === 'COMPLETED') return order
  return joinTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    await moveOrder(ctx.db, { id: orderId, from: status, to: 'COMPLETED', now })
    const paid = await renewPromise(ctx, parts, { ...order, completedAt: now })
    await bookFees(ctx, order)
    await consumeStock(ctx, orderId)
    const asking = order.newsletter ? [orderJob(ASK_BUYER_ABOUT_NEWSLETTER, orderId)] : []
    await addJobs(ctx.db, [...(await issue(ctx, parts, paid)), ...asking])
    return { ...paid, status: 'COMPLETED', canceledAt: null }
  })
}

/** A late payment moves the promised days; a payment in time leaves them as shown. */
async function renewPromise(ctx: Context, parts: FulfilmentParts, order: Order): Promise<Order> {
  const { storefront } = shopOfOrder(ctx, parts, order)
  const since = promisedSince({ placedAt: order.placedAt, paidAt: ctx.clock.now() })
  const promised = promiseShipments(order, storefront, since)
  await savePromises(ctx.db, promised.shipments)
  return promised
}

/** If issuing its cards fails, the order stays paid and a job retries until it succeeds. */
async function issue(ctx: Context, parts: FulfilmentParts, order: Order): Promise<NewJob[]> {
  // These cards are locked now; later another payment could activate them.
  if (order.kind === 'ACTIVATION') return fulfilOrder(ctx, parts, order)
  const count = listPackages(order).reduce((sum, one) => sum + countIssued(one), 0)
  if (count > MAX_CARDS_AT_ONCE) return issueLater(ctx, order)
  try {
    return await inOwnTransaction(ctx, (ctx) => fulfilOrder(ctx, parts, order))
  } catch (error) {
    ctx.log.error({ err: error, orderId: order.id }, 'issuing the cards of a paid order failed: its job will retry')
    return issueLater(ctx, order)
  }
}

async function issueLater({ db, clock }: Context, { id }: Order): Promise<NewJob[]> {
  await insertFulfilment(db, id, clock.now())
  return [orderJob(ISSUE_CARDS, id)]
}

/** What then remains in the order's account is the value of its cards and donations. */
async function bookFees({ db }: Context, order: Order): Promise<void> {
  const { id, currency } = order
  const { feesMinor, discountMinor } = splitPaid(order)
  const entries = [
    { account: `order:${id}`, minor: discountMinor - feesMinor },
    { account: `fees:${currency}`, minor: feesMinor },
    { account: `discounts:${currency}`, minor: -discountMinor },
  ] as const
  const moving = entries.filter(({ minor }) => minor !== 0)
  if (moving.length > 0) {
    await postLedger(db, { key: `complete-order ${id}`, kind: 'complete-order', reference: id, currency, entries: moving })
  }
}
