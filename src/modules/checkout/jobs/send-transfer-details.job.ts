import type { Job } from '#platform/jobs/job.ts'
import { readOrder, shopOfOrder, tryAgain } from '../../orders/index.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { writeProFormaMail } from '../mail/pro-forma.mail.tsx'
import { writeTransferMail } from '../mail/transfer.mail.tsx'
import { readStateOf } from '../read-payment-state.ts'
import { listTransferRecipients, SEND_TRANSFER_DETAILS, type TransferJob, transferJob } from '../transfer-mails.ts'

/** Sent when the account to pay to is known, unless the order was paid or cancelled in the meantime. */
export function createTransferJob(parts: CheckoutParts): Job<TransferJob> {
  return {
    name: SEND_TRANSFER_DETAILS,
    async run(ctx, { orderId, refusals, except = [] }) {
      const order = await readOrder(ctx.db, orderId)
      const shop = shopOfOrder(ctx, parts, order)
      const { bankTransfer: transfer, isProForma } = (await readStateOf(shop, order)) ?? {}
      if (!transfer) return
      const outcomes: string[] = []
      for (const { field, address: to } of listTransferRecipients(order)) {
        if (except.includes(field)) continue
        const write = isProForma ? writeProFormaMail : writeTransferMail
        outcomes.push(await parts.mailer.send(await write(parts, shop, { order, transfer, to })))
      }
      // A recipient who already has the mail gets it again with the same Message-ID.
      if (outcomes.includes('refused')) await tryAgain(ctx, transferJob(orderId, except), refusals)
    },
  }
}
