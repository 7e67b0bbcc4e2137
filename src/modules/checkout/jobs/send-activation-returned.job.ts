import type { Job } from '#platform/jobs/job.ts'
import { type OrderJob, orderJob, readOrder, shopOfOrder, tryAgain } from '../../orders/index.ts'
import { SEND_ACTIVATION_RETURNED } from '../apply-payment-update.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { writeActivationReturnedMail } from '../mail/activation-returned.mail.tsx'

/** Sends nothing when the address was erased in the meantime. */
export function createActivationReturnedJob(parts: CheckoutParts): Job<OrderJob> {
  return {
    name: SEND_ACTIVATION_RETURNED,
    async run(ctx, { orderId, refusals }) {
      const order = await readOrder(ctx.db, orderId)
      const to = order.billingAddress?.email
      if (!to) return
      const mail = await writeActivationReturnedMail(parts, shopOfOrder(ctx, parts, order), { order, to })
      if ((await parts.mailer.send(mail)) === 'refused')
        await tryAgain(ctx, orderJob(SEND_ACTIVATION_RETURNED, orderId), refusals)
    },
  }
}
