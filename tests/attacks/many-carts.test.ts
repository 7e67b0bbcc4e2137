import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { CARTS_PER_SOURCE } from '../../src/modules/orders/cart/cart-of-visitor.ts'
import { testCheckout, type Visitor } from '../support/checkout.ts'

const shop = await testCheckout({ withLimits: true })

const ADD = 'mutation ($input: AddPackageInput!) { answer: addOriginalPackageToCart(input: $input) { errors { code } } }'

async function add(visitor: Visitor, gift = {}): Promise<number[]> {
  const input = { variationId: shop.digital, value: 25, qty: 1, receivers: [{ kind: 'ME' }], ...gift }
  return shop.codes((await shop.ask(visitor, ADD, { input })).answer)
}

const countCarts = async () => (await sql`select from orders where status = 'CART'`.execute(shop.db)).rows.length

test('a source makes so many carts an hour; those who have one go on filling it, and neighbours make theirs', async () => {
  const { ip } = shop.visit()
  const visit = (): Visitor => ({ ...shop.visit(), ip })
  const first = visit()
  expect(await add(first)).toEqual([])
  for (let count = 1; count <= 5; count++) expect(await add(visit(), { qty: 0 }), 'which makes none').toEqual([2104])
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
