import type { Job } from '../../../../platform/jobs/job.ts'
import { type GiftJob, type OrderJob, SEND_CONFIRMATION, TELL_BOUNCE } from '../fulfilment-jobs.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { sendConfirmation, tellBounce } from '../tell-buyer.ts'

export function createSendConfirmationJob(parts: FulfilmentParts): Job<OrderJob> {
  return { name: SEND_CONFIRMATION, run: (ctx, { orderId }) => sendConfirmation(ctx, parts, orderId) }
}

export function createTellBounceJob(parts: FulfilmentParts): Job<GiftJob> {
  return { name: TELL_BOUNCE, run: (ctx, payload) => tellBounce(ctx, parts, payload) }
}
