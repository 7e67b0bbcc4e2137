import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { overlap, warmPool } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'
import { consumeStock, readAvailableStock, releaseStock, reserveStock, returnStock } from './reserve-stock.ts'

const { clock, ctx, db, pool } = await testDatabase()

const NOW = '2026-03-02T10:00:00Z'
const LATER = new Date('2026-03-02T10:30:00Z')
const { rows } = await sql<{ id: number }>`
  insert into products (slug, product_type, art, background_color, show_hand, show_shadow, validity_months, spend_place)
  select 'card-' || n, 'GIFTCARD', 'cards/none', '#ffffff', false, false, 12, 'ONLINE' from generate_series(1, 3) n returning id`.execute(
  db,
)
const [scarce, other, endless] = rows.map(({ id }) => id) as [number, number, number]

beforeEach(async () => {
  clock.set(NOW)
  await sql`delete from stock_reservations`.execute(db)
  await sql`update products set stock = case id when ${scarce} then 1 when ${other} then 10 end`.execute(db)
})

const reserve = (orderId: string, lines: { productId: number; qty: number }[]) =>
  reserveStock(ctx, { orderId, lines, expiresAt: LATER })

async function stockOf(id: number): Promise<number | null> {
  const found = await sql<{ stock: number | null }>`select stock from products where id = ${id}`.execute(db)
  return found.rows[0]?.stock ?? null
}

test('when fifty orders want the last item at once, one gets it', async () => {
  await warmPool(pool)
  const results = await Promise.all(Array.from({ length: 50 }, () => reserve(ctx.ids.uuid(), [{ productId: scarce, qty: 1 }])))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  const refused = results.find(({ ok }) => !ok)
  expect(refused).toEqual({ ok: false, failure: { name: 'OUT_OF_STOCK', parameter: `products.${scarce}` } })
  expect((await readAvailableStock(ctx, [scarce])).get(scarce)).toBe(0)
})

test('the last item is reserved for the first order, even if the second asks before the first has committed', async () => {
  const last = { lines: [{ productId: scarce, qty: 1 }], expiresAt: LATER }
  const [first, second] = await overlap(
    ctx,
    (ctx) => reserveStock(ctx, { orderId: ctx.ids.uuid(), ...last }),
    () => reserveStock(ctx, { orderId: ctx.ids.uuid(), ...last }),
  )
  expect([first.ok, second.ok]).toEqual([true, false])
})

test('orders for the same products in a different sequence do not deadlock', async () => {
  const lines = [
    { productId: scarce, qty: 1 },
    { productId: other, qty: 1 },
  ]
  await sql`update products set stock = 100 where id = ${scarce}`.execute(db)
  await sql`update products set stock = 100 where id = ${other}`.execute(db)
  await warmPool(pool)
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) => reserve(ctx.ids.uuid(), index % 2 ? lines : lines.toReversed())),
  )
  expect(results.every(({ ok }) => ok)).toBe(true)
})

test('an order that is placed again reserves its stock once, not twice', async () => {
  const order = ctx.ids.uuid()
  await reserve(order, [{ productId: scarce, qty: 1 }])
  expect((await reserve(order, [{ productId: scarce, qty: 1 }])).ok).toBe(true)
  expect((await readAvailableStock(ctx, [scarce], order)).get(scarce)).toBe(1)
})

test('when one product is short, nothing of the order is reserved', async () => {
  const refused = await reserve(ctx.ids.uuid(), [
    { productId: other, qty: 5 },
    { productId: scarce, qty: 2 },
  ])
  expect(refused.ok).toBe(false)
  expect((await readAvailableStock(ctx, [other])).get(other)).toBe(10)
})

test('stock of an expired reservation is free again', async () => {
  await reserve(ctx.ids.uuid(), [{ productId: scarce, qty: 1 }])
  expect((await reserve(ctx.ids.uuid(), [{ productId: scarce, qty: 1 }])).ok).toBe(false)
  clock.set(LATER)
  expect(
    (
      await reserveStock(ctx, {
        orderId: ctx.ids.uuid(),
        lines: [{ productId: scarce, qty: 1 }],
        expiresAt: new Date('2026-03-02T11:00:00Z'),
      })
    ).ok,
  ).toBe(true)
})

test('a paid order reduces the stock once, and does not count as a change by an operator', async () => {
  const order = ctx.ids.uuid()
  await reserve(order, [
    { productId: other, qty: 2 },
    { productId: other, qty: 1 },
    { productId: endless, qty: 9 },
  ])
  const marks = () => sql<{ marked: string }>`select max(operator_changed_at)::text as marked from products`.execute(db)
  const before = (await marks()).rows
  await warmPool(pool)
  await Promise.all([consumeStock(ctx, order), consumeStock(ctx, order), consumeStock(ctx, order)])
  expect(await stockOf(other)).toBe(7)
  expect(await stockOf(endless)).toBeNull()
  expect((await marks()).rows).toEqual(before)
  expect((await readAvailableStock(ctx, [other])).get(other)).toBe(7)
})

test('a released reservation returns to the stock', async () => {
  const order = ctx.ids.uuid()
  await reserve(order, [{ productId: scarce, qty: 1 }])
  await releaseStock(ctx, order)
  await releaseStock(ctx, order)
  expect((await reserve(ctx.ids.uuid(), [{ productId: scarce, qty: 1 }])).ok).toBe(true)
})

test('an undone order returns its stock exactly once', async () => {
  const order = ctx.ids.uuid()
  await reserve(order, [
    { productId: scarce, qty: 1 },
    { productId: other, qty: 3 },
    { productId: endless, qty: 9 },
  ])
  // An operator corrects the stock while the order is being paid, and limits another product afterwards.
  await sql`update products set stock = case id when ${scarce} then 0 else 2 end where id in (${scarce}, ${other})`.execute(db)
  await consumeStock(ctx, order)
  await sql`update products set stock = 5 where id = ${endless}`.execute(db)
  const marks = () => sql<{ marked: string }>`select max(operator_changed_at)::text as marked from products`.execute(db)
  const before = (await marks()).rows
  await returnStock(ctx, order)
  await returnStock(ctx, order)
  expect([await stockOf(scarce), await stockOf(other), await stockOf(endless)]).toEqual([0, 2, 5])
  expect((await marks()).rows).toEqual(before)
})
