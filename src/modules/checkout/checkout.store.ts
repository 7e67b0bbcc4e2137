import { sql } from 'kysely'
import type { Db } from '../../platform/context.ts'
import { batch } from '../../platform/db/batch.ts'

/** A placed order while it is being paid. */
export type Checkout = {
  orderId: string
  /** The order can be paid until then, and its stock and gift cards are reserved; the stock of a pro forma invoice for a shorter time. */
  reservedUntil: Date
  awaitsTransfer: boolean
  closedAt: Date | null
  /** When the shopper cancelled the order; its items are in the cart again. */
  discardedAt: Date | null
  /** The IP address that started a card payment, stored until ten minutes after the checkout is closed: a successful attempt is given back to the limit of its source. */
  source: string | null
}

const CHECKOUT = [
  'c.order_id as orderId',
  'c.reserved_until as reservedUntil',
  'c.awaits_transfer as awaitsTransfer',
  'c.closed_at as closedAt',
  'c.discarded_at as discardedAt',
  'c.source',
] as const

export async function findCheckout(db: Db, orderId: string): Promise<Checkout | undefined> {
  return db.selectFrom('checkouts as c').select(CHECKOUT).where('c.order_id', '=', orderId).executeTakeFirst()
}

type SavedCheckout = {
  orderId: string
  reservedUntil: Date
  awaitsTransfer: boolean
  sourceHash: Buffer | undefined
  source: string | undefined
  /** Set for an order that is paid when it is placed. */
  closedAt: Date | null
}

/** Opens the checkout, or extends it. The hash of the payer's source is stored until the order is paid or expires. */
export async function saveCheckout(db: Db, saved: SavedCheckout): Promise<void> {
  const { orderId, reservedUntil, awaitsTransfer, sourceHash, source, closedAt } = saved
  await db
    .insertInto('checkouts')
    .values({
      order_id: orderId,
      reserved_until: reservedUntil,
      awaits_transfer: awaitsTransfer,
      source_hash: sourceHash ?? null,
      source: source ?? null,
      closed_at: closedAt,
    })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet((eb) => ({
        reserved_until: reservedUntil,
        awaits_transfer: awaitsTransfer,
        closed_at: closedAt,
        source_hash: eb.fn.coalesce('checkouts.source_hash', 'excluded.source_hash'),
        source: eb.fn.coalesce('excluded.source', 'checkouts.source'),
      })),
    )
    .execute()
}

/**
 * Counts the orders that one source has placed since then and that are still open. Takes a lock, so that orders placed at the same time by this
 * source are counted one after the other.
 */
export async function countUnpaid(db: Db, sourceHash: Buffer, since: Date): Promise<number> {
  const lock = sql`select pg_advisory_xact_lock(${sourceHash.readBigInt64BE()})`
  const count = db
    .selectFrom('checkouts as c')
    .innerJoin('order_placements as o', 'o.order_id', 'c.order_id')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('c.source_hash', '=', sourceHash)
    .where('c.closed_at', 'is', null)
    .where('o.placed_at', '>', since)
  const [, counted] = await batch(db, [lock, count])
  return Number(counted.rows[0]?.count ?? 0n)
}

export async function closeCheckout(db: Db, orderId: string, now: Date): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ closed_at: now, awaits_transfer: false, source_hash: null })
    .where('order_id', '=', orderId)
    .execute()
}

/** Deletes the sources of checkouts that were closed before then. */
export async function forgetSources(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ source: null })
    .where('source', 'is not', null)
    .where('closed_at', '<', before)
    .execute()
}

export async function discardCheckout(db: Db, orderId: string, now: Date): Promise<void> {
  await db.updateTable('checkouts').set({ discarded_at: now }).where('order_id', '=', orderId).execute()
}

/** Checkouts that were not paid in time, oldest first. */
export async function listOverdueCheckouts(db: Db, now: Date, limit = 100): Promise<string[]> {
  const rows = await db
    .selectFrom('checkouts')
    .select('order_id as orderId')
    .where('closed_at', 'is', null)
    .where('reserved_until', '<=', now)
    .orderBy('reserved_until')
    .limit(limit)
    .execute()
  return rows.map(({ orderId }) => orderId)
}

/** A gift card of an order; its amount is null while the order is a cart. */
export type OrderGiftcard = { id: string; orderId: string; cardId: string; amountMinor: number | null }

/** In the order in which they were added. */
export async function listGiftcards(db: Db, orderId: string): Promise<OrderGiftcard[]> {
  const rows = await db
    .selectFrom('checkout_giftcards')
    .select(['id', 'order_id as orderId', 'card_id as cardId', 'amount_minor as amountMinor'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map(toGiftcard)
}

/** A placed order's checkout and its gift cards. */
export type Placed = { checkout: Checkout | undefined; giftcards: readonly OrderGiftcard[] }

export async function findPlaced(db: Db, orderId: string): Promise<Placed> {
  const rows = await db
    .selectFrom('checkouts as c')
    .leftJoin('checkout_giftcards as g', 'g.order_id', 'c.order_id')
    .select([...CHECKOUT, 'g.id', 'g.card_id as cardId', 'g.amount_minor as amountMinor'])
    .where('c.order_id', '=', orderId)
    .orderBy('g.position')
    .execute()
  const giftcards = rows.flatMap(({ id, cardId, amountMinor }) =>
    id && cardId ? [toGiftcard({ id, orderId, cardId, amountMinor })] : [],
  )
  return { checkout: rows[0], giftcards }
}

type GiftcardRow = Omit<OrderGiftcard, 'amountMinor'> & { amountMinor: bigint | null }

function toGiftcard(row: GiftcardRow): OrderGiftcard {
  return { ...row, amountMinor: row.amountMinor === null ? null : Number(row.amountMinor) }
}

/** The caller holds the order's lock. A card that the order already has keeps its position. */
export async function insertGiftcard(db: Db, { id, orderId, cardId }: Omit<OrderGiftcard, 'amountMinor'>): Promise<void> {
  await sql`
    insert into checkout_giftcards (id, order_id, card_id, position)
    select ${id}::uuid, ${orderId}::uuid, ${cardId}::uuid, coalesce(max(position), 0) + 1 from checkout_giftcards where order_id = ${orderId}
    on conflict (order_id, card_id) do nothing`.execute(db)
}

/** Stores the amount that each card pays; a card that pays nothing has no amount. */
export async function saveGiftcardAmounts(db: Db, parts: readonly { id: string; minor: number }[]): Promise<void> {
  const paying = parts.filter(({ minor }) => minor > 0)
  if (paying.length === 0) return
  await sql`
    update checkout_giftcards g set amount_minor = p.minor
    from unnest(${paying.map(({ id }) => id)}::uuid[], ${paying.map(({ minor }) => minor)}::bigint[]) p (id, minor)
    where g.id = p.id`.execute(db)
}

export async function deleteGiftcard(db: Db, orderId: string, id: string): Promise<void> {
  await db.deleteFrom('checkout_giftcards').where('order_id', '=', orderId).where('id', '=', id).execute()
}
