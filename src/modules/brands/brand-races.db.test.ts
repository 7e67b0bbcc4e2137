import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { warmPool, whileHeld } from '#tests/support/at-once.ts'
import { testBrand } from '#tests/support/brands.ts'
import { testRedeem } from '#tests/support/redeem.ts'
import { readCardSecrets } from '../giftcards/index.ts'

const shop = await testRedeem()
const { ctx, db, pool } = shop
const tansy = await testBrand(shop)
const tansyId = await shop.productOf('tansy-and-rook')
const issue = (minor: number, unit = {}) => shop.issue(minor, { productId: tansyId, ...unit })
const settlement = () => shop.balanceOf('settlement:tansy-and-rook:GBP')

test('fifty concurrent purchases with one card never spend more than its value', async () => {
  const [card, before] = [await issue(10_000), await settlement()]
  await warmPool(pool)
  const spent = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const reserved = await tansy.reserve(card, 3_000)
      if (reserved.status !== 201) return 0
      const captured = await tansy.capture(reserved.body.id, index % 2 === 0 ? 3_000 : 2_000)
      return captured.status === 200 ? captured.body.captured.minor : 0
    }),
  )
  const total = spent.reduce<number>((sum, minor) => sum + minor, 0)
  expect(total).toBeGreaterThan(0)
  expect((await settlement()) - before).toBe(total)
  expect(await shop.balanceOfCard(card.id)).toBe(10_000 - total)
})

test('fifty concurrent captures of one reservation capture it once', async () => {
  const [card, before] = [await issue(10_000), await settlement()]
  const { body } = await tansy.reserve(card, 4_000)
  await warmPool(pool)
  const answers = await Promise.all(Array.from({ length: 50 }, () => tansy.capture(body.id, 1_000)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  expect([await shop.balanceOfCard(card.id), (await settlement()) - before]).toEqual([9_000, 1_000])
})

test('fifty concurrent requests with one key reserve once', async () => {
  const card = await issue(10_000)
  await warmPool(pool)
  const answers = await Promise.all(Array.from({ length: 50 }, () => tansy.reserve(card, 100, 'one-key')))
  // Only five PINs are checked when many come at once; the other requests must be sent again.
  const reserved = answers.filter(({ status }) => status === 201)
  expect(reserved.length).toBeGreaterThan(1)
  expect(new Set(reserved.map(({ body }) => body.id)).size).toBe(1)
  expect(await shop.balanceOfCard(card.id)).toBe(9_900)
})

test.each([
  ['capturing first', 0],
  ['cancelling first', 1],
])('when a reservation is captured and cancelled at once (%s), only one of the two happens', async (_order, turn) => {
  const card = await issue(5_000)
  const { body } = await tansy.reserve(card, 2_000)
  const works = [() => tansy.capture(body.id), () => tansy.cancel(body.id)]
  const held = sql`select from giftcards where id = ${card.id} for update`
  const answers = await whileHeld(db, held, turn === 0 ? works : works.toReversed())
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const isCaptured = (turn === 0 ? answers[0] : answers[1])?.status === 200
  expect(await shop.balanceOfCard(card.id)).toBe(isCaptured ? 3_000 : 5_000)
})

const REPLACE = 'mutation ($id: ID!) { answer: replaceGiftcard(giftcardId: $id) { card { id } errors { code } } }'

/** A customer with a card of the brand that they bought. */
async function bought() {
  const visitor = await shop.logIn()
  await shop.fillCart(visitor, { variationId: shop.tansy })
  const { order, payment } = await shop.place(visitor)
  await shop.confirm(visitor, order.id, await shop.adyen.finish(payment.redirectUrl, 'pay'))
  const [card] = await shop.cardsOf(order.id)
  const id = card?.id ?? ''
  return { visitor, card: { id, ...(await readCardSecrets(ctx, shop.services, id)) } }
}

test.each([
  ['replacing first', 0],
  ['spending first', 1],
])('when a lost card is replaced and spent at the brand at once (%s), its value exists once', async (_order, turn) => {
  const [{ visitor, card }, before] = [await bought(), await settlement()]
  const { body } = await tansy.reserve(card, 1_000)
  shop.pass(1)
  await sql`update giftcards set frozen_at = ${ctx.clock.now()} where id = ${card.id}`.execute(db)
  const works = [
    async () => (await shop.ask(visitor, REPLACE, { id: card.id })).answer,
    async () => ({ errors: (await tansy.capture(body.id)).status === 200 ? [] : [{ code: 0 }] }),
  ]
  const held = sql`select from giftcards where id = ${card.id} for update`
  const answers = await whileHeld(db, held, turn === 0 ? works : works.toReversed())
  const [replaced, captured] = turn === 0 ? answers : answers.toReversed()
  // The amount reserved before the card was lost is paid. Until then the card cannot be replaced.
  expect(captured.errors).toEqual([])
  expect((await settlement()) - before).toBe(1_000)
  const isReplaced = replaced.errors.length === 0
  if (!isReplaced) expect(shop.codes(replaced)).toEqual([2305])
  const { answer } = isReplaced ? { answer: replaced } : await shop.ask(visitor, REPLACE, { id: card.id })
  expect(await shop.balanceOfCard(answer.card.id)).toBe(1_500)
  expect(await shop.balanceOfCard(card.id)).toBe(0)
  expect((await tansy.reserve(card, 100)).body.code).toBe('CARD_CLOSED')
})

test.each([
  ['undoing first', 0],
  ['spending first', 1],
])('when an exchange is undone while its card is spent at the brand (%s), only one of the two happens', async (_order, turn) => {
  const [{ visitor, card, id }, before] = [await shop.exchanged(), await settlement()]
  const made = (await shop.cardsOf(id))[0]?.id ?? ''
  const typed = await readCardSecrets(ctx, shop.services, made)
  const works = [
    async () => (await shop.undo(visitor, id)).errors.length === 0,
    async () => {
      const { status, body } = await tansy.reserve(typed, 1_000)
      return status === 201 && (await tansy.capture(body.id)).status === 200
    },
  ]
  const held = sql`select from giftcards where id = ${made} for update`
  const answers = await whileHeld(db, held, turn === 0 ? works : works.toReversed())
  const [isUndone, isSpent] = turn === 0 ? answers : answers.toReversed()
  expect([isUndone, isSpent].filter(Boolean)).toHaveLength(1)
  expect((await settlement()) - before).toBe(isSpent ? 1_000 : 0)
  expect(await shop.balanceOfCard(card.id)).toBe(isUndone ? 5_000 : 1_000)
})
