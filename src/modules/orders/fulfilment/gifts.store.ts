import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'
import type { Gift } from './gift.ts'

const COLUMNS = sql`
  shipment_id as "shipmentId", order_id as "orderId", state, send_at as "sendAt", put_off_since as "putOffSince", attempt, refusals, answered, link,
  first_sent_at as "firstSentAt", sent_at as "sentAt", bounced_at as "bouncedAt", opened_at as "openedAt",
  is_order_stopped(order_id) as "isStopped"`

export type NewGift = { shipmentId: string; orderId: string; sendAt: Date; tokenHash: Buffer }

export function insertGift({ shipmentId, orderId, sendAt, tokenHash }: NewGift): RawBuilder<unknown> {
  return sql`
    insert into gifts (shipment_id, order_id, send_at, token_hash) values (${shipmentId}, ${orderId}, ${sendAt}, ${tokenHash})
    on conflict (shipment_id) do nothing`
}

/** The gift that a link opens. */
export async function findGiftByToken(db: Db, tokenHash: Buffer): Promise<Gift | undefined> {
  const { rows } = await sql<Gift>`select ${COLUMNS} from gifts where token_hash = ${tokenHash}`.execute(db)
  return rows[0]
}

/** Locks the row: who opens a gift and who corrects its address do not pass each other by. */
export async function lockGiftByToken(db: Db, tokenHash: Buffer): Promise<Gift | undefined> {
  const { rows } = await sql<Gift>`select ${COLUMNS} from gifts where token_hash = ${tokenHash} for no key update`.execute(db)
  return rows[0]
}

/** Undefined when it is not a gift of that order. */
export async function lockGift(
  db: Db,
  { shipmentId, orderId }: { shipmentId: string; orderId: string },
): Promise<Gift | undefined> {
  const { rows } = await sql<Gift>`
    select ${COLUMNS} from gifts where shipment_id::text = ${shipmentId} and order_id = ${orderId} for no key update`.execute(db)
  return rows[0]
}

export async function listGifts(db: Db, orderId: string): Promise<Gift[]> {
  const { rows } = await sql<Gift>`select ${COLUMNS} from gifts where order_id = ${orderId}`.execute(db)
  return rows
}

export async function findGiftOfShipment(db: Db, shipmentId: string): Promise<Gift | undefined> {
  const { rows } = await sql<Gift>`select ${COLUMNS} from gifts where shipment_id = ${shipmentId}`.execute(db)
  return rows[0]
}

/**
 * Takes the sending of one attempt upon oneself for a while, so that two workers do not both send it. Undefined when it is sent, another attempt
 * has taken its place, somebody is at it, or its order is stopped.
 */
export async function claimGift(
  db: Db,
  { shipmentId, attempt, now, until }: { shipmentId: string; attempt: number; now: Date; until: Date },
): Promise<Gift | undefined> {
  const { rows } = await sql<Gift>`
    update gifts set claimed_until = ${until}
    where shipment_id = ${shipmentId} and attempt = ${attempt} and state <> 'SENT' and (claimed_until is null or claimed_until <= ${now})
      and not is_order_stopped(order_id)
    returning ${COLUMNS}`.execute(db)
  return rows[0]
}

