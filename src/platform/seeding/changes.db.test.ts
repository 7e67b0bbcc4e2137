import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'

const { db, databaseUrl } = await testDatabase({ seeded: true })

test('a change of a product, a part of it, a category or a page is told once a transaction', async () => {
  const listener = new pg.Client({ connectionString: databaseUrl })
  await listener.connect()
  onTestFinished(() => listener.end())
  const told: string[] = []
  listener.on('notification', ({ payload }) => told.push(payload ?? ''))
  await listener.query('listen shop_changed')
  await sql`update products set stock = 3 where slug = 'apple'`.execute(db)
  await sql`
    update variations set max_minor = max_minor + 1
    where product_id = (select id from products where slug = 'apple')`.execute(db)
  await sql`update category_texts set title = 'Clothes' where category_key = 'fashion' and language = 'en'`.execute(db)
  await sql`update pages set title = 'x' where key = 'delivery' and language = 'en'`.execute(db)
  // The listener's own question comes after everything it was told before.
  await listener.query('select 1')
  expect(told).toEqual(['product:apple', 'product:apple', 'category:fashion', 'page:delivery'])
})
