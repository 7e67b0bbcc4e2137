import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { batch } from '#platform/db/batch.ts'
import { anyOf, literal } from '#platform/db/typed-sql.ts'
import type { Gift } from './gift.ts'

const IS_STOPPED = sql<boolean>`is_order_stopped(order_id)`

const COLUMNS = [
  'shipment_id as shipmentId',
  'order_id as orderId',
  'state',
  'send_at as sendAt',
  'deferred_since as deferredSince',
  'attempt',
  'claimed_until as claimedUntil',
  'refusals',
  'answered',
  'link',
  'first_sent_at as firstSentAt',
  'sent_at as sentAt',
  'bounced_at as bouncedAt',
  'opened_at as openedAt',
  'thanks',
  'thanked_at as thankedAt',
  IS_STOPPED.as('isStopped'),
] as const

type Attempt = Pick<Gift, 'shipmentId' | 'attempt'>

export type NewGift = { shipmentId: string; orderId: string; sendAt: Date; tokenHash: Buffer }

export function insertGift(db: Db, { shipmentId, orderId, sendAt, tokenHash }: NewGift) {
  return db
    .insertInto('gifts')
    .values({ shipment_id: shipmentId, order_id: orderId, send_at: sendAt, token_hash: tokenHash })
    .onConflict((conflict) => conflict.column('shipment_id').doNothing())
}

