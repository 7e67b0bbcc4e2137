import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/context.ts'
import { batch } from '../../platform/db/batch.ts'
import { anyOf } from '../../platform/db/typed-sql.ts'

export type StockLine = { productId: number; qty: number }

/** The hash for orders without a network. */
const NO_NETWORK = Buffer.alloc(0)

/** Locks products in the order of their ids, so that two orders never deadlock. Products with unlimited stock are not locked. */
export async function lockStock(db: Db, productIds: readonly number[]): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  return toStock(await selectStock(db, productIds).orderBy('id').forNoKeyUpdate().execute())
}

/** The stock of the products whose stock is limited. */
export async function listStock(db: Db, productIds: readonly number[]): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  return toStock(await selectStock(db, productIds).execute())
}

function selectStock(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('products')
    .select(['id', 'stock'])
    .where('id', '=', anyOf(productIds))
    .where('stock', 'is not', null)
    .$narrowType<{ stock: number }>()
}

function toStock(rows: readonly { id: number; stock: number }[]): Map<number, number> {
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

type Reserved = {
  qty: number
  /** The part of it that orders of the same network reserved. */
  inNetwork: number
}
type Asked = {
  productIds: readonly number[]
  exceptOrderId: string | undefined
  networkHash?: Buffer | undefined
  now: Date
}

/** The quantities that other orders have reserved at that moment: product → quantities. */
export async function sumReservations(
  db: Db,
  { productIds, exceptOrderId, networkHash = NO_NETWORK, now }: Asked,
): Promise<Map<number, Reserved>> {
  const rows = await db
    .selectFrom('stock_reservations')
    .select((eb) => [
      'product_id as id',
      eb.fn.sum<bigint>('qty').as('qty'),
      eb.fn.sum<bigint | null>('qty').filterWhere('network_hash', '=', networkHash).as('inNetwork'),
    ])
    .where('product_id', '=', anyOf(productIds))
    .where('expires_at', '>', now)
    .where('order_id', 'is distinct from', exceptOrderId ?? null)
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ id, qty, inNetwork }) => [id, { qty: Number(qty), inNetwork: Number(inNetwork ?? 0) }]))
}

export type Reservation = {
  orderId: string
  lines: readonly StockLine[]
  expiresAt: Date
  /** The network of an unpaid order. Without it, the stored value is kept. */
  networkHash?: Buffer | undefined
}

/** Replaces the order's earlier reservations. */
export async function saveReservations(db: Db, { orderId, lines, expiresAt, networkHash }: Reservation): Promise<void> {
  const ids = lines.map(({ productId }) => productId)
  const insert = sql`
    insert into stock_reservations as r (order_id, product_id, qty, expires_at, network_hash)
    select ${orderId}::uuid, l.id, l.qty, ${expiresAt}, ${networkHash ?? null}::bytea
    from unnest(${ids}::int[], ${lines.map(({ qty }) => qty)}::int[]) l (id, qty)
    on conflict (order_id, product_id) do update
    set qty = excluded.qty, expires_at = excluded.expires_at, network_hash = coalesce(excluded.network_hash, r.network_hash)`
  const drop = db
    .deleteFrom('stock_reservations')
    .where('order_id', '=', orderId)
    .where('product_id', '<>', sql<number>`all(${ids}::int[])`)
  await batch(db, [drop, ...(lines.length > 0 ? [insert] : [])])
}

export async function listReservations(db: Db, orderId: string): Promise<StockLine[]> {
  return db
    .selectFrom('stock_reservations')
    .select(['product_id as productId', 'qty'])
    .where('order_id', '=', orderId)
    .orderBy('product_id')
    .execute()
}

export async function deleteReservations(db: Db, orderId: string): Promise<StockLine[]> {
  return db
    .deleteFrom('stock_reservations')
    .where('order_id', '=', orderId)
    .returning(['product_id as productId', 'qty'])
    .execute()
}

/** Stock never goes below zero, because paid cards are always delivered. The quantity that was really taken is recorded. The caller has locked the products. */
export async function takeFromStock(db: Db, orderId: string, lines: readonly StockLine[]): Promise<void> {
  const [ids, quantities] = [lines.map(({ productId }) => productId), lines.map(({ qty }) => qty)]
  const record = sql`
    insert into stock_sales (order_id, product_id, qty)
    select ${orderId}::uuid, p.id, least(p.stock, l.qty)
    from unnest(${ids}::int[], ${quantities}::int[]) l (id, qty) join products p on p.id = l.id where p.stock > 0`
  const take = sql`
    update products p set stock = p.stock - s.qty from stock_sales s
    where s.order_id = ${orderId} and s.product_id = p.id and p.stock is not null`
  await batch(db, [record, ...asSale(take)])
}

/** Does not change a product whose stock has become unlimited. */
export async function putBackToStock(db: Db, lines: readonly StockLine[]): Promise<void> {
  const put = sql`
    update products p set stock = p.stock + l.qty
    from unnest(${lines.map(({ productId }) => productId)}::int[], ${lines.map(({ qty }) => qty)}::int[]) l (id, qty)
    where p.id = l.id and p.stock is not null`
  await batch(db, asSale(put))
}

/** Makes the change without marking the row as changed by an operator. */
function asSale(change: RawBuilder<unknown>) {
  const setSeeding = (value: string) => sql`select set_config('ribbon.seeding', ${value}, true)`
  return [setSeeding('on'), change, setSeeding('')]
}

export async function deleteSales(db: Db, orderId: string): Promise<StockLine[]> {
  return db.deleteFrom('stock_sales').where('order_id', '=', orderId).returning(['product_id as productId', 'qty']).execute()
}
