import { expect, test } from 'vitest'
import { FAILURES } from '../../src/shared/failures.ts'
import { testCheckout } from '../support/checkout.ts'

const shop = await testCheckout({ withLimits: true })
const { codes, db } = shop
const OVER = [FAILURES.RATE_LIMITED.code]

async function readDay(bucket: string): Promise<number> {
  const row = await db.selectFrom('rate_limits').select('points').where('key', 'like', `${bucket}-day%`).executeTakeFirst()
  return row?.points ?? 0
}
const countKeys = async () => (await db.selectFrom('idempotency_keys').select('key').execute()).length

test('only orders that can be placed count for the daily limit of a storefront', async () => {
  const placedToday = () => readDay('place-order-source')
  expect(codes(await shop.place(shop.visit()))).toEqual([FAILURES.CART_UNKNOWN.code])
  const visitor = await shop.fillCart()
  expect(codes(await shop.place(visitor, { expectedTotal: 20 }))).toEqual([FAILURES.TOTAL_CHANGED.code])
  expect(await placedToday()).toBe(0)
  expect(codes(await shop.place(visitor))).toEqual([])
  expect(await placedToday()).toBe(1)
})

test('beyond the limit of a source, a repeated request gets its old answer again, and no other order is placed', async () => {
  const visitor = await shop.fillCart()
  const { order } = await shop.place(visitor, {}, 'repeated')
  let refused: number[] = []
  for (let count = 0; count < 100 && refused[0] !== OVER[0]; count++) refused = codes(await shop.place(visitor))
  expect(refused).toEqual(OVER)
  expect(await shop.place(visitor, {}, 'repeated')).toMatchObject({ order: { id: order.id }, errors: [] })
})

test('only an account for a paid order counts for the daily limit of requests without a captcha', async () => {
  const askedToday = () => readDay('identify-source')
  const create = (orderUuid: string) =>
    `mutation { answer: createAccountOnOrder(orderUuid: "${orderUuid}", password: "seven lemons on a shelf") { errors { code } } }`
  const { visitor, id, page } = await shop.placed()
  for (const orderUuid of ['x', id]) expect(codes((await shop.ask(visitor, create(orderUuid))).answer)).toHaveLength(1)
  expect(await askedToday()).toBe(0)
  await shop.confirm(visitor, id, await shop.adyen.finish(page, 'pay'))
  expect(codes((await shop.ask(visitor, create(id))).answer)).toEqual([])
  expect(await askedToday()).toBe(1)
})

test('a payment may be retried sixty times in ten minutes, and a refused retry stores nothing', async () => {
  const { visitor, id } = await shop.placed()
  for (let count = 1; count <= 60; count++) expect(codes(await shop.retry(visitor, id))).toEqual([])
  const before = await countKeys()
  expect(codes(await shop.retry(visitor, id))).toEqual(OVER)
  expect(await countKeys()).toBe(before)
})

test('a result in a format that no provider uses is not stored, and neither is the twenty-first result of an order', async () => {
  const { visitor, id } = await shop.placed()
  const sessionId = (await shop.paymentOf(id))?.sessionId ?? ''
  const bring = async (sessionResult: string) => {
    await shop.confirm(visitor, id, { sessionId, sessionResult })
    return (await shop.paymentOf(id))?.sessionResult
  }
  expect(await bring('結果')).toBeUndefined()
  for (let count = 1; count <= 20; count++) expect(await bring(`made-up-${count}`)).toBe(`made-up-${count}`)
  expect(await bring('made-up-21')).toBe('made-up-20')
})
