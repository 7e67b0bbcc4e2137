import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countWaiting, warmPool, whileHeld } from '#tests/support/at-once.ts'
import { testRedeem } from '#tests/support/redeem.ts'
import { orderToken } from '../orders/fulfilment/fulfilment-tokens.ts'

const shop = await testRedeem()
const { codes, db, pool } = shop

test('fifty concurrent exchanges of one card never get more than its value', async () => {
  const card = await shop.issue(10_000)
  await warmPool(pool)
  const tries = Array.from({ length: 50 }, async () => {
    const visitor = shop.visit()
    const started = await shop.start(visitor, card)
    if (started.errors.length > 0) return 0
    if ((await shop.choose(visitor, 100)).errors.length > 0) return 0
    const placed = await shop.exchange(visitor)
    return placed.errors.length === 0 ? 100 : 0
  })
  const got = (await Promise.all(tries)).reduce<number>((sum, value) => sum + value, 0)
  expect(got).toBe(100)
  expect(await shop.balanceOfCard(card.id)).toBe(0)
})

test('fifty concurrent exchanges by one browser are one exchange', async () => {
  const card = await shop.issue(10_000)
  const visitor = shop.visit()
  await shop.start(visitor, card)
  await shop.choose(visitor, 40)
  await warmPool(pool)
  const placed = await Promise.all(
    Array.from({ length: 50 }, () => shop.exchange({ ...visitor, cookies: { ...visitor.cookies } })),
  )
  expect(placed.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  expect(await shop.balanceOfCard(card.id)).toBe(6_000)
})

test('a card that is redeemed and used at the checkout at once is spent once', async () => {
  for (let round = 0; round < 5; round++) {
    const card = await shop.issue(2_595)
    const buyer = await shop.fillCart()
    expect((await shop.addCard(buyer, card)).errors).toEqual([])
    const redeemer = shop.visit()
    const [bought, started] = await Promise.all([
      shop.place(buyer, { paymentMethod: null }),
      shop.start(redeemer, card).then(async (answer) => {
        if (answer.errors.length > 0) return answer
        await shop.choose(redeemer, 20)
        return answer
      }),
    ])
    const sold = bought.errors.length === 0 ? 1 : 0
    const held = started.errors.length === 0 ? 1 : 0
    expect(sold + held).toBe(1)
    await shop.reset(redeemer)
  }
})

test.each([
  ['exchanging', 0],
  ['paying', 1],
])('between exchanging and paying at the checkout, when %s comes first, the other finds no money', async (_order, turn) => {
  const card = await shop.issue(2_595)
  const redeemer = shop.visit()
  await shop.start(redeemer, card)
  await shop.choose(redeemer, 20)
  // Half an hour later the hold has expired.
  shop.pass(31)
  await shop.run('release-expired-holds')
  const buyer = await shop.fillCart()
  expect((await shop.addCard(buyer, card)).errors).toEqual([])
  const exchange = () => shop.exchange(redeemer)
  const pay = () => shop.place(buyer, { paymentMethod: null })
  const [first, second] = turn === 0 ? [exchange, pay] : [pay, exchange]
  await warmPool(pool)
  const later = async () => {
    await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBe(1)
    return second()
  }
  const held = sql`select from giftcards where id = ${card.id} for update`
  const [done, refused] = await whileHeld(db, held, [first, later])
  expect([codes(done), done.order.status]).toEqual([[], 'COMPLETED'])
  expect(codes(refused)).toEqual([turn === 0 ? 2304 : 2306])
  expect(await shop.balanceOfCard(card.id)).toBe(turn === 0 ? 595 : 0)
})

test.each([
  ['undoing first', 0],
  ['opening first', 1],
])('an exchange that is undone while its card is opened (%s): only one of the two happens', async (_order, turn) => {
  const { visitor, card, order, id } = await shop.exchanged()
  const works = [() => shop.undo(visitor, id), () => shop.open(order.shipments[0].giftToken)]
  const held = sql`select from gifts where order_id = ${id} for update`
  const answers = await whileHeld(db, held, turn === 0 ? works : works.toReversed())
  const [undone, opened] = turn === 0 ? answers : answers.toReversed()
  const isUndone = undone.errors.length === 0
  expect(isUndone).not.toBe(opened.errors.length === 0)
  expect(codes(isUndone ? opened : undone)).toEqual([isUndone ? 2421 : 2608])
  expect(await shop.balanceOfCard(card.id)).toBe(isUndone ? 5_000 : 1_000)
})

test('an exchange that is undone while its address is corrected sends no new link', async () => {
  const sam = { kind: 'RECEIVER', firstName: 'Sam', lastName: 'Reed', email: 'sam@example.com' }
  const { visitor, card, order, id } = await shop.exchanged({ input: { receiver: sam } })
  const query = `mutation ($input: CorrectReceiverInput!) { answer: correctReceiver(input: $input) { errors { code } } }`
  const asked = { ...sam, kind: undefined, email: 'sam.reed@example.com', shipmentId: order.shipments[0].id }
  const correct = async () => {
    // The order's link still works while undoing waits for a lock.
    await expect.poll(() => countWaiting(db)).toBe(1)
    return (await shop.ask(shop.visit(), query, { input: { ...asked, orderToken: orderToken(shop.services, id) } })).answer
  }
  await warmPool(pool)
  const held = sql`select from gifts where order_id = ${id} for update`
  const [undone, corrected] = await whileHeld(db, held, [() => shop.undo(visitor, id), correct])
  expect([codes(undone), codes(corrected)]).toEqual([[], [2421]])
  const { rows } = await sql`select token_hash, attempt from gifts where order_id = ${id}`.execute(db)
  expect(rows).toEqual([{ token_hash: null, attempt: 1 }])
  expect(await shop.balanceOfCard(card.id)).toBe(5_000)
})

test('fifty concurrent undo requests return the value once', async () => {
  const { visitor, card, id } = await shop.exchanged()
  await warmPool(pool)
  await Promise.all(Array.from({ length: 50 }, () => shop.undo({ ...visitor, cookies: { ...visitor.cookies } }, id)))
  expect(await shop.balanceOfCard(card.id)).toBe(5_000)
})
