import { cardBalance, listExpiringCards } from '#modules/giftcards/index.ts'
import { shopDayOf, storefronts } from '#modules/storefronts/index.ts'
import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { addJobs } from '#platform/jobs/add-job.ts'
import { hashToken } from '#platform/keys.ts'
import { ok } from '#shared/result.ts'
import { deliveryAddressOf } from '../../parcel.ts'
import { type ReminderJob, reminderJob } from '../fulfilment-jobs.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { reminderToken } from '../fulfilment-tokens.ts'
import { type ReminderMail, writeReminderMail } from '../mail/reminder.mail.tsx'
import { findGiftOfOrder } from '../read-order-gifts.ts'
import { shopOfOrder } from '../shop-of-order.ts'
import { tryAgain } from '../try-again.ts'
import { listUsableCards } from './gift-calendar.ts'
import { listDueDays } from './reminder-days.ts'
import {
  claimReminder,
  deleteReminder,
  findEndOfReminderClaim,
  hasStoppedReminders,
  insertReminder,
  listSentGifts,
  markReminderSent,
  type Reminder,
  unclaimReminder,
} from './reminders.store.ts'
import { addressHash } from './stop-reminders.ts'

/** Longer than mail servers take to answer. After that, a worker that crashed no longer blocks the reminder. */
const CLAIM_MS = 60_000
/** The number of packages in one transaction. */
const AT_ONCE = 200

/** Queues the reminders that are due today, each in the transaction that inserts its row. A second run, or a run after a crash, queues only what is missing. */
export async function enqueueReminders(ctx: Context, parts: FulfilmentParts): Promise<void> {
  for (const storefront of storefronts) {
    for (const due of listDueDays(shopDayOf(storefront, ctx.clock.now()))) {
      const cards = await listExpiringCards(ctx.db, { storefront: storefront.code, expiresOn: due.expiresOn })
      const packageIds = [...new Set(cards.map(({ packageId }) => packageId))]
      for (let start = 0; start < packageIds.length; start += AT_ONCE) {
        await enqueueSome(ctx, parts, { ...due, packageIds: packageIds.slice(start, start + AT_ONCE) })
      }
    }
  }
}

type Due = Pick<Reminder, 'expiresOn' | 'days'> & { packageIds: readonly string[] }

async function enqueueSome(ctx: Context, parts: FulfilmentParts, { expiresOn, days, packageIds }: Due): Promise<void> {
  await inTransaction(ctx, async ({ db, clock }) => {
    const shipments = new Set((await listSentGifts(db, packageIds)).values())
    // Always in the same order, so that two parallel runs do not deadlock.
    for (const shipmentId of [...shipments].sort()) {
      const reminder = { shipmentId, expiresOn, days }
      const tokenHash = hashToken(reminderToken(parts, reminder))
      if (await insertReminder(db, { ...reminder, tokenHash, now: clock.now() })) await addJobs(db, [reminderJob(reminder)])
    }
    return ok(undefined)
  })
}

/**
 * Sends one reminder. A second run finds that it was sent, and the claim blocks a parallel run. If a worker crashes after the mail server accepted
 * the mail and before the row is updated, the mail is sent again with the same Message-ID, so the mailbox shows it once.
 */
export async function sendReminder(ctx: Context, parts: FulfilmentParts, { refusals, ...reminder }: ReminderJob): Promise<void> {
  const now = ctx.clock.now()
  const isClaimed = await claimReminder(ctx.db, reminder, { now, until: new Date(now.getTime() + CLAIM_MS) })
  if (!isClaimed) return checkAgainLater(ctx, reminder)
  try {
    const mail = await readReminder(ctx, parts, reminder)
    if (!mail) return await deleteReminder(ctx.db, reminder)
    const outcome = await parts.mailer.send(await writeReminderMail(parts, mail))
    if (outcome === 'sent') return await markReminderSent(ctx.db, reminder, ctx.clock.now())
    await unclaimReminder(ctx.db, reminder)
    await tryAgain(ctx, reminderJob(reminder), refusals)
  } catch (error) {
    await unclaimReminder(ctx.db, reminder)
    throw error
  }
}

async function checkAgainLater({ db }: Context, reminder: Reminder): Promise<void> {
  const runAt = await findEndOfReminderClaim(db, reminder)
  if (runAt) await addJobs(db, [{ ...reminderJob(reminder), runAt }])
}

/** Undefined when nothing can be spent or nobody can be reminded: empty, blocked, frozen, replaced, stopped, erased, unsubscribed. */
async function readReminder(ctx: Context, parts: FulfilmentParts, reminder: Reminder): Promise<ReminderMail | undefined> {
  const reminded = await findGiftOfOrder(ctx.db, reminder.shipmentId)
  if (reminded?.gift.state !== 'SENT' || reminded.gift.isStopped) return undefined
  const { order, shipment } = reminded
  const to = deliveryAddressOf(order, shipment)?.email
  if (!to) return undefined
  const shop = shopOfOrder(ctx, parts, order)
  if (await hasStoppedReminders(ctx.db, addressHash(parts, { storefront: order.storefront, email: to }))) return undefined
  const cards = (await listUsableCards(shop, { order, shipment })).filter(({ expiresOn }) => expiresOn === reminder.expiresOn)
  let leftMinor = 0
  for (const { id } of cards) leftMinor += (await cardBalance(ctx.db, id)).available.minor
  return leftMinor > 0 ? { ...reminded, shop, reminder, to, leftMinor } : undefined
}
