import type { Context } from '#platform/context.ts'
import { readOrder } from '../orders.store.ts'
import { findFulfilment, markConfirmed } from './fulfilment.store.ts'
import {
  type BounceJob,
  bounceJob,
  type CorrectionJob,
  correctionJob,
  type OrderJob,
  orderJob,
  SEND_CONFIRMATION,
  SEND_INVOICE,
  SEND_OPENED_NOTICE,
  SEND_THANKS,
  type ShipmentJob,
  shipmentJob,
} from './fulfilment-jobs.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'
import { writeInvoice } from './invoice/write-invoice.ts'
import { issueCards } from './issue-cards.ts'
import { writeBounceMail } from './mail/bounce.mail.tsx'
import { writeConfirmationMail } from './mail/confirmation.mail.tsx'
import { writeCorrectionMail } from './mail/correction.mail.tsx'
import { writeInvoiceMail } from './mail/invoice.mail.tsx'
import { writeOpenedMail } from './mail/opened.mail.tsx'
import { writeThanksMail } from './mail/thanks.mail.tsx'
import { findGiftOfOrder } from './read-order-gifts.ts'
import { shopOfOrder } from './shop-of-order.ts'
import { tryAgain } from './try-again.ts'

/** Writes the invoice and sends the confirmation once. If it is sent twice because of a crash, both mails have the same Message-ID. */
export async function sendConfirmation(ctx: Context, parts: FulfilmentParts, { orderId, refusals }: OrderJob): Promise<void> {
  const fulfilment = await findFulfilment(ctx.db, orderId)
  if (fulfilment?.confirmation) return
  // The mail links to the cards and the invoice, so both must exist.
  if (!fulfilment?.issuedAt) await issueCards(ctx, parts, orderId)
  const order = await readOrder(ctx.db, orderId)
  const invoice = await writeInvoice(ctx, parts, order)
  const outcome = await parts.mailer.send(await writeConfirmationMail(parts, shopOfOrder(ctx, parts, order), { order, invoice }))
  if (outcome === 'refused' && (await tryAgain(ctx, orderJob(SEND_CONFIRMATION, orderId), refusals))) return
  const confirmation = outcome === 'sent' ? 'SENT' : 'REFUSED'
  await markConfirmed(ctx.db, { orderId, confirmation, now: ctx.clock.now() })
}

/** Sent to the bookkeeper if that is not the buyer. Not sent when the order was erased in the meantime. */
export async function sendInvoice(ctx: Context, parts: FulfilmentParts, { orderId, refusals }: OrderJob): Promise<void> {
  const order = await readOrder(ctx.db, orderId)
  const to = order.billingAddress?.invoiceEmail
  if (!to) return
  const invoice = await writeInvoice(ctx, parts, order)
  const outcome = await parts.mailer.send(await writeInvoiceMail(parts, shopOfOrder(ctx, parts, order), { order, invoice, to }))
  if (outcome === 'refused') await tryAgain(ctx, orderJob(SEND_INVOICE, orderId), refusals)
}

/** A gift was refused for the last time, and the buyer can correct its address. Not sent when the buyer has already corrected it. */
export async function sendBounceNotice(ctx: Context, parts: FulfilmentParts, { refusals, ...job }: BounceJob): Promise<void> {
  const refused = await findGiftOfOrder(ctx.db, job.shipmentId)
  if (refused?.gift.state !== 'BOUNCED' || refused.gift.attempt !== job.attempt) return
  const mail = await writeBounceMail(parts, shopOfOrder(ctx, parts, refused.order), refused)
  if ((await parts.mailer.send(mail)) === 'refused') await tryAgain(ctx, bounceJob(job), refusals)
}

/** A person with the order's link has changed an address. Not sent when the order was erased in the meantime. */
export async function sendCorrectionNotice(
  ctx: Context,
  parts: FulfilmentParts,
  { refusals, ...job }: CorrectionJob,
): Promise<void> {
  const order = await readOrder(ctx.db, job.orderId)
  const shipment = order.shipments.find(({ id }) => id === job.shipmentId)
  const to = order.billingAddress?.email
  if (!shipment || !to) return
  const { correctionId, change } = job
  const mail = await writeCorrectionMail(parts, shopOfOrder(ctx, parts, order), { order, shipment, correctionId, change, to })
  if ((await parts.mailer.send(mail)) === 'refused') await tryAgain(ctx, correctionJob(job), refusals)
}

/** A gift was opened. Not sent when the buyer no longer wants this mail, or the order was erased in the meantime. */
export async function sendOpenedNotice(
  ctx: Context,
  parts: FulfilmentParts,
  { shipmentId, refusals }: ShipmentJob,
): Promise<void> {
  const opened = await findGiftOfOrder(ctx.db, shipmentId)
  const to = opened?.order.billingAddress?.email
  if (!opened?.gift.openedAt || !to) return
  if (!(await findFulfilment(ctx.db, opened.order.id))?.notifyWhenOpened) return
  const mail = await writeOpenedMail(parts, shopOfOrder(ctx, parts, opened.order), { ...opened, to })
  if ((await parts.mailer.send(mail)) === 'refused') await tryAgain(ctx, shipmentJob(SEND_OPENED_NOTICE, shipmentId), refusals)
}

/** The recipient of a gift has sent thanks. Not sent when the order was erased in the meantime. */
export async function sendThanks(ctx: Context, parts: FulfilmentParts, { shipmentId, refusals }: ShipmentJob): Promise<void> {
  const thanked = await findGiftOfOrder(ctx.db, shipmentId)
  const to = thanked?.order.billingAddress?.email
  if (!thanked?.gift.thanks || !to) return
  const mail = await writeThanksMail(parts, shopOfOrder(ctx, parts, thanked.order), {
    ...thanked,
    to,
    thanks: thanked.gift.thanks,
  })
  if ((await parts.mailer.send(mail)) === 'refused') await tryAgain(ctx, shipmentJob(SEND_THANKS, shipmentId), refusals)
}
