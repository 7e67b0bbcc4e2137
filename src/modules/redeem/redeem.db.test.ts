import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testRedeem } from '#tests/support/redeem.ts'
import { findReasonNotToShip, listDueParcels } from '../orders/index.ts'

const shop = await testRedeem()
const { codes, db } = shop

/** The statements that an accepted request sends to the database. */
async function listStatements(...asked: Parameters<typeof shop.ask>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const { answer } = await shop.ask(...asked)
  const texts = query.mock.calls.map(([sent]) => (sent as { text?: string }).text ?? String(sent))
  query.mockRestore()
  expect(answer.errors).toEqual([])
  return texts
}

/** Exchanges the whole card, like the shop's page, which only requests the errors. */
function place(visitor: Parameters<typeof shop.ask>[0]): Promise<string[]> {
  const input = { holder: shop.DIGITAL_HOLDER, receiver: { kind: 'ME' }, acceptTerms: true, expectedToPay: 0 }
  const mutation = `mutation ($input: PlaceRedeemOrderInput!) {
    answer: placeRedeemOrder(input: $input, idempotencyKey: "once") { errors { code } } }`
  return listStatements(visitor, mutation, { input })
}

test('£40 of a £50 card become a sealed card of £40, and £10 stay', async () => {
  const { visitor, card, order, id } = await shop.exchanged()
  expect(order).toMatchObject({
    status: 'COMPLETED',
    remainingBalance: { value: 10 },
    totals: { chosen: { value: 40 }, toPay: { value: 0 } },
  })
  expect(await shop.balanceOfCard(card.id)).toBe(1_000)
  const [made] = await shop.cardsOf(id)
  expect(await shop.balanceOfCard(made?.id ?? '')).toBe(4_000)
  expect(order.shipments).toMatchObject([{ receiverKind: 'ME', giftToken: expect.stringMatching(/^[\w-]{43}$/) }])
  expect(await shop.readOwn(visitor, id)).toMatchObject({ id, undoUntil: '2026-03-16T10:00:00.000Z' })
})

test('a card is held while its shopper chooses, and another browser learns when it is free again', async () => {
  const card = await shop.issue(5_000)
  const first = shop.visit()
  expect(await shop.start(first, card)).toMatchObject({ errors: [], order: { heldUntil: '2026-03-02T10:30:00.000Z' } })
  const other = shop.visit()
  const refused = await shop.start(other, card)
  expect(codes(refused)).toEqual([2313])
  expect(refused.errors[0].message).toContain('10:30')
  shop.pass(20)
  await shop.choose(first, 20)
  expect(await shop.readOwn(first)).toMatchObject({ heldUntil: '2026-03-02T10:50:00.000Z' })
  shop.pass(31)
  await shop.run('release-expired-holds')
  expect((await shop.start(other, card)).errors).toEqual([])
  // The first browser has the same situation in the opposite direction, and keeps its choices.
  expect(codes(await shop.choose(first, 10))).toEqual([2313])
  expect((await shop.readOwn(first)).totals.chosen).toEqual({ value: 20 })
  await shop.reset(other)
  expect((await shop.choose(first, 10)).errors).toEqual([])
})

test('stopping reverses every step', async () => {
  const card = await shop.issue(5_000)
  const visitor = shop.visit()
  await shop.start(visitor, card)
  await shop.choose(visitor, 20)
  expect(await shop.balanceOfCard(card.id)).toBe(0)
  expect(await shop.reset(visitor)).toEqual({ status: true, errors: [] })
  expect(await shop.balanceOfCard(card.id)).toBe(5_000)
  expect(await shop.readOwn(visitor)).toBeNull()
  expect(await shop.reset(visitor)).toEqual({ status: true, errors: [] })
})

test('stopping after an exchange changes nothing: it is completed, and its owner still sees it', async () => {
  const { visitor, card, id } = await shop.exchanged()
  expect(await shop.reset(visitor)).toEqual({ status: true, errors: [] })
  expect(await shop.readOwn(visitor, id)).toMatchObject({ id, status: 'COMPLETED' })
  expect(await shop.balanceOfCard(card.id)).toBe(1_000)
})

test('less than £5 may not stay on the card, unless it is nothing', async () => {
  const card = await shop.issue(5_000)
  const visitor = shop.visit()
  await shop.start(visitor, card)
  const { order } = await shop.choose(visitor, 48)
  expect(order.problems.map(({ code }: { code: number }) => code)).toEqual([2604])
  expect(codes(await shop.exchange(visitor))).toEqual([2604])
  await shop.update(visitor, { packageId: order.shipments[0].packages[0].id, value: 45 })
  expect((await shop.exchange(visitor)).errors).toEqual([])
  expect(await shop.balanceOfCard(card.id)).toBe(500)
})

