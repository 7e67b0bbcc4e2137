import type { Context } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { addJob, addJobs } from '../../../platform/jobs/add-job.ts'
import { isPutOff } from '../../../platform/mail/mailer.ts'
import { ok } from '../../../shared/result.ts'
import { readOrder } from '../orders.store.ts'
import { priceOrder } from '../price-order.ts'
import { addGiftJob, bounceJob, type GiftJob, SEND_GIFT } from './fulfilment-jobs.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'
import type { Gift } from './gift.ts'
import {
  claimGift,
  findEndOfClaim,
  listOverdueGifts,
  markBounced,
  markBuyerNotified,
  markSent,
  markStopped,
  putOffGift,
  unclaimGift,
} from './gifts.store.ts'
import { writeGiftMail } from './mail/gift.mail.tsx'
import { isPutOffTooLong, nextTry } from './next-try.ts'
import { shopOfOrder } from './shop-of-order.ts'

/** Longer than mail servers take to answer; a worker that died meanwhile is not waited for any longer. */
const CLAIM_MS = 15_000
/** A gift that has waited so long was forgotten by its job, or its mail server was away. */
const OVERDUE_MS = 60_000
/** Longer than any wait between two tries. */
const LOST_JOB_MS = 35 * 60_000

/**
 * Sends the mail of a gift. Whoever runs it a second time finds it sent; who sends it in the same moment is kept out by the claim; a worker that
 * dies between the mail server's yes and our note of it sends the same mail, by its Message-ID, again.
 */
export async function sendGift(ctx: Context, parts: FulfilmentParts, { shipmentId, attempt }: GiftJob): Promise<void> {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + CLAIM_MS)
  const gift = await claimGift(ctx.db, { shipmentId, attempt, now, until })
  if (!gift) return checkAgainLater(ctx, { shipmentId, attempt })
  try {
    const order = await readOrder(ctx.db, gift.orderId)
    const shop = shopOfOrder(ctx, parts, order)
    const shipment = order.shipments.find(({ id }) => id === shipmentId)
    if (!shipment) throw new Error(`Order ${order.number} has no shipment ${shipmentId}`)
    const packages = (await priceOrder(shop, order)).packages.filter((priced) => priced.shipment.id === shipmentId)
    const outcome = await parts.mailer.send(await writeGiftMail(parts, shop, { order, shipment, gift, packages }))
    if (outcome === 'sent') await markSent(ctx.db, gift, ctx.clock.now())
    else await recordRefusal(ctx, gift, nextTry(gift.refusals + 1, ctx.clock.now()))
  } catch (error) {
    const now = ctx.clock.now()
    if (!isPutOff(error)) await unclaimGift(ctx.db, gift)
    else if (isPutOffTooLong(gift.putOffSince, now)) await recordRefusal(ctx, gift)
    else await putOffGift(ctx.db, gift, now)
    // The job goes on trying: what is put off may be taken yet.
    throw error
  }
}

/** Somebody is at it; in case they do not come through, we look again. What waits for its order is found by `sendOverdueGifts` when that goes on. */
async function checkAgainLater({ db, clock }: Context, { shipmentId, attempt }: GiftJob): Promise<void> {
  if (await markStopped(db, { shipmentId, attempt }, clock.now())) return
  const runAt = await findEndOfClaim(db, { shipmentId, attempt })
  if (runAt) await addGiftJob(db, { shipmentId, attempt }, runAt)
}

/** Mail servers also refuse what they take an hour later: it is tried again for a while. Then the buyer is told, once. */
async function recordRefusal(ctx: Context, gift: Gift, runAt?: Date): Promise<void> {
  const now = ctx.clock.now()
  await inTransaction(ctx, async ({ db }) => {
    if (!(await markBounced(db, gift, now))) return ok(undefined)
    if (runAt) await addGiftJob(db, gift, runAt)
    else if (await markBuyerNotified(db, gift, now)) await addJobs(db, [bounceJob(gift)])
    return ok(undefined)
  })
}

/** A mail server that was away delays a job more with every try; a gift is there within the hour, so one that is late lets nobody go first. */
export async function sendOverdueGifts(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const overdue = await listOverdueGifts(ctx.db, { due: ago(OVERDUE_MS), bounced: ago(LOST_JOB_MS) })
  for (const { shipmentId, attempt } of overdue) {
    await addJob<GiftJob>(ctx.db, SEND_GIFT, { shipmentId, attempt }, { key: `${SEND_GIFT} ${shipmentId}` })
  }
}
