import { sql } from 'kysely'
import type { Db } from '../../platform/context.ts'
import { batch } from '../../platform/db/batch.ts'

export type StockLine = { productId: number; qty: number }

/** In the order of their ids, so that two orders never deadlock; products with unlimited stock are not locked. */
export function lockStock(db: Db, productIds: readonly number[]): Promise<Map<number, number>> {
  return listStock(db, productIds, sql`order by id for no key update`)
}

/** What other orders have reserved of these products at that moment: product → quantity. */
export async function sumReservations(
  db: Db,
  { productIds, exceptOrderId, now }: { productIds: readonly number[]; exceptOrderId: string | undefined; now: Date },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; qty: number }>`
    select product_id as id, sum(qty)::int as qty from stock_reservations
    where product_id = any(${productIds}::int[]) and expires_at > ${now} and order_id is distinct from ${exceptOrderId ?? null}::uuid
    group by product_id`.execute(db)
  return new Map(rows.map(({ id, qty }) => [id, qty]))
}

/** The stock of those products that have a limited one. */
export async function listStock(db: Db, productIds: readonly number[], locking = sql``): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<{ id: number; stock: number }>`
    select id, stock from products where id = any(${productIds}::int[]) and stock is not null ${locking}`.execute(db)
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

export async function saveReservations(
  db: Db,
  { orderId, lines, expiresAt }: { orderId: string; lines: readonly StockLine[]; expiresAt: Date },
): Promise<void> {
  const insert = sql`
    insert into stock_reservations (order_id, product_id, qty, expires_at)
    select ${orderId}::uuid, l.id, l.qty, ${expiresAt}
    from unnest(${lines.map(({ productId }) => productId)}::int[], ${lines.map(({ qty }) => qty)}::int[]) l (id, qty)`
  await batch(db, [sql`delete from stock_reservations where order_id = ${orderId}`, ...(lines.length > 0 ? [insert] : [])])
}

export async function listReservations(db: Db, orderId: string): Promise<StockLine[]> {
  const { rows } = await sql<StockLine>`
    select product_id as "productId", qty from stock_reservations where order_id = ${orderId} order by product_id`.execute(db)
  return rows
}

export async function deleteReservations(db: Db, orderId: string): Promise<StockLine[]> {
  const { rows } = await sql<StockLine>`
    delete from stock_reservations where order_id = ${orderId} returning product_id as "productId", qty`.execute(db)
  return rows
}

/** A sale does not mark the row as changed by an operator. Never below zero: what was paid for is delivered. */
export async function takeFromStock(db: Db, lines: readonly StockLine[]): Promise<void> {
  const take = sql`
    update products p set stock = greatest(p.stock - l.qty, 0)
    from unnest(${lines.map(({ productId }) => productId)}::int[], ${lines.map(({ qty }) => qty)}::int[]) l (id, qty)
    where p.id = l.id and p.stock is not null`
  const setSeeding = (value: string) => sql`select set_config('ribbon.seeding', ${value}, true)`
  await batch(db, [setSeeding('on'), take, setSeeding('')])
}
