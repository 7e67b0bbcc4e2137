import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { whileHeld } from '#tests/support/at-once.ts'
import { cardArguments, type Visitor } from '#tests/support/checkout.ts'
import { testRedeem } from '#tests/support/redeem.ts'
import { holdCard, readCardSecrets, releaseHolds, replaceLostCard } from '../../giftcards/index.ts'
import { giftToken } from '../../orders/index.ts'
import { findStorefrontByCode } from '../../storefronts/index.ts'

const shop = await testRedeem()
const { codes, db } = shop
type Typed = { number: string; pin: string }
type Known = Partial<Typed> & { id?: string | undefined }

const INFO = 'lastFour title state nextStep balance { value } held { value } expiresOn freeAt brandPath'
const DETAILS = `id issuedOn canReplace info { ${INFO} } movements { kind amount { value } }`
const ERRORS = 'errors { code message }'

const infoOf = (card: Typed, visitor = shop.visit()) =>
  shop.call(visitor, 'giftcardInfo', cardArguments(card), `card { ${INFO} } ${ERRORS}`)
const detailsOf = (visitor: Visitor, card: Known) =>
  shop.call(visitor, 'giftcardDetails', { ...cardArguments(card), giftcardId: card.id }, `details { ${DETAILS} } ${ERRORS}`)
const freeze = (visitor: Visitor, card: Known) =>
  shop.call(visitor, 'freezeGiftcard', { ...cardArguments(card), giftcardId: card.id }, `details { ${DETAILS} } ${ERRORS}`)
const replace = (visitor: Visitor, giftcardId: string) =>
  shop.call(visitor, 'replaceGiftcard', { giftcardId }, `card { id number pin } details { ${DETAILS} } ${ERRORS}`)

/** A customer who bought a card of £25. */
async function bought(asked: Record<string, unknown> = {}) {
  const visitor = await shop.logIn()
  await shop.fillCart(visitor, { variationId: shop.choice, ...asked })
  const { cartV2 } = await shop.ask(visitor, '{ cartV2 { totals { grandTotal { value } } } }')
  const { order, payment } = await shop.place(visitor, { expectedTotal: cartV2.totals.grandTotal.value })
  await shop.confirm(visitor, order.id, await shop.adyen.finish(payment.redirectUrl, 'pay'))
  await shop.run('issue-cards', { orderId: order.id })
  const [card] = await shop.cardsOf(order.id)
  return { visitor, orderId: order.id as string, id: card?.id ?? '' }
}

const SAM = { firstName: 'Sam', lastName: 'Reed' }
const openAsGift = (orderId: string) =>
  sql`update shipments set receiver_kind = 'RECEIVER', receiver = receiver || ${JSON.stringify(SAM)}::jsonb where order_id = ${orderId}`.execute(
    db,
  )

test('a Choice card can be redeemed, a brand card is spent at its brand', async () => {
  expect(await infoOf(await shop.issue(5_000))).toMatchObject({
    card: {
      title: 'Choice Gift Card',
      state: 'ACTIVE',
      nextStep: 'REDEEM',
      balance: { value: 50 },
      held: { value: 0 },
      expiresOn: '2027-03-02',
    },
    errors: [],
  })
  const brand = await shop.issue(2_000, { productId: await shop.productOf('ostlere') })
  expect(await infoOf(brand)).toMatchObject({
    card: { title: 'Ostlere', nextStep: 'SPEND_AT_BRAND', brandPath: '/gift-cards/ostlere/' },
  })
  expect(await shop.start(shop.visit(), brand)).toMatchObject({ errors: [{ code: 2312 }], brandPath: '/gift-cards/ostlere/' })
})

test('a card of a pack of blank cards is called a Choice Gift Card once it has a value', async () => {
  const card = await shop.issue(4_000, { productId: await shop.productOf('blank-choice-cards-classic') })
  expect(await infoOf(card)).toMatchObject({ card: { title: 'Choice Gift Card', nextStep: 'REDEEM' } })
  expect(await shop.start(shop.visit(), card)).toMatchObject({ order: { cards: [{ title: 'Choice Gift Card' }] } })
})

