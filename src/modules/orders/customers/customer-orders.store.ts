import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'

type Page = { limit: number; offset: number }
type Ids = { ids: string[]; totalCount: number }

/** Placed orders of one customer at one store, the newest first. */
export async function listOrderIds(
  db: Db,
  { userId, storefront }: { userId: string; storefront: string },
  page: Page,
): Promise<Ids> {
  const { rows } = await sql<{ id: string; total: bigint }>`
    select id, count(*) over () as total from orders
    where user_id = ${userId} and status <> 'CART' and storefront = ${storefront}
    order by placed_at desc, number desc limit ${page.limit} offset ${page.offset}`.execute(db)
  return toIds(rows)
}

/** Everything a customer has in a basket or has ordered, at any store. */
export async function listAllOrderIds(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where user_id = ${userId} order by placed_at desc nulls first, number desc`.execute(db)
  return rows.map(({ id }) => id)
}

/** Shipments by e-mail that were sent to an address, from one store or from any, and whose link works. Each half has an index of its own. */
export async function listReceivedShipmentIds(
  db: Db,
  { email, storefront = null }: { email: string; storefront?: string | null },
  page: Page,
): Promise<Ids> {
  const { rows } = await sql<{ id: string; total: bigint }>`
    with found as (
      select s.id, s.order_id from shipments s where s.kind = 'DIGITAL' and lower(s.receiver ->> 'email') = lower(${email})
      union
      select s.id, s.order_id from orders o join shipments s on s.order_id = o.id
      where o.status = 'COMPLETED' and lower(o.billing_address ->> 'email') = lower(${email})
        and s.kind = 'DIGITAL' and s.receiver_kind = 'ME' and s.receiver ->> 'email' is null
    )
    select s.id, count(*) over () as total
    from found s join orders o on o.id = s.order_id join gifts g on g.shipment_id = s.id
    where o.storefront = coalesce(${storefront}, o.storefront) and g.first_sent_at is not null and g.token_hash is not null
    order by g.first_sent_at desc, s.id limit ${page.limit} offset ${page.offset}`.execute(db)
  return toIds(rows)
}

function toIds(rows: readonly { id: string; total: bigint }[]): Ids {
  return { ids: rows.map(({ id }) => id), totalCount: Number(rows[0]?.total ?? 0n) }
}

/**
 * What was placed with an address as a guest belongs to its owner, if a mail told that mailbox of it: it is paid, or awaits a transfer. Any other unpaid
 * order may bear a mistyped address. Its names and messages are for the browser that placed it.
 */
export async function adoptOrdersByEmail(db: Db, { userId, email }: { userId: string; email: string }): Promise<number> {
  const { numAffectedRows } = await sql`
    update orders set user_id = ${userId}
    where user_id is null and lower(billing_address ->> 'email') = lower(${email})
      and (status = 'COMPLETED' or (status = 'PENDING' and payment_method in ('banktransfer', 'invoice')))`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** A guest's order that its own browser gives to an account. */
export async function giveOrderToCustomer(db: Db, id: string, userId: string): Promise<void> {
  await sql`update orders set user_id = ${userId} where id = ${id} and user_id is null`.execute(db)
}

/** What a guest has placed in a browser since, and not paid. */
export async function listUnpaidIds(db: Db, tokenHash: Buffer, after: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where user_id is null and cart_token_hash = ${tokenHash} and placed_at > ${after} and status in ('PENDING', 'CANCELED')`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Canceled orders are forgotten with the owner of their address, who never saw them in the account. */
export async function adoptCanceledByEmail(db: Db, { userId, email }: { userId: string; email: string }): Promise<void> {
  await sql`
    update orders set user_id = ${userId}
    where user_id is null and status = 'CANCELED' and lower(billing_address ->> 'email') = lower(${email})`.execute(db)
}

export async function deleteCarts(db: Db, userId: string): Promise<void> {
  await sql`delete from orders where user_id = ${userId} and status = 'CART'`.execute(db)
}

/** Those of these customers who have placed an order. */
export async function listBuyers(db: Db, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct user_id as "userId" from orders where user_id = any(${userIds}::uuid[]) and status <> 'CART'`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** The customer is about to be deleted: carts go at once, orders when they are over. */
export async function leaveOrders(db: Db, userId: string): Promise<void> {
  await deleteCarts(db, userId)
  await sql`update orders set is_to_forget = true where user_id = ${userId}`.execute(db)
}

/**
 * Takes names and addresses out of orders that are to be forgotten and over. Totals, cards and books stay, and the invoices, which the law has us
 * keep, but no link opens them; a message belongs to who got it.
 */
export async function eraseOrders(db: Db, now: Date): Promise<number> {
  const { rows: locked } = await sql<{ id: string }>`
    select o.id from orders o join orders_over e on e.id = o.id
    where o.is_to_forget and e.since <= ${now} order by o.id limit 500 for no key update of o`.execute(db)
  // Once more: whoever had the lock before may have brought late money, and the order is not over then.
  const { rows } = await sql<{ id: string }>`
    select id from orders_over where id = any(${locked.map(({ id }) => id)}::uuid[]) and since <= ${now}`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`update shipments set receiver = '{}' where order_id = any(${ids}::uuid[])`.execute(db)
  await sql`update fulfilments set token_hash = null where order_id = any(${ids}::uuid[])`.execute(db)
  await sql`update invoices set token_hash = null where order_id = any(${ids}::uuid[])`.execute(db)
  await sql`
    update orders set billing_address = null, cart_token_hash = null, is_to_forget = false, erased_at = ${now}
    where id = any(${ids}::uuid[])`.execute(db)
  return ids.length
}
