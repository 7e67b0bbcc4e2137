import type { Job } from '#platform/jobs/job.ts'
import { type GiftJob, SEND_GIFT, SEND_OVERDUE_GIFTS } from '../fulfilment-jobs.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { sendGift, sendOverdueGifts } from '../send-gift.ts'

export function createSendGiftJob(parts: FulfilmentParts): Job<GiftJob> {
  return { name: SEND_GIFT, run: (ctx, payload) => sendGift(ctx, parts, payload) }
}

export const sendOverdueGiftsJob: Job = { name: SEND_OVERDUE_GIFTS, run: (ctx) => sendOverdueGifts(ctx) }