/** The gift that a link opens. */
export async function findGiftByToken(db: Db, tokenHash: Buffer): Promise<Gift | undefined> {
  return selectGifts(db).where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** Locks the row, so that opening a gift and correcting its address run one after the other. */
export async function lockGiftByToken(db: Db, tokenHash: Buffer): Promise<Gift | undefined> {
  return selectGifts(db).where('token_hash', '=', tokenHash).forNoKeyUpdate().executeTakeFirst()
}

/** Undefined when the order has no such gift, or its exchange was undone. */
export async function lockGift(
  db: Db,
  { shipmentId, orderId }: { shipmentId: string; orderId: string },
): Promise<Gift | undefined> {
  return selectGifts(db)
    .where((eb) => eb(eb.cast('shipment_id', 'text'), '=', shipmentId))
    .where('order_id', '=', orderId)
    .where('token_hash', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Locks all gifts of an order, so that none is opened in the meantime. */
export async function lockGifts(db: Db, orderId: string): Promise<Gift[]> {
  return selectGifts(db).where('order_id', '=', orderId).orderBy('shipment_id').forNoKeyUpdate().execute()
}

/** The links of its gifts stop working. */
export async function revokeGiftLinks(db: Db, orderId: string): Promise<void> {
  await db.updateTable('gifts').set({ token_hash: null }).where('order_id', '=', orderId).execute()
}

export async function listGifts(db: Db, orderId: string): Promise<Gift[]> {
  return selectGifts(db).where('order_id', '=', orderId).execute()
}

export async function listGiftsOfOrders(db: Db, orderIds: readonly string[]): Promise<Gift[]> {
  return selectGifts(db).where('order_id', '=', anyOf(orderIds)).execute()
}

export async function findGiftOfShipment(db: Db, shipmentId: string): Promise<Gift | undefined> {
  return selectGifts(db).where('shipment_id', '=', shipmentId).executeTakeFirst()
}

/**
 * Claims one attempt for a while, so that two workers do not both send it. Undefined when it was already sent or replaced by another attempt, another
 * worker has claimed it, or its order is stopped.
 */
export async function claimGift(
  db: Db,
  { shipmentId, attempt, now, until }: Attempt & { now: Date; until: Date },
): Promise<Gift | undefined> {
  return updateAttempt(db, { shipmentId, attempt })
    .set({ claimed_until: until })
    .where('state', '<>', 'SENT')
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .where((eb) => eb.not(IS_STOPPED))
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Marks a due gift of a stopped order, so that it is not sent. False when its order is not stopped or the gift was already sent. */
export async function markStopped(db: Db, attempt: Attempt, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await updateAttempt(db, attempt)
    .set((eb) => ({ stopped_at: eb.fn.coalesce('stopped_at', eb.val(now)), deferred_since: null }))
    .where('state', '<>', 'SENT')
    .where(IS_STOPPED)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The end of another worker's claim of an attempt; undefined when it was sent or replaced by another attempt. */
export async function findEndOfClaim(db: Db, { shipmentId, attempt }: Attempt): Promise<Date | undefined> {
  const row = await db
    .selectFrom('gifts')
    .select('claimed_until as until')
    .where('shipment_id', '=', shipmentId)
    .where('attempt', '=', attempt)
    .where('state', '<>', 'SENT')
    .executeTakeFirst()
  return row && (row.until ?? new Date(0))
}

/** Ends the claim, so that another worker may try. */
export async function unclaimGift(db: Db, attempt: Attempt): Promise<void> {
  await updateAttempt(db, attempt).set({ claimed_until: null }).execute()
}

/** The mail server deferred the mail. Ends the claim, so that another worker may try later. */
export async function deferGift(db: Db, attempt: Attempt, now: Date): Promise<void> {
  await updateAttempt(db, attempt)
    .set((eb) => ({ claimed_until: null, deferred_since: eb.fn.coalesce('deferred_since', eb.val(now)) }))
    .execute()
}

/** Changes nothing when another attempt has replaced this one. */
export async function markSent(db: Db, attempt: Attempt, now: Date): Promise<void> {
  await updateAttempt(db, attempt)
    .set((eb) => ({
      state: 'SENT',
      sent_at: now,
      first_sent_at: eb.fn.coalesce('first_sent_at', eb.val(now)),
      claimed_until: null,
      answered: ANSWERED_ONCE_MORE,
    }))
    .execute()
}

/** The mail was refused. False when another attempt has replaced this one. */
export async function markBounced(db: Db, attempt: Attempt, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await updateAttempt(db, attempt)
    .set((eb) => ({
      claimed_until: null,
      state: 'BOUNCED',
      bounced_at: now,
      refusals: eb('refusals', '+', 1),
      first_bounced_at: eb.fn.coalesce('first_bounced_at', eb.val(now)),
      answered: ANSWERED_ONCE_MORE,
    }))
    .where('state', '<>', 'SENT')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Each attempt counts once, with its first answer. */
const ANSWERED_ONCE_MORE = sql<number>`answered + case when state = 'PLANNED' then 1 else 0 end`

/** A gift that was opened has arrived, so it counts as sent, whatever the mail server answered. */
export async function markOpened(db: Db, shipmentId: string, now: Date): Promise<void> {
  await db
    .updateTable('gifts')
    .set((eb) => ({
      opened_at: now,
      state: 'SENT',
      sent_at: eb.fn.coalesce('sent_at', eb.val(now)),
      first_sent_at: eb.fn.coalesce('first_sent_at', eb.val(now)),
    }))
    .where('shipment_id', '=', shipmentId)
    .where('opened_at', 'is', null)
    .execute()
}

/** The caller has locked the gift and checked that nobody has sent thanks yet. */
export async function markThanked(
  db: Db,
  shipmentId: string,
  { thanks, thankedAt }: { thanks: string; thankedAt: Date },
): Promise<void> {
  await db.updateTable('gifts').set({ thanks, thanked_at: thankedAt }).where('shipment_id', '=', shipmentId).execute()
}

/** Starts the next attempt as a separate mail, with a new link if the address was wrong. If a mail is being sent at that time, it counts as answered. */
export async function saveNextAttempt(
  db: Db,
  { shipmentId, attempt, link, tokenHash }: Attempt & Pick<Gift, 'link'> & { tokenHash: Buffer },
): Promise<void> {
  await db
    .updateTable('gifts')
    .set({ answered: sql`answered + case when state = 'PLANNED' and claimed_until is not null then 1 else 0 end` })
    .set({ state: 'PLANNED', attempt, refusals: 0, claimed_until: null, link, token_hash: tokenHash })
    .set({ deferred_since: null, bounced_at: null, buyer_notified_at: null })
    .where('shipment_id', '=', shipmentId)
    .execute()
}

/** Gifts that should have been sent by then, and gifts whose last refusal is so old that a job must have been lost. Gifts of a stopped order are left out until it is released. */
export async function listOverdueGifts(db: Db, { due, bounced }: { due: Date; bounced: Date }): Promise<Gift[]> {
  return selectGifts(db)
    .where('state', '<>', literal('SENT'))
    .where('send_at', '<', due)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'PLANNED'),
        eb.and([eb('state', '=', 'BOUNCED'), eb('buyer_notified_at', 'is', null), eb('bounced_at', '<', bounced)]),
      ]),
    )
    .where((eb) => eb.or([eb('stopped_at', 'is', null), eb.not(IS_STOPPED)]))
    .orderBy('send_at')
    .limit(500)
    .execute()
}

/** The promised time changes with the time of the mail. */
export async function saveSendAt(db: Db, shipmentId: string, sendAt: Date): Promise<void> {
  await batch(db, [
    db.updateTable('gifts').set({ send_at: sendAt, stopped_at: null }).where('shipment_id', '=', shipmentId),
    db.updateTable('shipments').set({ deliver_at: sendAt }).where('id', '=', shipmentId),
  ])
}

export async function saveReceiver(db: Db, shipmentId: string, receiver: object): Promise<void> {
  await db.updateTable('shipments').set({ receiver }).where('id', '=', shipmentId).execute()
}

/** False when the buyer was already notified. */
export async function markBuyerNotified(db: Db, attempt: Attempt, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await updateAttempt(db, attempt)
    .set({ buyer_notified_at: now })
    .where('buyer_notified_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function selectGifts(db: Db) {
  return db.selectFrom('gifts').select(COLUMNS)
}

function updateAttempt(db: Db, { shipmentId, attempt }: Attempt) {
  return db.updateTable('gifts').where('shipment_id', '=', shipmentId).where('attempt', '=', attempt)
}
