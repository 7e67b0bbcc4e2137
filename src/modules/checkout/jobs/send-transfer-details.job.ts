import type { Job } from '../../../platform/jobs/job.ts'
import type { Bucket } from '../../../platform/rate-limits/limits.ts'
import { type OrderJob, readOrder, shopOfOrder } from '../../orders/index.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { writeTransferMail } from '../mail/transfer.mail.tsx'
import { readStateOf } from '../read-payment-state.ts'
import { SEND_TRANSFER_DETAILS } from '../take-news.ts'

/** Nobody has paid yet, and the address may be anybody's: it is not to be flooded. The page says the same. */
const MAILS_PER_ADDRESS: Bucket = { name: 'transfer-mail', points: 5, seconds: 60 * 60 }

/** Once the provider has told where the money goes. What was paid or given up meanwhile is awaited no more. */
export function createTransferJob(parts: CheckoutParts): Job<OrderJob> {
  return {
    name: SEND_TRANSFER_DETAILS,
    async run(ctx, { orderId }) {
      const order = await readOrder(ctx.db, orderId)
      const shop = shopOfOrder(ctx, parts, order)
      const transfer = (await readStateOf(shop, order))?.bankTransfer
      if (!transfer) return
      const allowed = await parts.limits.consume(ctx, MAILS_PER_ADDRESS, order.billingAddress?.email?.toLowerCase() ?? '')
      if (allowed.ok) await parts.mailer.send(await writeTransferMail(parts, shop, { order, transfer }))
    },
  }
}
