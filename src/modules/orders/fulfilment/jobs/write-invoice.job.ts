import type { Job } from '../../../../platform/jobs/job.ts'
import { type OrderJob, WRITE_INVOICE } from '../fulfilment-jobs.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { writeInvoice } from '../invoice/write-invoice.ts'

export function createWriteInvoiceJob(parts: FulfilmentParts): Job<OrderJob> {
  return { name: WRITE_INVOICE, run: (ctx, { orderId }) => writeInvoice(ctx, parts, orderId) }
}
