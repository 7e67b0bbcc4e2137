import type { Job } from '#platform/jobs/job.ts'
import {
  type BounceJob,
  type CorrectionJob,
  ENQUEUE_REMINDERS,
  type GiftJob,
  ISSUE_CARDS,
  type OrderJob,
  type ReminderJob,
  SEND_BOUNCE_NOTICE,
  SEND_CONFIRMATION,
  SEND_CORRECTION_NOTICE,
  SEND_GIFT,
  SEND_INVOICE,
  SEND_OPENED_NOTICE,
  SEND_OVERDUE_GIFTS,
  SEND_REMINDER,
  SEND_THANKS,
  type ShipmentJob,
} from './fulfilment-jobs.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'
import { issueCards } from './issue-cards.ts'
import { enqueueReminders, sendReminder } from './reminders/send-reminders.ts'
import {
  sendBounceNotice,
  sendConfirmation,
  sendCorrectionNotice,
  sendInvoice,
  sendOpenedNotice,
  sendThanks,
} from './send-buyer-mails.ts'
import { sendGift, sendOverdueGifts } from './send-gift.ts'

export function createFulfilmentJobs(parts: FulfilmentParts): Job[] {
  return [
    { name: ISSUE_CARDS, run: (ctx, { orderId }: OrderJob) => issueCards(ctx, parts, orderId) },
    { name: SEND_CONFIRMATION, run: (ctx, job: OrderJob) => sendConfirmation(ctx, parts, job) },
    { name: SEND_INVOICE, run: (ctx, job: OrderJob) => sendInvoice(ctx, parts, job) },
    { name: SEND_GIFT, run: (ctx, job: GiftJob) => sendGift(ctx, parts, job) },
    { name: SEND_OVERDUE_GIFTS, run: sendOverdueGifts },
    { name: SEND_BOUNCE_NOTICE, run: (ctx, job: BounceJob) => sendBounceNotice(ctx, parts, job) },
    { name: SEND_CORRECTION_NOTICE, run: (ctx, job: CorrectionJob) => sendCorrectionNotice(ctx, parts, job) },
    { name: SEND_OPENED_NOTICE, run: (ctx, job: ShipmentJob) => sendOpenedNotice(ctx, parts, job) },
    { name: SEND_THANKS, run: (ctx, job: ShipmentJob) => sendThanks(ctx, parts, job) },
    { name: ENQUEUE_REMINDERS, run: (ctx) => enqueueReminders(ctx, parts) },
    { name: SEND_REMINDER, run: (ctx, job: ReminderJob) => sendReminder(ctx, parts, job) },
  ]
}
