import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { takeFromStock } from './stock.store.ts'

const { db, databaseUrl } = await testDatabase({ seeded: true })

/** Collects notifications from now on. The returned function waits for all notifications that were already sent. */
async function listenToChanges(): Promise<() => Promise<string[]>> {
  const listener = new pg.Client({ connectionString: databaseUrl })
  await listener.connect()
  onTestFinished(() => listener.end())
  const notices: string[] = []
  listener.on('notification', ({ payload }) => notices.push(payload ?? ''))
  await listener.query('listen shop_changed')
  return async () => {
    await listener.query('select 1')
    return notices
  }
}

test('a change of a product, a part of it, a category or a page is notified once per transaction', async () => {
  const readNotices = await listenToChanges()
  await sql`update products set stock = 3 where slug = 'apple'`.execute(db)
  await sql`
    update variations set max_minor = max_minor + 1
    where product_id = (select id from products where slug = 'apple')`.execute(db)
  await sql`update category_texts set title = 'Clothes' where category_key = 'fashion' and language = 'en'`.execute(db)
  await sql`update pages set title = 'x' where key = 'delivery' and language = 'en'`.execute(db)
  expect(await readNotices()).toEqual(['product:apple', 'product:apple', 'category:fashion', 'page:delivery'])
})

test('a sale is notified only when it sold the last one, because pages show nothing else about stock', async () => {
  const { rows } = await sql<{ id: number }>`update products set stock = 3 where slug = 'apple' returning id`.execute(db)
  const sell = (qty: number) =>
    db.transaction().execute((sale) => takeFromStock(sale, randomUUID(), [{ productId: rows[0]?.id ?? 0, qty }]))
  const readNotices = await listenToChanges()
  await sell(2)
  expect(await readNotices()).toEqual([])
  await sell(1)
  expect(await readNotices()).toEqual(['product:apple'])
})
