import type { Db } from '../../../platform/context.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'

export const ISSUE_CARDS = 'issue-cards'
export const WRITE_INVOICE = 'write-invoice'
export const SEND_CONFIRMATION = 'send-confirmation'
export const SEND_GIFT = 'send-gift'
export const SEND_OVERDUE_GIFTS = 'send-overdue-gifts'
export const TELL_BOUNCE = 'tell-bounce'
/** Done by enquiries, which keeps the newsletter. */
export const ASK_BUYER_ABOUT_NEWSLETTER = 'ask-buyer-about-newsletter'

/** What every paid order needs, in no order: each can run first, last, and twice. */
export const FULFILMENT_JOBS = [ISSUE_CARDS, WRITE_INVOICE, SEND_CONFIRMATION] as const

export type OrderJob = { orderId: string }
export type GiftJob = { shipmentId: string; attempt: number }

/** One waiting job a gift. Letters let cards go first. */
export function addGiftJob(db: Db, { shipmentId, attempt }: GiftJob, runAt: Date): Promise<void> {
  return addJob<GiftJob>(db, SEND_GIFT, { shipmentId, attempt }, { runAt, key: `${SEND_GIFT} ${shipmentId}`, canWait: true })
}