test('each card that pays keeps either nothing or £5: £23 from two cards of £25 leave £5 and £22', async () => {
  const [one, two] = [await shop.issue(2_500), await shop.issue(2_500)]
  const visitor = shop.visit()
  await shop.start(visitor, one)
  await shop.addRedeemCard(visitor, two)
  expect((await shop.choose(visitor, 23)).order.problems).toEqual([])
  expect((await shop.exchange(visitor)).errors).toEqual([])
  expect([await shop.balanceOfCard(one.id), await shop.balanceOfCard(two.id)]).toEqual([500, 2_200])
})

test('a card that an exchange does not need is released at once', async () => {
  const [one, two] = [await shop.issue(5_000), await shop.issue(2_500)]
  const visitor = shop.visit()
  await shop.start(visitor, one)
  await shop.addRedeemCard(visitor, two)
  await shop.choose(visitor, 20)
  expect(await shop.balanceOfCard(two.id)).toBe(0)
  expect((await shop.exchange(visitor)).errors).toEqual([])
  expect([await shop.balanceOfCard(one.id), await shop.balanceOfCard(two.id)]).toEqual([3_000, 2_500])
})

test('a card that is spent completely is held once, and that hold is captured', async () => {
  const { id } = await shop.exchanged({ value: 50 })
  const { rows } = await sql<{ kind: string }>`
    select kind from ledger_transactions where reference = ${id} and kind like '%hold%' order by id`.execute(db)
  expect(rows.map(({ kind }) => kind)).toEqual(['hold-card', 'capture-hold'])
})

test('an answer with only its errors requested reads nothing of the order', async () => {
  const visitor = shop.visit()
  await shop.start(visitor, await shop.issue(5_000))
  const { order } = await shop.choose(visitor, 20)
  const packageId = order.shipments[0].packages[0].id
  const countStatements = async (fields: string) => {
    const change = `mutation ($input: UpdateRedeemPackageInput!) { answer: updateRedeemPackage(input: $input) { ${fields} } }`
    return (await listStatements(visitor, change, { input: { packageId, qty: 2 } })).length
  }
  const forAll = await countStatements('order { totals { chosen { value } } } errors { code }')
  expect(await countStatements('order { id } errors { code }')).toBeLessThan(forAll - 5)
})

test('an exchange holds its cards once, records its payment once and writes its order twice', async () => {
  const visitor = shop.visit()
  await shop.start(visitor, await shop.issue(5_000))
  await shop.choose(visitor, 40)
  const texts = await place(visitor)
  const count = (part: string) => texts.filter((text) => text.includes(part)).length
  expect([count('from "checkout_giftcards"'), count('from "payments"')]).toEqual([1, 0])
  expect([count('into "payments"'), count('update "payments"')]).toEqual([1, 0])
  expect([count('into "checkouts"'), count('update "checkouts"')]).toEqual([1, 0])
  // Nothing is paid, so the unpaid orders of the source are not counted. The idempotency key is inserted and updated, without reading it first.
  expect([count('pg_advisory_xact_lock'), count('idempotency_keys')]).toEqual([0, 2])
  // One update to place it and one to complete it.
  expect(count('update "orders"')).toBe(2)
})

test('a card that is spent completely is locked once, and its hold is captured unchanged', async () => {
  const visitor = shop.visit()
  await shop.start(visitor, await shop.issue(5_000))
  await shop.choose(visitor, 50)
  const texts = await place(visitor)
  expect(texts.filter((text) => /from "giftcards".*for no key update/.test(text))).toHaveLength(1)
  // The hold is inserted or extended, and captured.
  expect(texts.filter((text) => /(insert into|update) "giftcard_holds"/.test(text))).toHaveLength(2)
})

