import type { Job } from '#platform/jobs/job.ts'
import {
  type BounceJob,
  type CorrectionJob,
  type OpenedJob,
  type OrderJob,
  SEND_BOUNCE_NOTICE,
  SEND_CONFIRMATION,
  SEND_CORRECTION_NOTICE,
  SEND_INVOICE,
  SEND_OPENED_NOTICE,
  SEND_THANKS,
  type ThanksJob,
} from '../fulfilment-jobs.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import {
  sendBounceNotice,
  sendConfirmation,
  sendCorrectionNotice,
  sendInvoice,
  sendOpenedNotice,
  sendThanks,
} from '../send-buyer-mails.ts'

export function createSendConfirmationJob(parts: FulfilmentParts): Job<OrderJob> {
  return { name: SEND_CONFIRMATION, run: (ctx, payload) => sendConfirmation(ctx, parts, payload) }
}

export function createSendInvoiceJob(parts: FulfilmentParts): Job<OrderJob> {
  return { name: SEND_INVOICE, run: (ctx, payload) => sendInvoice(ctx, parts, payload) }
}

export function createSendBounceNoticeJob(parts: FulfilmentParts): Job<BounceJob> {
  return { name: SEND_BOUNCE_NOTICE, run: (ctx, payload) => sendBounceNotice(ctx, parts, payload) }
}

export function createSendCorrectionNoticeJob(parts: FulfilmentParts): Job<CorrectionJob> {
  return { name: SEND_CORRECTION_NOTICE, run: (ctx, payload) => sendCorrectionNotice(ctx, parts, payload) }
}

export function createSendOpenedNoticeJob(parts: FulfilmentParts): Job<OpenedJob> {
  return { name: SEND_OPENED_NOTICE, run: (ctx, payload) => sendOpenedNotice(ctx, parts, payload) }
}

export function createSendThanksJob(parts: FulfilmentParts): Job<ThanksJob> {
  return { name: SEND_THANKS, run: (ctx, payload) => sendThanks(ctx, parts, payload) }
}
