import type { CorrectReceiverInput } from '#generated/resolvers.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { hashToken } from '#platform/keys.ts'
import type { Bucket } from '#platform/rate-limits/limits.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { listReceiverFailures, tidyAddress } from '#shared/validation/address.ts'
import { mailboxKey } from '#shared/validation/email.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import type { Order } from '../order.ts'
import { readOrder } from '../orders.store.ts'
import { announceCorrection } from './announce-correction.ts'
import { addGiftJob } from './fulfilment-jobs.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'
import { giftToken } from './fulfilment-tokens.ts'
import { type Gift, type GiftOfOrder, isSentTooOften } from './gift.ts'
import { lockGift, saveNextAttempt, saveReceiver } from './gifts.store.ts'
import { findOrderByToken } from './read-order-gifts.ts'

const DAY = 24 * 60 * 60
/** A gift may be mailed a few times, but an order of a hundred gifts must not flood a stranger's mailbox, or write to hundreds of strangers. */
const MAILED_TO_MAILBOX: Bucket = { name: 'gift-again-mailbox', points: 10, seconds: DAY }
const FIRST_ATTEMPT = 1
const MAILED_OF_ORDER: Bucket = { name: 'gift-again-order', points: 30, seconds: DAY }

export type Changed = Promise<Result<Order, ShopFailure[]>>
type Asked = { orderToken: string; shipmentId: string }

/** Changes the address of an unopened gift: its old link stops working, and a gift that was already sent is sent again. */
export async function correctReceiver(ctx: StorefrontContext, parts: FulfilmentParts, input: CorrectReceiverInput): Changed {
  const { orderToken, shipmentId, firstName, lastName, email } = input
  const corrected = tidyAddress({ firstName, lastName, email })
  const failures = listReceiverFailures(corrected)
  if (failures.length > 0) return fail(failures)
  return changeGift(ctx, { orderToken, shipmentId: String(shipmentId) }, async (ctx, { gift, order, shipment }) => {
    const isDue = gift.sendAt <= ctx.clock.now()
    if (isDue && !(await mayMailAgain(ctx, parts, { gift, order, email }))) return { name: 'GIFT_SENT_TOO_OFTEN' }
    await saveReceiver(ctx.db, gift.shipmentId, { ...shipment.receiver, ...corrected })
    await queueNextGiftMail(ctx, parts, { ...gift, link: gift.link + 1 })
    await announceCorrection(ctx, parts, { order, shipmentId: gift.shipmentId })
    return undefined
  })
}

/** Sends the same mail again, for a receiver who cannot find it. */
export function resendGift(ctx: StorefrontContext, parts: FulfilmentParts, asked: Asked): Changed {
  return changeGift(ctx, asked, async (ctx, { gift, order, shipment }) => {
    if (gift.state === 'PLANNED') return { name: 'GIFT_NOT_SENT' }
    const email = shipment.receiver.email ?? order.billingAddress?.email ?? ''
    if (!(await mayMailAgain(ctx, parts, { gift, order, email }))) return { name: 'GIFT_SENT_TOO_OFTEN' }
    await queueNextGiftMail(ctx, parts, gift)
    return undefined
  })
}

/** For anybody with the order's link, until the gift is opened. */
export function changeGift(
  ctx: StorefrontContext,
  { orderToken, shipmentId }: Asked,
  change: (ctx: StorefrontContext, giftOfOrder: GiftOfOrder) => Promise<ShopFailure | undefined>,
): Changed {
  const refuse = (name: ShopFailure['name']) => fail<ShopFailure[]>([{ name }])
  return inTransaction(ctx, async (ctx) => {
    const order = await findOrderByToken(ctx, orderToken)
    const gift = order && (await lockGift(ctx.db, { shipmentId, orderId: order.id }))
    const shipment = order?.shipments.find(({ id }) => id === gift?.shipmentId)
    if (!order || !gift || !shipment) return refuse('GIFT_UNKNOWN')
    if (gift.openedAt) return refuse('GIFT_OPENED')
    if (isSentTooOften(gift)) return refuse('GIFT_SENT_TOO_OFTEN')
    const failure = await change(ctx, { gift, order, shipment })
    return failure ? fail([failure]) : ok(await readOrder(ctx.db, order.id))
  })
}

async function mayMailAgain(
  ctx: StorefrontContext,
  { limits }: FulfilmentParts,
  { gift, order, email }: { gift: Gift; order: Order; email: string },
): Promise<boolean> {
  const ofOrder = await limits.consume(ctx, MAILED_OF_ORDER, order.id)
  // Mails from other orders to the same mailbox must not use up the first repeat of an honest buyer.
  if (ofOrder.ok && gift.attempt === FIRST_ATTEMPT) return true
  return ofOrder.ok && (await limits.consume(ctx, MAILED_TO_MAILBOX, mailboxKey(email))).ok
}

/** The mail is never sent before its planned time, however often its address is corrected. */
export async function queueNextGiftMail({ db, clock }: StorefrontContext, parts: FulfilmentParts, gift: Gift): Promise<void> {
  const { shipmentId, link } = gift
  const attempt = gift.attempt + 1
  const now = clock.now()
  await saveNextAttempt(db, { shipmentId, attempt, link, tokenHash: hashToken(giftToken(parts, { shipmentId, link })) })
  const runAt = gift.sendAt > now ? gift.sendAt : now
  await addGiftJob(db, { shipmentId, attempt }, runAt)
}
