import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { ok } from '../../../shared/result.ts'
import { eraseOrders } from './customer-orders.store.ts'

/** Erases names and addresses of deleted accounts once their last gift has arrived. */
export const eraseOrdersJob: Job = {
  name: 'erase-orders',
  async run(ctx) {
    const erased = await inTransaction(ctx, async ({ db, clock }) => ok(await eraseOrders(db, clock.now())))
    if (erased.ok && erased.value > 0) ctx.log.info({ orders: erased.value }, 'names and addresses of old orders erased')
  },
}
