import type { Db } from '#platform/context.ts'
import { addJobs, type NewJob } from '#platform/jobs/add-job.ts'
import type { Reminder } from './reminders/reminders.store.ts'

export const ISSUE_CARDS = 'issue-cards'
export const SEND_CONFIRMATION = 'send-confirmation'
export const SEND_INVOICE = 'send-invoice'
export const SEND_GIFT = 'send-gift'
export const SEND_OVERDUE_GIFTS = 'send-overdue-gifts'
export const SEND_BOUNCE_NOTICE = 'send-bounce-notice'
export const SEND_CORRECTION_NOTICE = 'send-correction-notice'
export const SEND_OPENED_NOTICE = 'send-opened-notice'
export const SEND_THANKS = 'send-thanks'
export const ENQUEUE_REMINDERS = 'enqueue-reminders'
export const SEND_REMINDER = 'send-reminder'
/** Handled by enquiries, which owns the newsletter. */
export const ASK_BUYER_ABOUT_NEWSLETTER = 'ask-buyer-about-newsletter'

/** How often mail servers refused this mail. */
export type Refused = { refusals?: number }
export type OrderJob = Refused & { orderId: string }
export type GiftJob = { shipmentId: string; attempt: number }
export type BounceJob = Refused & GiftJob
/** What was changed: the address or the delivery date. */
export type Change = 'ADDRESS' | 'DATE'
export type CorrectionJob = Refused & { orderId: string; shipmentId: string; correctionId: string; change: Change }
export type ShipmentJob = Refused & { shipmentId: string }
export type ReminderJob = Refused & Reminder

/** One queued job of each name per order; it can run twice. Mails have a lower priority than cards. */
export function orderJob(name: string, orderId: string): NewJob<OrderJob> {
  return { name, payload: { orderId }, key: `${name} ${orderId}`, canWait: name !== ISSUE_CARDS }
}

/** One queued job per attempt. */
export function bounceJob({ shipmentId, attempt }: GiftJob): NewJob<BounceJob> {
  return { name: SEND_BOUNCE_NOTICE, payload: { shipmentId, attempt }, key: `${SEND_BOUNCE_NOTICE} ${shipmentId} ${attempt}` }
}

/** One queued job per correction. */
export function correctionJob({ orderId, shipmentId, correctionId, change }: CorrectionJob): NewJob<CorrectionJob> {
  return {
    name: SEND_CORRECTION_NOTICE,
    payload: { orderId, shipmentId, correctionId, change },
    key: `${SEND_CORRECTION_NOTICE} ${correctionId}`,
  }
}

/** One of each name per gift, because it is opened once, and its recipient can send thanks once. */
export function shipmentJob(name: string, shipmentId: string): NewJob<ShipmentJob> {
  return { name, payload: { shipmentId }, key: `${name} ${shipmentId}`, canWait: true }
}

/** One queued job per reminder. */
export function reminderJob({ shipmentId, expiresOn, days }: Reminder): NewJob<ReminderJob> {
  const key = `${SEND_REMINDER} ${shipmentId} ${expiresOn} ${days}`
  return { name: SEND_REMINDER, payload: { shipmentId, expiresOn, days }, key, canWait: true }
}

/** One queued job per gift. */
export function giftJob({ shipmentId, attempt }: GiftJob, runAt: Date): NewJob<GiftJob> {
  return { name: SEND_GIFT, payload: { shipmentId, attempt }, runAt, key: `${SEND_GIFT} ${shipmentId}`, canWait: true }
}

export function addGiftJob(db: Db, gift: GiftJob, runAt: Date): Promise<void> {
  return addJobs(db, [giftJob(gift, runAt)])
}
