import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { gbp, newNonce, testBrand } from '#tests/support/brands.ts'
import { testCheckout } from '#tests/support/checkout.ts'
import { createKeyring } from '../../platform/keys.ts'
import { blockCard, freezeCard, listFundedOrders, listOrdersPaidWith, readCard } from '../giftcards/index.ts'
import { findOpenKey, resealBrandKeys, revokeBrandKey } from './brand-keys.ts'

const shop = await testCheckout()
const { ctx, db } = shop
const tansyId = await shop.productOf('tansy-and-rook')
const tansy = await testBrand(shop)
const grumble = await testBrand(shop, 'grumble-coffee')
const issue = (minor = 5_000) => shop.issue(minor, { productId: tansyId })
const settlement = (brand = 'tansy-and-rook') => shop.balanceOf(`settlement:${brand}:GBP`)
const left = (card: { id: string }) => shop.balanceOf(`card:${card.id}`)

test('a captured amount is payable to the brand, and the rest is back on the card at once', async () => {
  const [card, before] = [await issue(), await settlement()]
  const { body } = await tansy.reserve(card, 3_000)
  expect(await left(card)).toBe(2_000)
  expect((await tansy.capture(body.id, 1_200)).body).toMatchObject({ captured: gbp(1_200), released: gbp(1_800) })
  expect([await left(card), (await settlement()) - before]).toEqual([3_800, 1_200])
})

test('a full capture leaves nothing reserved', async () => {
  const card = await issue()
  const { body } = await tansy.reserve(card, 5_000)
  expect((await tansy.capture(body.id)).body).toMatchObject({ captured: gbp(5_000), released: gbp(0) })
  expect(await left(card)).toBe(0)
})

test('a request that is repeated with its key is done once, even after its card was blocked for wrong PINs', async () => {
  const card = await issue()
  const first = await tansy.reserve(card, 2_000, 'order-1')
  for (let time = 1; time <= 5; time++) await tansy.check({ ...card, pin: '1' })
  expect(await tansy.reserve(card, 2_000, 'order-1')).toEqual(first)
  const captured = await tansy.capture(first.body.id, 500, 'order-1')
  expect(await tansy.capture(first.body.id, 500, 'order-1')).toEqual(captured)
  expect(await left(card)).toBe(4_500)
})

test('the holder sees what was spent in the shop of the brand, and what was returned', async () => {
  const card = await issue()
  await tansy.capture((await tansy.reserve(card, 3_000)).body.id, 1_200)
  const query = `query ($number: String!, $pin: String!) {
    answer: giftcardDetails(cardNumber: $number, pin: $pin, captchaToken: "solved") { details { movements { kind amount { value } } } } }`
  const { answer } = await shop.ask(shop.visit(), query, { number: card.number, pin: card.pin })
  expect(answer.details.movements).toEqual([
    { kind: 'RELEASED', amount: { value: 18 } },
    { kind: 'SPENT_AT_BRAND', amount: { value: -30 } },
    { kind: 'ISSUED', amount: { value: 50 } },
  ])
})

test('a reservation is captured once: a second capture is refused', async () => {
  const card = await issue()
  const { body } = await tansy.reserve(card, 3_000)
  await tansy.capture(body.id, 1_000)
  expect((await tansy.capture(body.id, 1_000)).body.code).toBe('RESERVATION_CLOSED')
  expect(await left(card)).toBe(4_000)
})

test('a reservation expires after 30 minutes, and its job returns the money', async () => {
  const card = await issue()
  const [late, inTime] = [(await tansy.reserve(card, 1_000)).body, (await tansy.reserve(card, 1_000)).body]
  shop.pass(29)
  expect((await tansy.capture(inTime.id)).status).toBe(200)
  shop.pass(1)
  expect((await tansy.capture(late.id)).body.code).toBe('RESERVATION_CLOSED')
  await shop.run('release-expired-holds')
  expect(await left(card)).toBe(4_000)
})

test('a brand can spend only its own cards, and cannot see the reservations of others', async () => {
  const card = await issue()
  expect((await grumble.check(card)).body).toEqual({ code: 'CARD_OTHER_BRAND', message: 'This card belongs to another brand.' })
  expect((await grumble.reserve(card, 100)).status).toBe(403)
  const { body } = await tansy.reserve(card, 1_000)
  expect((await grumble.capture(body.id)).body.code).toBe('RESERVATION_UNKNOWN')
  expect((await grumble.cancel(body.id)).body.code).toBe('RESERVATION_UNKNOWN')
  expect((await tansy.capture(body.id)).status).toBe(200)
})