test('the reason why a card cannot be used is shown only with its PIN', async () => {
  const blocked = await shop.issue(5_000)
  await sql`update giftcards set status = 'BLOCKED' where id = ${blocked.id}`.execute(db)
  const expired = await shop.issue(5_000, { expiresOn: '2026-03-01' })
  const elsewhere = await shop.issue(5_000, { storefront: 'GCUK' })
  for (const [card, code, state] of [
    [blocked, 2302, 'BLOCKED'],
    [expired, 2303, 'EXPIRED'],
    [elsewhere, 2307, 'WRONG_STORE'],
  ] as const) {
    expect(await infoOf(card)).toMatchObject({ card: { state, nextStep: 'NONE' }, errors: [{ code }] })
    const wrong = await infoOf({ ...card, pin: card.pin === '000000' ? '111111' : '000000' })
    expect(wrong).toEqual({ card: null, errors: [{ code: 2301, message: expect.any(String) }] })
  }
  const held = await shop.issue(5_000)
  await shop.start(shop.visit(), held)
  expect(await infoOf(held)).toMatchObject({
    card: { state: 'ACTIVE', balance: { value: 0 }, held: { value: 50 }, freeAt: '2026-03-02T10:30:00.000Z' },
    errors: [{ code: 2313 }],
  })
})

test('every movement of a card is listed', async () => {
  const { visitor, card, id } = await shop.exchanged()
  const asked = { number: card.number, pin: card.pin }
  const kinds = async () =>
    (await detailsOf(shop.visit(), asked)).details.movements.map(
      ({ kind, amount }: { kind: string; amount: { value: number } }) => `${kind} ${amount.value}`,
    )
  expect(await kinds()).toEqual(['REDEEMED -40', 'RELEASED 50', 'HELD -50', 'ISSUED 50'])
  await shop.undo(visitor, id)
  expect((await kinds())[0]).toBe('UNDONE 40')
})

test('the buyer does not see where and when a recipient spends a card', async () => {
  const { visitor, id, orderId } = await bought({ variationId: shop.physical })
  expect((await detailsOf(visitor, { id })).details.movements).toMatchObject([{ kind: 'ISSUED' }])
  const storefront = findStorefrontByCode('GCSUK')
  if (!storefront) throw new Error('closed')
  const gcsuk = { ...shop.ctx, storefront, language: 'en' as const, art: shop.services.art }
  const hold = { cardId: id, orderId: randomUUID(), minor: 500, expiresAt: new Date('2099-01-01') }
  expect((await holdCard(gcsuk, hold)).ok).toBe(true)
  expect((await detailsOf(visitor, { id })).details.movements).toHaveLength(2)
  await openAsGift(orderId)
  await sql`update parcels set slip_at = now() where order_id = ${orderId}`.execute(db)
  const hidden = await detailsOf(visitor, { id })
  expect(hidden.details.movements).toMatchObject([{ kind: 'ISSUED' }])
  expect(hidden.details.info).toMatchObject({ state: 'ACTIVE', balance: { value: 25 }, held: { value: 0 }, freeAt: null })
  const list = '{ answer: myGiftcards(holder: OTHERS) { cards { info { state balance { value } held { value } } } } }'
  const { answer } = await shop.ask(visitor, list)
  expect(answer.cards).toEqual([{ info: { state: 'ACTIVE', balance: { value: 25 }, held: { value: 0 } } }])
  await releaseHolds(gcsuk, hold.orderId)
})

test('the holder freezes a lost card at once: it can no longer pay', async () => {
  const card = await shop.issue(5_000)
  const asked = { number: card.number, pin: card.pin }
  expect(await freeze(shop.visit(), asked)).toMatchObject({
    details: { info: { state: 'FROZEN' }, canReplace: false },
    errors: [],
  })
  expect((await freeze(shop.visit(), asked)).errors).toEqual([])
  expect(codes(await shop.start(shop.visit(), card))).toEqual([2316])
  expect(codes(await shop.addCard(await shop.fillCart(), card))).toEqual([2316])
})

