import type { Context, Db } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { fail, ok } from '../../shared/result.ts'
import { markAskedAgain, readReturnedOfPayment } from '../payments/index.ts'
import { lockWithOrder } from './lock-with-order.ts'

export const REFUND_PAYMENT = 'refund-payment'

/** Queues the job that asks the provider; it runs after the current transaction commits. */
export function askForRefund(db: Db, reference: string): Promise<void> {
  return addJob(db, REFUND_PAYMENT, { reference }, { key: `${REFUND_PAYMENT} ${reference}` })
}

/** For staff who examined a failed refund. False when no refund of that payment failed, or its money was returned in another way. */
export async function askForRefundAgain(ctx: Context, reference: string): Promise<boolean> {
  const asked = await inTransaction(ctx, async (ctx) => {
    const payment = await lockWithOrder(ctx, { reference })
    if (payment?.state !== 'DUPLICATE' || (await readReturnedOfPayment(ctx.db, payment.id)) > 0) return fail('nothing to ask for')
    if (!(await markAskedAgain(ctx.db, payment.id, ctx.clock.now()))) return fail('nothing failed')
    await askForRefund(ctx.db, reference)
    return ok(undefined)
  })
  return asked.ok
}
