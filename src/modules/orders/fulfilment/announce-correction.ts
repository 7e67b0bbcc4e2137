import { addJobs } from '../../../platform/jobs/add-job.ts'
import type { Bucket } from '../../../platform/rate-limits/limits.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import { correctionJob } from './fulfilment-jobs.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'

/** The buyer hears of corrections, but whoever holds the link is not to fill their mailbox. Who was told so often has the link to put it right. */
const MAILS_OF_ORDER: Bucket = { name: 'corrections', points: 20, seconds: 24 * 60 * 60 }

type Corrected = { orderId: string; shipmentId: string }

/** With the correction itself, the mail that tells of it. What can be corrected has no limit: a thief would use it up. */
export async function announceCorrection(
  ctx: StorefrontContext,
  { limits }: Pick<FulfilmentParts, 'limits'>,
  { orderId, shipmentId }: Corrected,
): Promise<void> {
  const mayTell = await limits.consume(ctx, MAILS_OF_ORDER, orderId)
  // What cannot be counted is told: a correction that the buyer does not hear of would help a thief.
  if (mayTell.ok || mayTell.failure.name === 'LIMITS_UNAVAILABLE')
    await addJobs(ctx.db, [correctionJob({ orderId, shipmentId, correctionId: ctx.ids.uuid() })])
}