test('the customer who bought a frozen card can replace it: the balance gets a new number, and the old one is closed', async () => {
  const { visitor, id } = await bought()
  expect(codes(await replace(visitor, id))).toEqual([2621])
  expect(codes(await freeze(shop.visit(), { id }))).toEqual([2620])
  expect(await freeze(visitor, { id })).toMatchObject({ details: { canReplace: true }, errors: [] })
  expect(codes(await replace(await shop.logIn(), id))).toEqual([2620])
  expect(codes(await replace(shop.visit(), id))).toEqual([2502])
  const replaced = await replace(visitor, id)
  expect(replaced.errors).toEqual([])
  expect((await replace(visitor, id)).card).toEqual(replaced.card)
  expect(await infoOf(replaced.card)).toMatchObject({ card: { state: 'ACTIVE', balance: { value: 25 } }, errors: [] })
  expect(await detailsOf(visitor, { id })).toMatchObject({ details: { info: { state: 'CLOSED', balance: { value: 0 } } } })
  expect((await shop.start(shop.visit(), replaced.card)).errors).toEqual([])
})

test('replacing a card while it is spent leaves the balance in one place', async () => {
  for (let round = 0; round < 4; round++) {
    const { visitor, id } = await bought()
    const card = await readCardSecrets(shop.ctx, shop.services, id)
    const spender = shop.visit()
    const stop = async () => {
      await freeze(visitor, { id })
      return replace(visitor, id)
    }
    const spend = async () => {
      await shop.start(spender, card)
      await shop.choose(spender, 25)
      return shop.exchange(spender)
    }
    const works = round % 2 === 0 ? [stop, spend] : [spend, stop]
    const answers = await whileHeld(db, sql`select from giftcards where id = ${id} for update`, works)
    const [replaced, spent] = round % 2 === 0 ? answers : answers.toReversed()
    expect(replaced.errors.length === 0 && spent.errors.length === 0).toBe(false)
    await shop.reset(spender)
  }
})

test('replacing a card in two tabs at once returns the same new card twice', async () => {
  const { visitor, id } = await bought()
  await freeze(visitor, { id })
  const works = [() => replace({ ...visitor }, id), () => replace({ ...visitor }, id)]
  const [one, other] = await whileHeld(db, sql`select from giftcards where id = ${id} for update`, works)
  expect([one.errors, other.errors]).toEqual([[], []])
  expect(one.card).toEqual(other.card)
})

test('without staff a card is replaced once: one payment must not give many numbers', async () => {
  const { visitor, id } = await bought()
  await freeze(visitor, { id })
  const { card } = await replace(visitor, id)
  expect(await freeze(visitor, { id: card.id })).toMatchObject({ details: { canReplace: false }, errors: [] })
  expect(codes(await replace(visitor, card.id))).toEqual([2622])
})

test('the buyer can neither freeze nor replace a card that its receiver has opened, which would take the gift back', async () => {
  const { visitor, id, orderId } = await bought()
  const { rows } = await sql<{ id: string }>`select shipment_id as id from gifts where order_id = ${orderId}`.execute(db)
  await sql`update shipments set receiver_kind = 'RECEIVER', receiver = '{"firstName": "Sam", "lastName": "Reed", "email": "sam@example.com"}'
    where order_id = ${orderId}`.execute(db)
  expect((await shop.open(giftToken(shop.services, { shipmentId: rows[0]?.id ?? '', link: 1 }))).errors).toEqual([])
  expect(codes(await freeze(visitor, { id }))).toEqual([2623])
  const { number, pin } = await readCardSecrets(shop.ctx, shop.services, id)
  await freeze(shop.visit(), { number, pin })
  expect(await detailsOf(visitor, { id })).toMatchObject({ details: { canReplace: false } })
  expect(codes(await replace(visitor, id))).toEqual([2622])
})

