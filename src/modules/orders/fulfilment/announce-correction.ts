import { addJobs } from '../../../platform/jobs/add-job.ts'
import type { Bucket } from '../../../platform/rate-limits/limits.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import { correctionJob } from './fulfilment-jobs.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'

/** The buyer is notified of corrections, but nobody may use the link to flood their mailbox. After twenty notices the buyer has the link and can undo changes. */
const MAILS_OF_ORDER: Bucket = { name: 'corrections', points: 20, seconds: 24 * 60 * 60 }

type Corrected = { orderId: string; shipmentId: string }

/** Enqueues the notice with the correction. Corrections themselves have no limit, because a thief could use it up. */
export async function announceCorrection(
  ctx: StorefrontContext,
  { limits }: Pick<FulfilmentParts, 'limits'>,
  { orderId, shipmentId }: Corrected,
): Promise<void> {
  const mayTell = await limits.consume(ctx, MAILS_OF_ORDER, orderId)
  // Without the limiter the notice is sent anyway: a silent correction would help a thief.
  if (mayTell.ok || mayTell.failure.name === 'LIMITS_UNAVAILABLE')
    await addJobs(ctx.db, [correctionJob({ orderId, shipmentId, correctionId: ctx.ids.uuid() })])
}