/** Its time came, and its order is stopped: it waits. False when that is not so. */
export async function markStopped(
  db: Db,
  { shipmentId, attempt }: Pick<Gift, 'shipmentId' | 'attempt'>,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update gifts set stopped_at = coalesce(stopped_at, ${now}), put_off_since = null
    where shipment_id = ${shipmentId} and attempt = ${attempt} and state <> 'SENT' and is_order_stopped(order_id)`.execute(db)
  return numAffectedRows === 1n
}

/** Until when somebody else has the sending of an attempt; undefined when it is sent or another has taken its place. */
export async function findEndOfClaim(
  db: Db,
  { shipmentId, attempt }: Pick<Gift, 'shipmentId' | 'attempt'>,
): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date | null }>`
    select claimed_until as until from gifts where shipment_id = ${shipmentId} and attempt = ${attempt} and state <> 'SENT'`.execute(
    db,
  )
  return rows[0] && (rows[0].until ?? new Date(0))
}

/** Nobody is at it any more: whoever comes next may try. */
export async function unclaimGift(db: Db, { shipmentId, attempt }: Pick<Gift, 'shipmentId' | 'attempt'>): Promise<void> {
  await sql`update gifts set claimed_until = null where shipment_id = ${shipmentId} and attempt = ${attempt}`.execute(db)
}

/** Its mail server says "later": whoever comes next may try. */
export async function putOffGift(
  db: Db,
  { shipmentId, attempt }: Pick<Gift, 'shipmentId' | 'attempt'>,
  now: Date,
): Promise<void> {
  await sql`
    update gifts set claimed_until = null, put_off_since = coalesce(put_off_since, ${now})
    where shipment_id = ${shipmentId} and attempt = ${attempt}`.execute(db)
}

/** Nothing changes when another attempt has taken its place meanwhile. */
export async function markSent(db: Db, { shipmentId, attempt }: Pick<Gift, 'shipmentId' | 'attempt'>, now: Date): Promise<void> {
  await sql`
    update gifts set state = 'SENT', sent_at = ${now}, first_sent_at = coalesce(first_sent_at, ${now}), claimed_until = null,
      answered = answered + case when state = 'PLANNED' then 1 else 0 end
    where shipment_id = ${shipmentId} and attempt = ${attempt}`.execute(db)
}

/** Its mail was refused. False when another attempt has taken its place meanwhile. */
export async function markBounced(
  db: Db,
  { shipmentId, attempt }: Pick<Gift, 'shipmentId' | 'attempt'>,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update gifts set claimed_until = null, state = 'BOUNCED', bounced_at = ${now}, refusals = refusals + 1,
      first_bounced_at = coalesce(first_bounced_at, ${now}), answered = answered + case when state = 'PLANNED' then 1 else 0 end
    where shipment_id = ${shipmentId} and attempt = ${attempt} and state <> 'SENT'`.execute(db)
  return numAffectedRows === 1n
}

/** Who opened it has its mail: it was sent, whatever we know. */
export async function markOpened(db: Db, shipmentId: string, now: Date): Promise<void> {
  await sql`
    update gifts set opened_at = ${now}, state = 'SENT', sent_at = coalesce(sent_at, ${now}), first_sent_at = coalesce(first_sent_at, ${now})
    where shipment_id = ${shipmentId} and opened_at is null`.execute(db)
}

/** The next attempt: a mail of its own, and with another link if the address was wrong. */
export async function beginAttempt(
  db: Db,
  { shipmentId, attempt, link, tokenHash }: Pick<Gift, 'shipmentId' | 'attempt' | 'link'> & { tokenHash: Buffer },
): Promise<void> {
  await sql`
    update gifts set state = 'PLANNED', attempt = ${attempt}, refusals = 0, claimed_until = null, link = ${link}, token_hash = ${tokenHash},
      put_off_since = null, bounced_at = null, buyer_told_at = null
    where shipment_id = ${shipmentId}`.execute(db)
}

/**
 * Those that should have gone out by then, and those whose last refusal is so long ago that somebody must have forgotten them. What waits for its order is left
 * alone until that is stopped no more.
 */
export async function listOverdueGifts(db: Db, { due, bounced }: { due: Date; bounced: Date }): Promise<Gift[]> {
  const { rows } = await sql<Gift>`
    select ${COLUMNS} from gifts
    where state <> 'SENT' and send_at < ${due}
      and (state = 'PLANNED' or (state = 'BOUNCED' and buyer_told_at is null and bounced_at < ${bounced}))
      and (stopped_at is null or not is_order_stopped(order_id))
    order by send_at limit 500`.execute(db)
  return rows
}

export async function saveReceiver(db: Db, shipmentId: string, receiver: object): Promise<void> {
  await sql`update shipments set receiver = ${JSON.stringify(receiver)}::jsonb where id = ${shipmentId}`.execute(db)
}

/** False when the buyer was told already. */
export async function markBuyerTold(
  db: Db,
  { shipmentId, attempt }: Pick<Gift, 'shipmentId' | 'attempt'>,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update gifts set buyer_told_at = ${now} where shipment_id = ${shipmentId} and attempt = ${attempt} and buyer_told_at is null`.execute(
    db,
  )
  return numAffectedRows === 1n
}
