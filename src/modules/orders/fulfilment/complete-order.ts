import type { Context } from '../../../platform/context.ts'
import { joinTransaction } from '../../../platform/db/in-transaction.ts'
import { addJobs } from '../../../platform/jobs/add-job.ts'
import { consumeStock } from '../../catalog/index.ts'
import { postLedger } from '../../giftcards/index.ts'
import type { Order } from '../order.ts'
import { moveOrder } from '../orders.store.ts'
import { insertFulfilment } from './fulfilment.store.ts'
import { ASK_BUYER_ABOUT_NEWSLETTER, ISSUE_CARDS, orderJob, WRITE_INVOICE } from './fulfilment-jobs.ts'
import { splitPaid } from './sold-money.ts'

/**
 * An order that is paid in full: called inside the transaction that locked it and booked the last of its money into `order:<id>`. It becomes COMPLETED, its
 * stock is taken for good, fees and discounts leave the clearing account, and the jobs that fulfil it are enqueued. What is completed already
 * stays as it is.
 */
export async function completeOrder(ctx: Context, order: Order): Promise<void> {
  const { id: orderId, status } = order
  if (status === 'COMPLETED') return
  await joinTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    await moveOrder(ctx.db, { id: orderId, from: status, to: 'COMPLETED', now })
    await insertFulfilment(ctx.db, orderId, now)
    await consumeStock(ctx, orderId)
    await keepFees(ctx, order)
    const jobs = [ISSUE_CARDS, WRITE_INVOICE, ...(order.newsletter ? [ASK_BUYER_ABOUT_NEWSLETTER] : [])]
    await addJobs(
      ctx.db,
      jobs.map((name) => orderJob(name, orderId)),
    )
  })
}

/** What is left on the order's account is the value of its cards and donations. */
async function keepFees({ db }: Context, order: Order): Promise<void> {
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
