import { addJobs } from '#platform/jobs/add-job.ts'
import type { Bucket } from '#platform/rate-limits/limits.ts'
import { mailboxKey } from '#shared/validation/email.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import type { Order } from '../order.ts'
import { type Change, correctionJob } from './fulfilment-jobs.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'

const DAY = 24 * 60 * 60
/**
 * The buyer gets a notice of each correction, but nobody may use a link to flood a mailbox: the address was typed at the checkout and may belong to a
 * stranger. After this many notices the buyer has the link and can undo changes. The first correction of an order always sends a notice, so that
 * nobody can use up the limit with another order.
 */
const FIRST_OF_ORDER: Bucket = { name: 'correction-first', points: 1, seconds: DAY }
const MAILS_TO_MAILBOX: Bucket = { name: 'correction-mailbox', points: 10, seconds: DAY }

/** Queues the notice with the correction. Corrections themselves have no limit, because a thief could use it up. */
export async function announceCorrection(
  ctx: StorefrontContext,
  { limits }: Pick<FulfilmentParts, 'limits'>,
  { order, shipmentId, change = 'ADDRESS' }: { order: Order; shipmentId: string; change?: Change },
): Promise<void> {
  const mailbox = mailboxKey(order.billingAddress?.email ?? '')
  const first = await limits.consume(ctx, FIRST_OF_ORDER, order.id)
  const mayNotify = first.ok ? first : await limits.consume(ctx, MAILS_TO_MAILBOX, mailbox)
  // Without the limiter the notice is sent anyway: a correction without a notice would help a thief.
  if (mayNotify.ok || mayNotify.failure.name === 'LIMITS_UNAVAILABLE')
    await addJobs(ctx.db, [correctionJob({ orderId: order.id, shipmentId, correctionId: ctx.ids.uuid(), change })])
}
