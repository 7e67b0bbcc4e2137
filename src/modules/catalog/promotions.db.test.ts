import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'

const { db } = await testDatabase({ seeded: true })

const REFUSED = { code: '23503', table: 'promotion_products' }

test('no promotion lowers the price of a Choice Gift Card', async () => {
  const name = (slug: string) =>
    sql`insert into promotion_products (promotion_key, product_id)
      select 'early-stockings', id from products where slug = ${slug}`.execute(db)
  await expect(name('all-in-one-gift-card')).rejects.toMatchObject(REFUSED)
  await expect(name('grumble-coffee')).resolves.toBeDefined()
})

test('a product with a promotion cannot become one that pays like money', async () => {
  const spendHere = sql`update products set is_choice_card = true where slug = 'hullabaloo-socks'`.execute(db)
  await expect(spendHere).rejects.toMatchObject(REFUSED)
})

test('a product that is deleted leaves its promotions', async () => {
  await sql`delete from products where slug = 'hullabaloo-socks'`.execute(db)
  const { rows } = await sql`select from promotion_products where promotion_key = 'early-stockings'`.execute(db)
  expect(rows.length).toBeGreaterThan(0)
})
