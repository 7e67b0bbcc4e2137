import type { Job } from '../../../../platform/jobs/job.ts'
import {
  type BounceJob,
  type CorrectionJob,
  type OrderJob,
  SEND_CONFIRMATION,
  SEND_INVOICE,
  TELL_BOUNCE,
  TELL_CORRECTION,
} from '../fulfilment-jobs.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { sendConfirmation, sendInvoice, tellBounce, tellCorrection } from '../tell-buyer.ts'

export function createSendConfirmationJob(parts: FulfilmentParts): Job<OrderJob> {
  return { name: SEND_CONFIRMATION, run: (ctx, payload) => sendConfirmation(ctx, parts, payload) }
}

export function createSendInvoiceJob(parts: FulfilmentParts): Job<OrderJob> {
  return { name: SEND_INVOICE, run: (ctx, payload) => sendInvoice(ctx, parts, payload) }
}

export function createTellBounceJob(parts: FulfilmentParts): Job<BounceJob> {
  return { name: TELL_BOUNCE, run: (ctx, payload) => tellBounce(ctx, parts, payload) }
}

export function createTellCorrectionJob(parts: FulfilmentParts): Job<CorrectionJob> {
  return { name: TELL_CORRECTION, run: (ctx, payload) => tellCorrection(ctx, parts, payload) }
}
