import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ADDED_PER_SOURCE } from '../../src/modules/orders/cart/add-package.ts'
import { CARTS_PER_SOURCE } from '../../src/modules/orders/cart/cart-of-visitor.ts'
import { testCheckout, type Visitor } from '../support/checkout.ts'

const shop = await testCheckout({ withLimits: true })

const ADD = 'mutation ($input: AddPackageInput!) { answer: addOriginalPackageToCart(input: $input) { errors { code } } }'

async function add(visitor: Visitor, gift = {}): Promise<number[]> {
  const input = { variationId: shop.digital, value: 25, qty: 1, receivers: [{ kind: 'ME' }], ...gift }
  return shop.codes((await shop.ask(visitor, ADD, { input })).answer)
}

const countCarts = async () => (await sql`select from orders where status = 'CART'`.execute(shop.db)).rows.length

test('a source may make a limited number of carts an hour; existing carts can still be filled, and neighbours can make theirs', async () => {
  const { ip } = shop.visit()
  const visit = (): Visitor => ({ ...shop.visit(), ip })
  const first = visit()
  expect(await add(first)).toEqual([])
  for (let count = 1; count <= 5; count++)
    expect(await add(visit(), { qty: 0 }), 'a refused addition creates no cart').toEqual([2104])
  const request = { id: '1', ip, headers: {} }
  for (let count = 2; count < CARTS_PER_SOURCE.points; count++) {
    await shop.services.limits.consumeBySource({ ...shop.ctx, request }, CARTS_PER_SOURCE)
  }
  expect(await add(visit())).toEqual([])
  const before = await countCarts()
  expect(await add(visit())).toEqual([1003])
  expect(await countCarts()).toBe(before)
  expect(await add(first)).toEqual([])
  expect(await add(await shop.logIn(visit()))).toEqual([])
  expect(await add({ ...shop.visit(), ip: ip.replace(/7$/, '8') })).toEqual([])
})

test('a cart that is filled and emptied all day stores its latest hundred forms, and none once it is placed', async () => {
  const visitor = await shop.fillCart()
  expect(await add(visitor, { idempotencyKey: 'first' })).toEqual([])
  const { rows } = await sql<{ id: string }>`select order_id as id from cart_submissions where key = 'first'`.execute(shop.db)
  const orderId = rows[0]?.id
  await sql`insert into cart_submissions (order_id, key, body_hash, tag)
    select ${orderId}, 'old ' || n, '', 'gone' from generate_series(1, 150) n`.execute(shop.db)
  const listKeys = async () =>
    (
      await sql<{ key: string }>`select key from cart_submissions where order_id = ${orderId} order by id`.execute(shop.db)
    ).rows.map(({ key }) => key)
  for (let time = 0; time < 2; time++) expect(await add(visitor, { idempotencyKey: 'new' })).toEqual([])
  const keys = await listKeys()
  expect([keys.length, keys[0], keys.at(-1)]).toEqual([100, 'old 52', 'new'])
  const { cartV2 } = await shop.ask(visitor, '{ cartV2 { totals { grandTotal { value } } } }')
  await shop.place(visitor, { expectedTotal: cartV2.totals.grandTotal.value })
  expect(await shop.statusOf(orderId ?? '')).toBe('PENDING')
  expect(await listKeys()).toEqual([])
})

test('a source may add six hundred times in ten minutes', async () => {
  const visitor = await shop.fillCart()
  const request = { id: '1', ip: visitor.ip, headers: {} }
  for (let count = 1; count < ADDED_PER_SOURCE.points; count++) {
    await shop.services.limits.consumeBySource({ ...shop.ctx, request }, ADDED_PER_SOURCE)
  }
  expect(await add(visitor)).toEqual([1003])
  expect(await add({ ...visitor, ip: visitor.ip.replace(/7$/, '8') })).toEqual([])
})
