import { sql } from 'kysely'
import type { Db } from '../../platform/context.ts'
import { batch } from '../../platform/db/batch.ts'

/** A placed order while it is being paid. */
export type Checkout = {
  orderId: string
  /** Until then its stock and gift cards are kept. */
  keptUntil: Date
  awaitsTransfer: boolean
  closedAt: Date | null
  /** The shopper gave it up and has everything back in the cart. */
  discardedAt: Date | null
  /** The address that a card attempt came from, until ten minutes after it is closed: an attempt that succeeds is taken off its limit. */
  source: string | null
}

const CHECKOUT = sql`
  c.order_id as "orderId", c.kept_until as "keptUntil", c.awaits_transfer as "awaitsTransfer", c.closed_at as "closedAt",
  c.discarded_at as "discardedAt", c.source`

export async function findCheckout(db: Db, orderId: string): Promise<Checkout | undefined> {
  const { rows } = await sql<Checkout>`select ${CHECKOUT} from checkouts c where c.order_id = ${orderId}`.execute(db)
  return rows[0]
}

type Kept = {
  orderId: string
  keptUntil: Date
  awaitsTransfer: boolean
  sourceHash: Buffer | undefined
  source: string | undefined
}

/** Opens it, or keeps it open for longer. Who wants to pay it is kept until it is paid or given up. */
export async function saveCheckout(db: Db, { orderId, keptUntil, awaitsTransfer, sourceHash, source }: Kept): Promise<void> {
  await sql`
    insert into checkouts (order_id, kept_until, awaits_transfer, source_hash, source)
    values (${orderId}, ${keptUntil}, ${awaitsTransfer}, ${sourceHash ?? null}, ${source ?? null})
    on conflict (order_id) do update set kept_until = excluded.kept_until, awaits_transfer = excluded.awaits_transfer, closed_at = null,
      source_hash = coalesce(checkouts.source_hash, excluded.source_hash), source = coalesce(excluded.source, checkouts.source)`.execute(
    db,
  )
}

/**
 * Placed by one source since then, and neither paid nor given up. An order that is being placed waits for others of the same source, so that all of them
 * are counted.
 */
export async function countUnpaid(db: Db, sourceHash: Buffer, since: Date): Promise<number> {
  const lock = sql`select pg_advisory_xact_lock(${sourceHash.readBigInt64BE()})`
  const count = sql<{ count: bigint }>`
    select count(*) as count from checkouts c join order_placements o on o.order_id = c.order_id
    where c.source_hash = ${sourceHash} and c.closed_at is null and o.placed_at > ${since}`
  const [, counted] = await batch(db, [lock, count])
  return Number(counted.rows[0]?.count ?? 0n)
}

export async function closeCheckout(db: Db, orderId: string, now: Date): Promise<void> {
  await sql`
    update checkouts set closed_at = ${now}, awaits_transfer = false, source_hash = null where order_id = ${orderId}`.execute(db)
}

/** Of those that were closed before. */
export async function forgetSources(db: Db, before: Date): Promise<void> {
  await sql`update checkouts set source = null where source is not null and closed_at < ${before}`.execute(db)
}

export async function discardCheckout(db: Db, orderId: string, now: Date): Promise<void> {
  await sql`update checkouts set discarded_at = ${now} where order_id = ${orderId}`.execute(db)
}

/** Those that nobody paid in time, oldest first. */
export async function listOverdueCheckouts(db: Db, now: Date, limit = 100): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    select order_id as "orderId" from checkouts where closed_at is null and kept_until <= ${now}
    order by kept_until limit ${limit}`.execute(db)
  return rows.map(({ orderId }) => orderId)
}

/** A gift card of an order; its amount is null while the order is a cart. */
export type OrderGiftcard = { id: string; orderId: string; cardId: string; amountMinor: number | null }

/** In the order in which they were added. */
export async function listGiftcards(db: Db, orderId: string): Promise<OrderGiftcard[]> {
  const { rows } = await sql<GiftcardRow>`
    select id, order_id as "orderId", card_id as "cardId", amount_minor as "amountMinor"
    from checkout_giftcards where order_id = ${orderId} order by position`.execute(db)
  return rows.map(toGiftcard)
}

/** A placed order's checkout and its gift cards. */
export type Placed = { checkout: Checkout | undefined; giftcards: readonly OrderGiftcard[] }

export async function findPlaced(db: Db, orderId: string): Promise<Placed> {
  const { rows } = await sql<Checkout & { id: string | null; cardId: string; amountMinor: bigint | null }>`
    select ${CHECKOUT}, g.id, g.card_id as "cardId", g.amount_minor as "amountMinor"
    from checkouts c left join checkout_giftcards g on g.order_id = c.order_id
    where c.order_id = ${orderId} order by g.position`.execute(db)
  const giftcards = rows.flatMap(({ id, cardId, amountMinor }) => (id ? [toGiftcard({ id, orderId, cardId, amountMinor })] : []))
  return { checkout: rows[0], giftcards }
}

type GiftcardRow = Omit<OrderGiftcard, 'amountMinor'> & { amountMinor: bigint | null }

function toGiftcard(row: GiftcardRow): OrderGiftcard {
  return { ...row, amountMinor: row.amountMinor === null ? null : Number(row.amountMinor) }
}

/** The caller holds the order's lock. One that is there already stays where it is. */
export async function insertGiftcard(db: Db, { id, orderId, cardId }: Omit<OrderGiftcard, 'amountMinor'>): Promise<void> {
  await sql`
    insert into checkout_giftcards (id, order_id, card_id, position)
    select ${id}::uuid, ${orderId}::uuid, ${cardId}::uuid, coalesce(max(position), 0) + 1 from checkout_giftcards where order_id = ${orderId}
    on conflict (order_id, card_id) do nothing`.execute(db)
}

export async function saveGiftcardAmount(db: Db, id: string, amountMinor: number): Promise<void> {
  await sql`update checkout_giftcards set amount_minor = ${amountMinor} where id = ${id}`.execute(db)
}

export async function deleteGiftcard(db: Db, orderId: string, id: string): Promise<void> {
  await sql`delete from checkout_giftcards where order_id = ${orderId} and id = ${id}`.execute(db)
}