test('adding a second card writes only that card, and placing the order rewrites no chosen card', async () => {
  const visitor = shop.visit()
  await shop.start(visitor, await shop.issue(5_000))
  const { order } = await shop.choose(visitor, 20)
  const { id } = order.shipments[0].packages[0].items[0].variation
  const add = `mutation ($input: AddRedeemPackageInput!) { answer: addRedeemPackage(input: $input) { errors { code } } }`
  const texts = await listStatements(visitor, add, { input: { variationId: id, value: 30, idempotencyKey: 'second' } })
  const written = (texts: string[]) =>
    texts.filter((text) => /^\s*(insert into|update|delete from) "?(shipments|packages)\b/.test(text)).length
  expect(written(texts)).toBe(1)
  const placing = await place(visitor)
  // The receivers, and the prices of both cards.
  expect(written(placing)).toBe(2)
  // One statement inserts both cards.
  expect(placing.filter((text) => text.includes('insert into "giftcards"'))).toHaveLength(1)
})

test('£205 from two cards come as two cards, as equal as whole pounds allow', async () => {
  const [one, two] = [await shop.issue(20_000), await shop.issue(11_000)]
  const visitor = shop.visit()
  await shop.start(visitor, one)
  expect((await shop.addRedeemCard(visitor, two)).order.totals.toSpend).toEqual({ value: 310 })
  const { order } = await shop.choose(visitor, 205)
  expect(order.shipments[0].packages[0].split).toEqual([{ value: 103 }, { value: 102 }])
  const placed = await shop.exchange(visitor)
  expect(placed.errors).toEqual([])
  expect((await shop.cardsOf(placed.order.id)).map(({ minor }) => minor)).toEqual(['10300', '10200'])
  expect([await shop.balanceOfCard(one.id), await shop.balanceOfCard(two.id)]).toEqual([0, 10_500])
})

test('an offer adds a bonus that the shop pays, and undoing returns it', async () => {
  await sql`insert into redeem_offers (key, titles, percent, product_slugs, starts_on, ends_on)
    values ('test', '{"en": "Test"}', 10, array['copper-colander'], '2026-03-01', '2026-03-31')`.execute(db)
  const copper = await shop.variationOf('copper-colander', 'DIGITAL')
  const card = await shop.issue(5_000)
  const visitor = shop.visit()
  await shop.start(visitor, card)
  const { order } = await shop.choose(visitor, 25, { variationId: copper, qty: 2 })
  expect(order.shipments[0].packages[0]).toMatchObject({
    packageTotals: { mainItemAmount: { value: 50 }, promotionAmount: { value: 5 } },
    split: [{ value: 27.5 }],
  })
  const before = await shop.balanceOf('discounts:GBP')
  const placed = await shop.exchange(visitor)
  expect(placed).toMatchObject({
    errors: [],
    order: { totals: { chosen: { value: 50 }, promotionAmount: { value: 5 }, value: { value: 55 } } },
  })
  expect((await shop.cardsOf(placed.order.id)).map(({ minor }) => minor)).toEqual(['2750', '2750'])
  expect(await shop.balanceOf('discounts:GBP')).toBe(before - 500)
  expect((await shop.undo(visitor, placed.order.id)).errors).toEqual([])
  expect([await shop.balanceOf('discounts:GBP'), await shop.balanceOfCard(card.id)]).toEqual([before, 5_000])
})

test('an extra payment gets no bonus', async () => {
  const copper = await shop.variationOf('copper-colander', 'DIGITAL')
  const visitor = shop.visit()
  await shop.start(visitor, await shop.issue(3_000))
  await shop.choose(visitor, 25, { variationId: copper })
  const { order } = await shop.choose(visitor, 25, { variationId: copper })
  expect(order.totals).toMatchObject({ toPay: { value: 20 }, promotionAmount: { value: 3 } })
})

test('undoing returns the value, closes the new card and its link; doing it twice changes nothing', async () => {
  const { visitor, card, order, id } = await shop.exchanged()
  const token = order.shipments[0].giftToken
  expect(await shop.undo(visitor, id)).toMatchObject({
    errors: [],
    order: { status: 'UNDONE', undoUntil: null, shipments: [{ giftToken: null }] },
  })
  expect((await shop.undo(visitor, id)).errors).toEqual([])
  expect(await shop.balanceOfCard(card.id)).toBe(5_000)
  const [made] = await shop.cardsOf(id)
  expect(await shop.balanceOfCard(made?.id ?? '')).toBe(0)
  expect(codes(await shop.open(token))).toEqual([2421])
  expect((await shop.start(shop.visit(), card)).order.totals.toSpend).toEqual({ value: 50 })
})

test('an undone exchange is marked in its owner’s orders, and visible to nobody else', async () => {
  const { visitor, id } = await shop.exchanged()
  const isUndone = async (who: typeof visitor) => (await shop.ask(who, `{ order(uuid: "${id}") { isUndone } }`)).order?.isUndone
  expect(await isUndone(visitor)).toBe(false)
  expect((await shop.undo(visitor, id)).errors).toEqual([])
  expect([await isUndone(visitor), await isUndone(shop.visit())]).toEqual([true, false])
})

test('undoing returns the stock, so that nobody can sell out a product for free', async () => {
  const stock = async () =>
    (await sql<{ stock: number }>`select stock from products where slug = 'tansy-and-rook'`.execute(db)).rows[0]?.stock
  await sql`update products set stock = 3 where slug = 'tansy-and-rook'`.execute(db)
  onTestFinished(async () => void (await sql`update products set stock = null where slug = 'tansy-and-rook'`.execute(db)))
  const { visitor, id } = await shop.exchanged()
  expect(await stock()).toBe(2)
  expect((await shop.undo(visitor, id)).errors).toEqual([])
  expect((await shop.undo(visitor, id)).errors).toEqual([])
  expect(await stock()).toBe(3)
})

test('an exchange whose card was opened cannot be undone, nor can any after 14 days', async () => {
  const opened = await shop.exchanged()
  expect((await shop.open(opened.order.shipments[0].giftToken)).gift.packages).toMatchObject([
    { cards: [{ number: expect.stringMatching(/^\d{19}$/) }] },
  ])
  expect(codes(await shop.undo(opened.visitor, opened.id))).toEqual([2608])
  expect(await shop.readOwn(opened.visitor, opened.id)).toMatchObject({ undoUntil: null })
  const late = await shop.exchanged()
  shop.pass(14 * 24 * 60 + 1)
  expect(codes(await shop.undo(late.visitor, late.id))).toEqual([2609])
})

test.each([
  ['a new card is blocked', async (_paid: string, orderId: string) => (await shop.cardsOf(orderId))[0]?.id ?? ''],
  ['the card that paid is blocked', async (paid: string) => paid],
])('an exchange is not undone online when %s', async (_sentence, choose) => {
  const { visitor, card, id } = await shop.exchanged()
  await sql`update giftcards set status = 'BLOCKED' where id = ${await choose(card.id, id)}`.execute(db)
  expect(codes(await shop.undo(visitor, id))).toEqual([2610])
  expect(await shop.balanceOfCard(card.id)).toBe(1_000)
})

test('a donation is not returned when the rest is undone', async () => {
  const card = await shop.issue(5_000)
  const visitor = shop.visit()
  await shop.start(visitor, card)
  await shop.choose(visitor, 30)
  await shop.choose(visitor, 20, { variationId: shop.hedges })
  const { order } = await shop.exchange(visitor)
  expect((await shop.undo(visitor, order.id)).errors).toEqual([])
  expect(await shop.balanceOfCard(card.id)).toBe(3_000)
})

test('by post, an exchange can be undone until its slip is printed', async () => {
  const holder = { ...shop.HOME, email: 'ann@example.com' }
  const post = async () => {
    const card = await shop.issue(5_000)
    const visitor = shop.visit()
    await shop.start(visitor, card)
    expect((await shop.choose(visitor, 50, { variationId: shop.tansyPosted })).order.needsAddress).toBe(true)
    const { customerType: _type, ...address } = holder as Record<string, unknown>
    const placed = await shop.exchange(visitor, { holder: address })
    expect(placed.errors).toEqual([])
    return { visitor, card, id: placed.order.id as string }
  }
  const first = await post()
  expect((await shop.undo(first.visitor, first.id)).errors).toEqual([])
  expect(await shop.balanceOfCard(first.card.id)).toBe(5_000)
  const parcels = await listDueParcels(shop.contextOf('GCSUK'), { by: '2999-12-31' })
  const undone = parcels.find(({ orderId }) => orderId === first.id)
  expect(undone && findReasonNotToShip(undone)).toBe('its exchange was undone, and its value is back on the card')
  const second = await post()
  await sql`update parcels set slip_at = now() where order_id = ${second.id}`.execute(db)
  expect(codes(await shop.undo(second.visitor, second.id))).toEqual([2610])
})

test('the same key again gives the same answer and spends nothing more', async () => {
  const card = await shop.issue(10_000)
  const visitor = shop.visit()
  await shop.start(visitor, card)
  await shop.choose(visitor, 40)
  const first = await shop.exchange(visitor, {}, 'once')
  const again = await shop.exchange(visitor, {}, 'once')
  expect(again.order.id).toBe(first.order.id)
  expect(await shop.balanceOfCard(card.id)).toBe(6_000)
  expect(codes(await shop.exchange(visitor, { newsletter: true }, 'once'))).toEqual([2410])
})