test('a card that was blocked since its reservation cannot be captured, but one that was frozen pays the reserved amount', async () => {
  const [blocked, frozen] = [await issue(), await issue()]
  const [one, other] = [(await tansy.reserve(blocked, 1_000)).body, (await tansy.reserve(frozen, 1_000)).body]
  await blockCard(ctx, blocked.id)
  shop.pass(1)
  await freezeCard(ctx, frozen.id)
  expect((await tansy.capture(one.id)).body.code).toBe('CARD_BLOCKED')
  expect((await tansy.capture(other.id)).status).toBe(200)
  expect((await tansy.reserve(frozen, 1_000)).body.code).toBe('CARD_FROZEN')
})

test('a purchase at a brand is not an order of the shop: tracing money ends there', async () => {
  const card = await issue()
  await tansy.capture((await tansy.reserve(card, 1_000)).body.id)
  expect(await listOrdersPaidWith(db, card.id)).toEqual([])
  const { orderId } = await readCard(db, card.id)
  expect(await listFundedOrders(db, orderId)).toEqual([orderId])
})

test('a request counts once, even if it was refused: replaying it uses up no PIN tries', async () => {
  const card = await issue()
  const nonce = newNonce()
  const wrong = { number: card.number, pin: '1' }
  expect((await tansy.call('/cards/check', wrong, { nonce })).body.code).toBe('CARD_UNKNOWN')
  for (let time = 1; time <= 10; time++) {
    expect((await tansy.call('/cards/check', wrong, { nonce })).body.code).toBe('SIGNATURE_USED')
  }
  expect((await tansy.check(card)).status).toBe(200)
})

test('nonces are deleted once their time stamp would be refused anyway', async () => {
  const nonce = newNonce()
  await tansy.call('/cards/check', {}, { nonce })
  const count = async () => (await sql`select from brand_nonces where nonce = ${nonce}`.execute(db)).rows.length
  shop.pass(9)
  await shop.run('forget-old-nonces')
  expect(await count()).toBe(1)
  shop.pass(2)
  await shop.run('forget-old-nonces')
  expect(await count()).toBe(0)
})

test('a revoked key cannot sign requests', async () => {
  const lost = await testBrand(shop)
  const card = await issue()
  expect((await lost.check(card)).status).toBe(200)
  expect(await revokeBrandKey(ctx, { id: lost.key.id, by: 'anna' })).toBe(true)
  expect((await lost.check(card)).body.code).toBe('SIGNATURE_INVALID')
  expect(await revokeBrandKey(ctx, { id: lost.key.id, by: 'anna' })).toBe(false)
})

test('secrets, numbers and PINs are not stored in clear', async () => {
  const card = await issue()
  await tansy.reserve(card, 1_000)
  const { rows } = await sql<{ dump: string }>`
    select k::text as dump from brand_keys k union all select r::text from brand_reservations r
    union all select n::text from brand_nonces n union all select i::text from idempotency_keys i`.execute(db)
  const dump = rows.map((row) => row.dump).join('\n')
  for (const secret of [tansy.key.secret, Buffer.from(tansy.key.secret).toString('hex'), card.number]) {
    expect(dump).not.toContain(secret)
  }
})

test('after SECRET_KEY was replaced, the keys of brands still sign', async () => {
  const [older, newer] = ['k'.repeat(32), 'n'.repeat(32)]
  const rollback = new Error('rollback')
  const replacing = db.transaction().execute(async (trx) => {
    const within = { ...ctx, db: trx }
    expect(await resealBrandKeys(within, { cardKeys: createKeyring(newer, [older]) })).toBeGreaterThan(0)
    expect(await resealBrandKeys(within, { cardKeys: createKeyring(newer, [older]) })).toBe(0)
    expect((await findOpenKey(within, { cardKeys: createKeyring(newer) }, tansy.key.id))?.secret).toBe(tansy.key.secret)
    throw rollback
  })
  await expect(replacing).rejects.toBe(rollback)
})

test.each<[rule: string, planted: (holdOf: string) => RawBuilder<unknown>]>([
  ['brand_hold', (id) => sql`update giftcard_holds set amount_minor = amount_minor + 1000000 where order_id = ${id}`],
  ['brand_hold', () => sql`update products set is_choice_card = true where id = ${tansyId}`],
  [
    'settlement',
    () => sql`select post('planted', 'planted', 'planted', 'GBP',
      '[{"account": "fees:GBP", "minor": -100}, {"account": "settlement:tansy-and-rook:GBP", "minor": 100}]'::jsonb)`,
  ],
])('%s is a violation when it does not match', async (rule, planted) => {
  const { body } = await tansy.reserve(await issue(), 1_000)
  const rules = async (db: typeof ctx.db) => (await sql<{ rule: string }>`select rule from violations`.execute(db)).rows
  const rollback = new Error('rollback')
  const planting = db.transaction().execute(async (trx) => {
    expect(await rules(trx)).not.toContainEqual({ rule })
    await planted(body.id).execute(trx)
    expect(await rules(trx)).toContainEqual({ rule })
    throw rollback
  })
  await expect(planting).rejects.toBe(rollback)
})
