import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Job } from '#platform/jobs/job.ts'
import { ok } from '#shared/result.ts'
import { ERASED_AT_ONCE, eraseOrders, scheduleErasureOfCanceled } from './customer-orders.store.ts'

/** A guest may still want to pay a canceled order; after a month this is unlikely. */
const CANCELED_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Erases names and addresses: of orders whose buyer's account was deleted, after everything has arrived, and of old canceled orders of guests. */
export const eraseOrdersJob: Job = {
  name: 'erase-orders',
  async run(ctx) {
    let erased = 0
    for (let count = ERASED_AT_ONCE; count === ERASED_AT_ONCE; erased += count) count = await eraseSome(ctx)
    if (erased > 0) ctx.log.info({ orders: erased }, 'names and addresses of old orders erased')
  },
}

async function eraseSome(ctx: Context): Promise<number> {
  const erased = await inTransaction(ctx, async ({ db, clock }) => {
    const now = clock.now()
    await scheduleErasureOfCanceled(db, new Date(now.getTime() - CANCELED_DAYS * DAY_MS))
    return ok(await eraseOrders(db, now))
  })
  return erased.ok ? erased.value : 0
}
