import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { anyOf, literal, type Row } from '#platform/db/typed-sql.ts'

type Page = { limit: number; offset: number }
type Ids = { ids: string[]; totalCount: number }

/** Placed orders of one customer at one store, newest first. */
export async function listOrderIds(
  db: Db,
  { userId, storefront }: { userId: string; storefront: string },
  page: Page,
): Promise<Ids> {
  const rows = await db
    .selectFrom('orders')
    .select((eb) => ['id', eb.fn.countAll<bigint>().over().as('total')])
    .where('user_id', '=', userId)
    .where('status', '<>', literal('CART'))
    .where('storefront', '=', storefront)
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return toIds(rows)
}

/** All carts and orders of a customer, at any store. */
export async function listAllOrderIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('placed_at', (order) => order.desc().nullsFirst())
    .orderBy('number', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

type Receiving = {
  email: string
  storefront?: string | null | undefined
  /** Only gifts from others that are not opened yet. */
  isWaiting?: boolean
}

/** Shipments by e-mail that were sent to an address, from one store or all, and whose link works. Each half of the query has its own index. */
export async function listReceivedShipmentIds(
  db: Db,
  { email, storefront = null, isWaiting = false }: Receiving,
  page: Page,
): Promise<Ids> {
  const { rows } = await sql<Row<'shipments', 'id'> & { total: bigint }>`
    with found as (
      select s.id, s.order_id, s.receiver_kind from shipments s where s.kind = 'DIGITAL' and lower(s.receiver ->> 'email') = lower(${email})
      union
      select s.id, s.order_id, s.receiver_kind from orders o join shipments s on s.order_id = o.id
      where o.status = 'COMPLETED' and lower(o.billing_address ->> 'email') = lower(${email})
        and s.kind = 'DIGITAL' and s.receiver_kind = 'ME' and s.receiver ->> 'email' is null
    )
    select s.id, count(*) over () as total
    from found s join orders o on o.id = s.order_id join gifts g on g.shipment_id = s.id
    where o.storefront = coalesce(${storefront}, o.storefront) and g.first_sent_at is not null and g.token_hash is not null
      and (not ${isWaiting}::boolean or (g.opened_at is null and s.receiver_kind = 'RECEIVER'))
    order by g.first_sent_at desc, s.id limit ${page.limit} offset ${page.offset}`.execute(db)
  return toIds(rows)
}

function toIds(rows: readonly { id: string; total: bigint }[]): Ids {
  return { ids: rows.map(({ id }) => id), totalCount: Number(rows[0]?.total ?? 0n) }
}

/**
 * Moves a guest's paid orders to the owner of their address. An unpaid order stays with the browser that placed it: its address may be mistyped, and
 * the owner of an order can cancel it and then gets its gift cards, names and messages.
 */
export async function adoptOrdersByEmail(db: Db, { userId, email }: { userId: string; email: string }): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ user_id: userId })
    .where(isGuestOrderWith(email))
    .where('status', '=', literal('COMPLETED'))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Written exactly like the expression of its index. */
function isGuestOrderWith(email: string): RawBuilder<boolean> {
  return sql<boolean>`user_id is null and lower(billing_address ->> 'email') = lower(${email})`
}

/** Moves a guest's order to the account that logs in with the same browser. */
export async function giveOrderToCustomer(db: Db, id: string, userId: string): Promise<void> {
  await db.updateTable('orders').set({ user_id: userId }).where('id', '=', id).where('user_id', 'is', null).execute()
}

/** Unpaid orders that a guest placed in one browser since then. */
export async function listUnpaidIds(db: Db, tokenHash: Buffer, after: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', 'is', null)
    .where('cart_token_hash', '=', tokenHash)
    .where('placed_at', '>', after)
    .where('status', 'in', [literal('PENDING'), literal('CANCELED')])
    .execute()
  return rows.map(({ id }) => id)
}

async function deleteCarts(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('orders').where('user_id', '=', userId).where('status', '=', literal('CART')).execute()
}

/** Removes what a stranger may have put into the account of an address: its carts, and unpaid orders. */
export async function releaseUnpaid(db: Db, userId: string): Promise<void> {
  await deleteCarts(db, userId)
  const unpaid = db.updateTable('orders').set({ user_id: null }).where('user_id', '=', userId)
  await unpaid.where('status', 'in', ['PENDING', 'CANCELED']).execute()
}

/** The customers who have bought something, or have an order that is being paid. */
export async function listBuyers(db: Db, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('user_id as userId')
    .distinct()
    .where('user_id', '=', anyOf(userIds))
    .where('status', 'in', [literal('PENDING'), literal('COMPLETED')])
    .$narrowType<{ userId: string }>()
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Called before the customer is deleted: carts are deleted at once, orders are erased later, when they are over. */
export async function scheduleErasure(db: Db, userId: string): Promise<void> {
  await deleteCarts(db, userId)
  await db.updateTable('orders').set({ is_to_erase: true }).where('user_id', '=', userId).execute()
}

/** Marks guest orders with this address to be erased with the account. An unpaid order stays with the browser that placed it until it is over. */
export async function scheduleErasureByEmail(db: Db, email: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ is_to_erase: true })
    .where(isGuestOrderWith(email))
    .where('status', '<>', literal('CART'))
    .execute()
}

/** Marks some of them at a time. */
export async function scheduleErasureOfCanceled(db: Db, canceledBefore: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ is_to_erase: true })
    .where('id', 'in', (query) =>
      query
        .selectFrom('orders')
        .select('id')
        .where('status', '=', literal('CANCELED'))
        .where('user_id', 'is', null)
        .where('erased_at', 'is', null)
        .where('canceled_at', '<', canceledBefore)
        .limit(500),
    )
    .execute()
}

/** A statement may take three seconds, and each order may have a hundred receivers. A customer who cancels many orders must not delay the erasure of others. */
export const ERASED_AT_ONCE = 50

/**
 * Removes names and addresses from orders that are over and marked to be erased. Totals, cards and the ledger are kept. Invoices are kept too,
 * because the law requires it, but no link opens them. Messages are kept for their recipients.
 */
export async function eraseOrders(db: Db, now: Date): Promise<number> {
  const locked = await db
    .selectFrom('orders as o')
    .innerJoin('finished_orders as e', 'e.id', 'o.id')
    .select('o.id')
    .where((eb) => eb.ref('o.is_to_erase'))
    .where('e.since', '<=', now)
    .orderBy('o.id')
    .limit(ERASED_AT_ONCE)
    .forNoKeyUpdate('o')
    .execute()
  // Read again after locking: a late payment may have reopened an order in the meantime.
  const rows = await db
    .selectFrom('finished_orders')
    .select('id')
    .where('id', '=', anyOf(locked.map(({ id }) => id)))
    .where('since', '<=', now)
    .$narrowType<{ id: string }>()
    .execute()
  const ids = rows.map(({ id }) => id)
  await db.updateTable('shipments').set({ receiver: {} }).where('order_id', '=', anyOf(ids)).execute()
  await db.updateTable('gifts').set({ thanks: null }).where('order_id', '=', anyOf(ids)).execute()
  await db.updateTable('fulfilments').set({ token_hash: null }).where('order_id', '=', anyOf(ids)).execute()
  await db.updateTable('invoices').set({ token_hash: null }).where('order_id', '=', anyOf(ids)).execute()
  await db
    .updateTable('orders')
    .set({ billing_address: null, cart_token_hash: null, is_to_erase: false, erased_at: now })
    .where('id', '=', anyOf(ids))
    .execute()
  return ids.length
}
