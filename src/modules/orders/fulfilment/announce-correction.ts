import { addJobs } from '../../../platform/jobs/add-job.ts'
import type { Bucket } from '../../../platform/rate-limits/limits.ts'
import { mailboxKey } from '../../../shared/validation/email.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import type { Order } from '../order.ts'
import { correctionJob } from './fulfilment-jobs.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'

const DAY = 24 * 60 * 60
/**
 * The buyer hears of corrections, but whoever holds a link is not to fill a mailbox: its address was typed at the checkout, and may be a stranger's. Who was
 * told so often has the link to put it right. The first correction of an order is always told, so that nobody can use up the limit with another order; the
 * confirmation of that order went to the mailbox too.
 */
const FIRST_OF_ORDER: Bucket = { name: 'correction-first', points: 1, seconds: DAY }
const MAILS_TO_MAILBOX: Bucket = { name: 'correction-mailbox', points: 10, seconds: DAY }

/** With the correction itself, the mail that tells of it. What can be corrected has no limit: a thief would use it up. */
export async function announceCorrection(
  ctx: StorefrontContext,
  { limits }: Pick<FulfilmentParts, 'limits'>,
  { order, shipmentId }: { order: Order; shipmentId: string },
): Promise<void> {
  const mailbox = mailboxKey(order.billingAddress?.email ?? '')
  const first = await limits.consume(ctx, FIRST_OF_ORDER, order.id)
  const mayTell = first.ok ? first : await limits.consume(ctx, MAILS_TO_MAILBOX, mailbox)
  // What cannot be counted is told: a correction that the buyer does not hear of would help a thief.
  if (mayTell.ok || mayTell.failure.name === 'LIMITS_UNAVAILABLE')
    await addJobs(ctx.db, [correctionJob({ orderId: order.id, shipmentId, correctionId: ctx.ids.uuid() })])
}
