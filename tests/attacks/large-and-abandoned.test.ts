import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testCheckout } from '../support/checkout.ts'

/**
 * Somebody fills hundreds of carts with a hundred receivers each, or cancels as many orders. A single statement for all of them would be cancelled
 * after three seconds each time, so nobody's names and addresses would be deleted any more.
 */
const shop = await testCheckout()
const { db } = shop
const MANY = 120
/** With a hundred receivers each, this many take about a second on a busy machine. */
const MOST_AT_ONCE = 50
const DAY_MINUTES = 24 * 60

const NOTHING = { subtotal_minor: 0, service_fee_minor: 0, shipping_minor: 0, discount_minor: 0, tax_minor: 0, total_minor: 0 }

/** Copies an order with its shipments, but without their packages. */
async function copy(id: string): Promise<void> {
  await db.transaction().execute(async (db) => {
    await sql`create temporary table copies on commit drop as
      select (jsonb_populate_record(o, ${JSON.stringify({ ...NOTHING, cart_token_hash: null })}::jsonb
        || jsonb_build_object('id', gen_random_uuid(), 'number', o.number * 1000 + n))).*
      from orders o, generate_series(1, ${MANY}::int) n where o.id = ${id}`.execute(db)
    await sql`insert into orders overriding system value select * from copies`.execute(db)
    await sql`insert into shipments
      select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'order_id', c.id))).*
      from shipments s, copies c where s.order_id = ${id}`.execute(db)
  })
}

/** The largest number of rows of a table that one statement of the work deletes or updates. */
async function findLargest(change: 'delete on orders' | 'update on shipments', work: () => Promise<void>): Promise<number> {
  await sql`create table sizes (size int)`.execute(db)
  await sql`create function note_size() returns trigger language plpgsql as
    $$ begin insert into sizes select count(*) from changed; return null; end $$`.execute(db)
  await sql`create trigger note_size after ${sql.raw(change)} referencing old table as changed
    for each statement execute function note_size()`.execute(db)
  await work()
  const { rows } = await sql<{ largest: number }>`select max(size) as largest from sizes`.execute(db)
  await sql`drop function note_size cascade`.execute(db)
  await sql`drop table sizes`.execute(db)
  return rows[0]?.largest ?? 0
}

const countCarts = async () => (await sql`select from orders where status = 'CART'`.execute(db)).rows.length
const countNamed = async () => (await sql`select from shipments where receiver <> '{}'`.execute(db)).rows.length

test('many abandoned carts are all deleted, a few at a time', async () => {
  await shop.fillCart()
  const { rows } = await sql<{ id: string }>`select id from orders where status = 'CART'`.execute(db)
  await copy(rows[0]?.id ?? '')
  shop.pass(400 * DAY_MINUTES)
  expect(await findLargest('delete on orders', () => shop.run('delete-old-carts'))).toBeLessThanOrEqual(MOST_AT_ONCE)
  expect(await countCarts()).toBe(0)
})

test('the names in many canceled orders are all erased, a few orders at a time', async () => {
  const receiver = { kind: 'RECEIVER', firstName: 'Ben', lastName: 'Oak', email: 'ben@example.com' }
  const { visitor, id } = await shop.placed({}, { receivers: [receiver] })
  await shop.cancel(visitor, id)
  await sql`update orders set canceled_at = ${shop.clock.now()} where id = ${id}`.execute(db)
  await copy(id)
  const before = await countNamed()
  expect(before).toBeGreaterThan(MANY)
  shop.pass(31 * DAY_MINUTES)
  expect(await findLargest('update on shipments', () => shop.run('erase-orders'))).toBeLessThanOrEqual(MOST_AT_ONCE)
  expect(await countNamed()).toBeLessThan(before - MANY)
})
