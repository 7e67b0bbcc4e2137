import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { addJob, addJobs } from '#platform/jobs/add-job.ts'
import { isDeferred } from '#platform/mail/mailer.ts'
import { ok } from '#shared/result.ts'
import { priceOrder } from '../price-order.ts'
import { addGiftJob, bounceJob, type GiftJob, SEND_GIFT } from './fulfilment-jobs.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'
import type { Gift } from './gift.ts'
import {
  claimGift,
  deferGift,
  findEndOfClaim,
  listOverdueGifts,
  markBounced,
  markBuyerNotified,
  markSent,
  markStopped,
  unclaimGift,
} from './gifts.store.ts'
import { writeGiftMail } from './mail/gift.mail.tsx'
import { isDeferredTooLong, nextTry } from './next-try.ts'
import { readGiftOfOrder } from './read-order-gifts.ts'
import { shopOfOrder } from './shop-of-order.ts'

/** Longer than mail servers take to answer. After that, a worker that crashed no longer blocks the gift. */
const CLAIM_MS = 15_000
/** A gift this late has lost its job, or its mail server was down. */
const OVERDUE_MS = 60_000
/** Longer than the longest wait between two attempts. */
const LOST_JOB_MS = 35 * 60_000

/**
 * Sends the mail of a gift. A second run finds that it was sent, and the claim blocks a parallel run. If a worker crashes after the mail server
 * accepted the mail and before the row is updated, the mail is sent again with the same Message-ID.
 */
export async function sendGift(ctx: Context, parts: FulfilmentParts, { shipmentId, attempt }: GiftJob): Promise<void> {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + CLAIM_MS)
  const gift = await claimGift(ctx.db, { shipmentId, attempt, now, until })
  if (!gift) return checkAgainLater(ctx, { shipmentId, attempt })
  try {
    const { order, shipment } = await readGiftOfOrder(ctx.db, gift)
    const shop = shopOfOrder(ctx, parts, order)
    const packages = (await priceOrder(shop, order)).packages.filter((priced) => priced.shipment.id === shipmentId)
    const outcome = await parts.mailer.send(await writeGiftMail(parts, shop, { order, shipment, gift, packages }))
    if (outcome === 'sent') await markSent(ctx.db, gift, ctx.clock.now())
    else await recordRefusal(ctx, gift, nextTry(gift.refusals + 1, ctx.clock.now()))
  } catch (error) {
    const now = ctx.clock.now()
    if (!isDeferred(error)) await unclaimGift(ctx.db, gift)
    else if (isDeferredTooLong(gift.deferredSince, now)) await recordRefusal(ctx, gift)
    else await deferGift(ctx.db, gift, now)
    // The job is retried, because a deferred mail may still be accepted.
    throw error
  }
}

/** Another worker has claimed the gift: check again when the claim ends. `sendOverdueGifts` finds the gifts of a stopped order after it is released. */
async function checkAgainLater({ db, clock }: Context, { shipmentId, attempt }: GiftJob): Promise<void> {
  if (await markStopped(db, { shipmentId, attempt }, clock.now())) return
  const runAt = await findEndOfClaim(db, { shipmentId, attempt })
  if (runAt) await addGiftJob(db, { shipmentId, attempt }, runAt)
}

/** A refused mail is sent again for a while. Then the buyer is notified once. */
async function recordRefusal(ctx: Context, gift: Gift, runAt?: Date): Promise<void> {
  const now = ctx.clock.now()
  await inTransaction(ctx, async ({ db }) => {
    if (!(await markBounced(db, gift, now))) return ok(undefined)
    if (runAt) await addGiftJob(db, gift, runAt)
    else if (await markBuyerNotified(db, gift, now)) await addJobs(db, [bounceJob(gift)])
    return ok(undefined)
  })
}

/** Retries of a job wait longer after every failure, but a gift must arrive within the hour, so overdue gifts are queued again at normal priority. */
export async function sendOverdueGifts(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const overdue = await listOverdueGifts(ctx.db, { due: ago(OVERDUE_MS), bounced: ago(LOST_JOB_MS) })
  for (const { shipmentId, attempt } of overdue) {
    await addJob<GiftJob>(ctx.db, SEND_GIFT, { shipmentId, attempt }, { key: `${SEND_GIFT} ${shipmentId}` })
  }
}