test('the buyer cannot freeze their own card after its address was corrected to a friend, who opened it', async () => {
  const { visitor, id, orderId } = await bought()
  const { rows } = await sql<{ id: string }>`select shipment_id as id from gifts where order_id = ${orderId}`.execute(db)
  await sql`update shipments set receiver = '{"firstName": "Sam", "lastName": "Reed", "email": "sam@example.com"}' where order_id = ${orderId}`.execute(
    db,
  )
  expect((await shop.open(giftToken(shop.services, { shipmentId: rows[0]?.id ?? '', link: 1 }))).errors).toEqual([])
  expect(codes(await freeze(visitor, { id }))).toEqual([2623])
})

test.each([
  ['its packing slip was printed', sql`slip_at = now()`],
  ['it was shipped', sql`state = 'SHIPPED', shipped_at = now()`],
])('the buyer can neither freeze nor replace a card that is on its way to somebody else: %s', async (_sentence, packed) => {
  const { visitor, id, orderId } = await bought({ variationId: shop.physical })
  await openAsGift(orderId)
  expect(await freeze(visitor, { id })).toMatchObject({ details: { canReplace: true }, errors: [] })
  await sql`update giftcards set frozen_at = null where id = ${id}`.execute(db)
  await sql`update parcels set ${packed} where order_id = ${orderId}`.execute(db)
  expect(codes(await freeze(visitor, { id }))).toEqual([2623])
  // The holder knows number and PIN, and may freeze it.
  const { number, pin } = await readCardSecrets(shop.ctx, shop.services, id)
  expect((await freeze(shop.visit(), { number, pin })).errors).toEqual([])
  expect(codes(await replace(visitor, id))).toEqual([2622])
})

test('the buyer cannot freeze their own card after it was posted to the address of somebody else', async () => {
  const { visitor, id, orderId } = await bought({ variationId: shop.physical })
  await sql`update parcels set state = 'SHIPPED', slip_at = now(), shipped_at = now() where order_id = ${orderId}`.execute(db)
  expect(await freeze(visitor, { id })).toMatchObject({ details: { canReplace: true }, errors: [] })
  await sql`update giftcards set frozen_at = null where id = ${id}`.execute(db)
  await sql`update shipments set receiver = '{"firstName": "Ben", "lastName": "Oak", "postCode": "M1 1AE", "houseNumber": "7", "street": "New Road", "city": "Manchester"}'
    where order_id = ${orderId}`.execute(db)
  expect(codes(await freeze(visitor, { id }))).toEqual([2623])
})

test('the buyer does not see the number that staff gave to the holder of the card', async () => {
  const { visitor, id, orderId } = await bought({ variationId: shop.physical })
  await openAsGift(orderId)
  await sql`update parcels set slip_at = now() where order_id = ${orderId}`.execute(db)
  const { number, pin } = await readCardSecrets(shop.ctx, shop.services, id)
  await freeze(shop.visit(), { number, pin })
  expect((await replaceLostCard(shop.ctx, shop.services, { cardId: id, replacedFor: 'HOLDER' })).ok).toBe(true)
  expect(codes(await replace(visitor, id))).toEqual([2622])
})

test('a card that staff replaced for the buyer is shown to the buyer', async () => {
  const { visitor, id } = await bought()
  await freeze(visitor, { id })
  const replaced = await replaceLostCard(shop.ctx, shop.services, { cardId: id, replacedFor: 'BUYER' })
  expect(replaced).toMatchObject({ ok: true })
  expect((await replace(visitor, id)).card).toMatchObject(replaced.ok ? replaced.value : {})
})

test('a card that staff replaced for the buyer is not shown to the customer who opened the gift', async () => {
  const email = shop.newEmail()
  const { visitor, id, orderId } = await bought({ receivers: [{ kind: 'RECEIVER', ...SAM, email }] })
  const receiver = await shop.logIn(shop.visit(), { email })
  await sql`update gifts set opened_at = now() where shipment_id in (select id from shipments where order_id = ${orderId})`.execute(
    db,
  )
  expect(await freeze(receiver, { id })).toMatchObject({ details: { id }, errors: [] })
  expect((await replaceLostCard(shop.ctx, shop.services, { cardId: id, replacedFor: 'BUYER' })).ok).toBe(true)
  const { rows } = await sql<{ id: string }>`select id from giftcards where replaces = ${id}`.execute(db)
  const replacement = { id: rows[0]?.id }
  expect(codes(await detailsOf(receiver, replacement))).toEqual([2620])
  expect(codes(await freeze(receiver, replacement))).toEqual([2620])
  expect((await detailsOf(visitor, replacement)).errors).toEqual([])
})

