import type { Context } from '../../../platform/context.ts'
import { readOrder } from '../orders.store.ts'
import { findFulfilment, markConfirmed } from './fulfilment.store.ts'
import type { GiftJob } from './fulfilment-jobs.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'
import { findGiftOfShipment } from './gifts.store.ts'
import { writeInvoice } from './invoice/write-invoice.ts'
import { issueCards } from './issue-cards.ts'
import { writeBounceMail } from './mail/bounce.mail.tsx'
import { writeConfirmationMail } from './mail/confirmation.mail.tsx'
import { writeInvoiceMail } from './mail/invoice.mail.tsx'
import { shopOfOrder } from './shop-of-order.ts'

/** The order's invoice and its confirmation, once; sent twice by a crash it is the same mail by its Message-ID. */
export async function sendConfirmation(ctx: Context, parts: FulfilmentParts, orderId: string): Promise<void> {
  const fulfilment = await findFulfilment(ctx.db, orderId)
  if (fulfilment?.confirmation) return
  // Its links open what issuing makes, and the invoice.
  if (!fulfilment?.issuedAt) await issueCards(ctx, parts, orderId)
  const order = await readOrder(ctx.db, orderId)
  const invoice = await writeInvoice(ctx, parts, order)
  const shop = shopOfOrder(ctx, parts, order)
  const { email, invoiceEmail } = order.billingAddress ?? {}
  if (invoiceEmail && invoiceEmail !== email) {
    await parts.mailer.send(await writeInvoiceMail(parts, shop, { order, invoice, to: invoiceEmail }))
  }
  const outcome = await parts.mailer.send(await writeConfirmationMail(parts, shop, { order, invoice }))
  const confirmation = outcome === 'sent' ? 'SENT' : 'REFUSED'
  await markConfirmed(ctx.db, { orderId, confirmation, now: ctx.clock.now() })
}

/** A gift that no mail server took: the buyer can mend its address. Nothing is told when that was done meanwhile. */
export async function tellBounce(ctx: Context, parts: FulfilmentParts, { shipmentId, attempt }: GiftJob): Promise<void> {
  const gift = await findGiftOfShipment(ctx.db, shipmentId)
  if (gift?.state !== 'BOUNCED' || gift.attempt !== attempt) return
  const order = await readOrder(ctx.db, gift.orderId)
  const shipment = order.shipments.find(({ id }) => id === shipmentId)
  if (shipment) await parts.mailer.send(await writeBounceMail(parts, shopOfOrder(ctx, parts, order), { order, shipment, gift }))
}
