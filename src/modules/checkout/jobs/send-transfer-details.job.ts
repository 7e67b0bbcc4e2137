import type { Job } from '../../../platform/jobs/job.ts'
import { type OrderJob, orderJob, readOrder, shopOfOrder, tryAgain } from '../../orders/index.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { writeTransferMail } from '../mail/transfer.mail.tsx'
import { readStateOf } from '../read-payment-state.ts'
import { SEND_TRANSFER_DETAILS } from '../take-news.ts'

/** Once the provider has told where the money goes. What was paid or given up meanwhile is awaited no more. */
export function createTransferJob(parts: CheckoutParts): Job<OrderJob> {
  return {
    name: SEND_TRANSFER_DETAILS,
    async run(ctx, { orderId, refusals }) {
      const order = await readOrder(ctx.db, orderId)
      const shop = shopOfOrder(ctx, parts, order)
      const transfer = (await readStateOf(shop, order))?.bankTransfer
      if (!transfer) return
      const outcome = await parts.mailer.send(await writeTransferMail(parts, shop, { order, transfer }))
      if (outcome === 'refused') await tryAgain(ctx, orderJob(SEND_TRANSFER_DETAILS, orderId), refusals)
    },
  }
}