/** A customer who got the number and PIN of a card from its buyer. */
async function passOn(id: string) {
  const typed = await readCardSecrets(shop.ctx, shop.services, id)
  const holder = await shop.logIn()
  const add = () => shop.call(holder, 'addGiftcardToAccount', cardArguments(typed))
  return { typed, holder, add }
}

test('the buyer cannot take back their own card after its new holder added it to an account', async () => {
  const { visitor, id } = await bought()
  const { typed, holder, add } = await passOn(id)
  expect((await add()).errors).toEqual([])
  expect(codes(await freeze(visitor, { id }))).toEqual([2623])
  expect((await detailsOf(visitor, { id })).details.movements).toMatchObject([{ kind: 'ISSUED' }])
  // Anybody who knows number and PIN can freeze it, and the balance does not change.
  await freeze(visitor, typed)
  expect(await detailsOf(visitor, { id })).toMatchObject({ details: { canReplace: false } })
  expect(codes(await replace(visitor, id))).toEqual([2622])
  expect(await infoOf(typed, holder)).toMatchObject({ card: { state: 'FROZEN', balance: { value: 25 } } })
})

test('a buyer who added the card to their own account can replace it, and sees its codes until somebody else has them', async () => {
  const { visitor, id } = await bought()
  const typed = await readCardSecrets(shop.ctx, shop.services, id)
  await shop.call(visitor, 'addGiftcardToAccount', cardArguments(typed))
  expect((await freeze(visitor, { id })).errors).toEqual([])
  const { card } = await replace(visitor, id)
  expect((await replace(visitor, id)).card).toEqual(card)
  await (await passOn(card.id)).add()
  expect(codes(await replace(visitor, id))).toEqual([2622])
  expect(codes(await freeze(visitor, { id: card.id }))).toEqual([2623])
})

test('a card that staff replaced for its holder is not shown to its buyer, who cannot freeze it', async () => {
  const { visitor, id } = await bought()
  await freeze(shop.visit(), await readCardSecrets(shop.ctx, shop.services, id))
  const replaced = await replaceLostCard(shop.ctx, shop.services, { cardId: id, replacedFor: 'HOLDER' })
  expect(replaced.ok).toBe(true)
  expect(codes(await replace(visitor, id))).toEqual([2622])
  const { rows } = await sql<{ id: string }>`select id from giftcards where replaces = ${id}`.execute(db)
  expect(codes(await freeze(visitor, { id: rows[0]?.id }))).toEqual([2623])
})

test('freezing and replacing a card, and undoing an exchange, are each logged once for security', async () => {
  const { visitor, id } = await bought()
  const { rows: before } = await sql<{ id: string }>`select coalesce(max(id), 0)::text as id from security_log`.execute(db)
  for (let time = 0; time < 2; time++) await freeze(visitor, { id })
  for (let time = 0; time < 2; time++) await replace(visitor, id)
  const exchanged = await shop.exchanged()
  for (let time = 0; time < 2; time++) await shop.undo(exchanged.visitor, exchanged.id)
  const { rows } = await sql<{ event: string; isKnown: boolean }>`
    select event, account_id is not null as "isKnown" from security_log where id > ${before[0]?.id}::bigint order by id`.execute(
    db,
  )
  expect(rows).toEqual([
    { event: 'GIFTCARD_FROZEN', isKnown: true },
    { event: 'GIFTCARD_REPLACED', isKnown: true },
    { event: 'EXCHANGE_UNDONE', isKnown: false },
  ])
})
