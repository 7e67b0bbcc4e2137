import { addJobs, type NewJob } from '../../platform/jobs/add-job.ts'
import type { Bucket } from '../../platform/rate-limits/limits.ts'
import { isSameMailbox, mailboxKey } from '../../shared/validation/email.ts'
import { type Order, type OrderJob, orderJob } from '../orders/index.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import type { CheckoutParts } from './checkout-parts.ts'

export const SEND_TRANSFER_DETAILS = 'send-transfer-details'
/** Nobody has paid yet and the address may belong to a stranger, so mails are limited. The page shows the same details. */
const TRANSFERS_PER_ADDRESS: Bucket = { name: 'transfer-mail', points: 5, seconds: 60 * 60 }

/** The fields of the billing address that a mail about a transfer goes to. */
export type TransferRecipient = 'email' | 'invoiceEmail'

/** Counts each mail once, not each attempt to send it: a mail server that is down must not use up the limit. Each address has its own limit. */
export async function queueTransferMail(ctx: StorefrontContext, { limits }: CheckoutParts, order: Order): Promise<void> {
  const recipients = listTransferRecipients(order)
  const limited: TransferRecipient[] = []
  for (const { field, address } of recipients) {
    const allowed = await limits.consume(ctx, TRANSFERS_PER_ADDRESS, mailboxKey(address))
    // Without an available counter the mail is sent, because the buyer needs it to pay.
    if (!allowed.ok && allowed.failure.name === 'RATE_LIMITED') limited.push(field)
  }
  if (limited.length < recipients.length) await addJobs(ctx.db, [transferJob(order.id, limited)])
}

export type TransferJob = OrderJob & { except?: readonly TransferRecipient[] }

export function transferJob(orderId: string, except: readonly TransferRecipient[] = []): NewJob<TransferJob> {
  const job = orderJob(SEND_TRANSFER_DETAILS, orderId)
  return except.length === 0 ? job : { ...job, payload: { ...job.payload, except } }
}

/** The recipients of the payment details: the buyer, and with a pro forma invoice also the company's bookkeeping. */
export function listTransferRecipients({ billingAddress, paymentMethod }: Order) {
  const { email = '', invoiceEmail = '' } = billingAddress ?? {}
  const isOther = paymentMethod === 'invoice' && !isSameMailbox(email, invoiceEmail)
  const recipients: { field: TransferRecipient; address: string }[] = [
    { field: 'email', address: email },
    { field: 'invoiceEmail', address: isOther ? invoiceEmail : '' },
  ]
  return recipients.filter(({ address }) => address !== '')
}
