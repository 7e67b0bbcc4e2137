import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { readCardSecrets } from '../../src/modules/giftcards/index.ts'
import { giftToken } from '../../src/modules/orders/fulfilment/fulfilment-tokens.ts'
import { readOrder } from '../../src/modules/orders/index.ts'
import { FAILURES } from '../../src/shared/failures.ts'
import { cardArguments, type Visitor } from '../support/checkout.ts'
import { testRedeem } from '../support/redeem.ts'

const shop = await testRedeem()
const { codes } = shop
type Card = { number: string; pin: string }

const CARD = `id giftPath isOpened receiverName isOwner isAdded image { url { href } }
  info { title lastFour state nextStep balance { value } held { value } expiresOn brandPath brand { id iframeUrl } }`
const list = (visitor: Visitor, holder: 'ME' | 'OTHERS' = 'ME', paging: object | null = null) =>
  shop.call(visitor, 'myGiftcards', { holder, paging }, `totalCount cards { ${CARD} }`)
const DONE = 'status errors { code }'
const add = (visitor: Visitor, card: Card) => shop.call(visitor, 'addGiftcardToAccount', cardArguments(card), DONE)
const remove = (visitor: Visitor, giftcardId: string) => shop.call(visitor, 'removeGiftcardFromAccount', { giftcardId }, DONE)
const DETAILS = 'details { id isInAccount canReplace replacedId info { state } } errors { code }'
const details = (visitor: Visitor, giftcardId: string) => shop.call(visitor, 'giftcardDetails', { giftcardId }, DETAILS)
const freeze = (visitor: Visitor, giftcardId: string) => shop.call(visitor, 'freezeGiftcard', { giftcardId }, DETAILS)
const replace = (visitor: Visitor, giftcardId: string) =>
  shop.call(visitor, 'replaceGiftcard', { giftcardId }, 'card { id number pin } errors { code }')

/** A customer pays for this card; by default a Choice card of £25 for themselves. */
async function buy(visitor: Visitor, card: Record<string, unknown> = {}): Promise<string> {
  await shop.fillCart(visitor, { variationId: shop.choice, ...card })
  const { order, payment, errors } = await shop.place(visitor)
  expect(errors).toEqual([])
  await shop.confirm(visitor, order.id, await shop.adyen.finish(payment.redirectUrl, 'pay'))
  return order.id
}

const giftTokenOf = async (orderId: string) => {
  const [shipment] = (await readOrder(shop.db, orderId)).shipments
  return giftToken(shop.services, { shipmentId: shipment?.id ?? '', link: 1 })
}

/** A customer receives a card of £25 and opens it. */
async function given() {
  const email = shop.newEmail()
  const giver = await shop.logIn()
  const receivers = [{ kind: 'RECEIVER', firstName: 'Ben', lastName: 'Oak', email }]
  const orderId = await buy(giver, { receivers })
  await shop.open(await giftTokenOf(orderId))
  const [card] = await shop.cardsOf(orderId)
  return { giver, orderId, email, id: card?.id ?? '' }
}

test('a guest has no cards', async () => {
  expect(await list(shop.visit())).toEqual({ totalCount: 0, cards: [] })
})

test('a card bought for oneself is listed with its balance, its picture and the page that shows its codes', async () => {
  const visitor = await shop.logIn()
  const orderId = await buy(visitor)
  expect(await list(visitor)).toMatchObject({
    totalCount: 1,
    cards: [
      {
        giftPath: `/gift/${await giftTokenOf(orderId)}/`,
        ...{ isOpened: false, receiverName: null, isOwner: true, isAdded: false },
        image: { url: { href: expect.any(String) } },
        info: { title: 'Choice Gift Card', state: 'ACTIVE', nextStep: 'REDEEM', balance: { value: 25 } },
      },
    ],
  })
  expect((await list(visitor, 'OTHERS')).totalCount).toBe(0)
  expect((await list(await shop.logIn())).totalCount).toBe(0)
})

test('a gift to somebody else is in the list of gifts, without a link to its codes', async () => {
  const { giver, id } = await given()
  expect((await list(giver)).totalCount).toBe(0)
  expect(await list(giver, 'OTHERS')).toMatchObject({
    totalCount: 1,
    cards: [{ id, giftPath: null, receiverName: 'Ben', isOwner: true }],
  })
})

describe('what somebody else does with a card that was bought for oneself', () => {
  const spend = async (visitor: Visitor, giftcardId: string) => {
    expect((await shop.startWith(visitor, { giftcardId })).errors).toEqual([])
    expect((await shop.choose(visitor, 20)).errors).toEqual([])
    expect((await shop.exchange(visitor)).errors).toEqual([])
  }
  const infoOf = async (visitor: Visitor, id: string) =>
    (await list(visitor)).cards.find((card: { id: string }) => card.id === id)?.info

  test('is not shown to the buyer once another customer has added it, unless the buyer knows its number too', async () => {
    const [buyer, other] = [await shop.logIn(), await shop.logIn()]
    const [card] = await shop.cardsOf(await buy(buyer))
    const id = card?.id ?? ''
    const secrets = await shop.secretsOf(id)
    expect(await infoOf(buyer, id)).toMatchObject({ balance: { value: 25 }, nextStep: 'REDEEM' })
    await add(other, secrets)
    await spend(other, id)
    expect(await infoOf(other, id)).toMatchObject({ balance: { value: 5 }, nextStep: 'REDEEM' })
    expect(await infoOf(buyer, id)).toMatchObject({ state: 'ACTIVE', balance: { value: 25 }, nextStep: 'NONE' })
    await add(buyer, secrets)
    expect(await infoOf(buyer, id)).toMatchObject({ balance: { value: 5 } })
  })

  test('is not shown to the buyer of a card that was posted to another address', async () => {
    const buyer = await shop.logIn()
    const variationId = await shop.variationOf('all-in-one-gift-card', 'PHYSICAL')
    await shop.fillCart(buyer, { variationId, receivers: [{ kind: 'ME', ...shop.HOME }] })
    const { cartV2 } = await shop.ask(buyer, '{ cartV2 { totals { grandTotal { value } } } }')
    const { order, payment } = await shop.place(buyer, { expectedTotal: cartV2.totals.grandTotal.value })
    await shop.confirm(buyer, order.id, await shop.adyen.finish(payment.redirectUrl, 'pay'))
    const [card] = await shop.cardsOf(order.id)
    const id = card?.id ?? ''
    await sql`update parcels set state = 'SHIPPED', slip_at = now(), shipped_at = now() where order_id = ${order.id}`.execute(
      shop.db,
    )
    expect(await infoOf(buyer, id)).toMatchObject({ nextStep: 'REDEEM' })
    await sql`update shipments set receiver = receiver || '{"firstName": "Ben", "postCode": "M1 1AE", "houseNumber": "7", "street": "New Road"}'
      where order_id = ${order.id}`.execute(shop.db)
    expect(await infoOf(buyer, id)).toMatchObject({ balance: { value: 25 }, nextStep: 'NONE' })
  })
})

test('an opened gift belongs to the owner of its address once that is confirmed', async () => {
  const { email, id, orderId } = await given()
  const stranger = await shop.logIn(shop.visit(), { email, isConfirmed: false })
  expect((await list(stranger)).totalCount).toBe(0)
  expect(codes(await details(stranger, id))).toEqual([2620])
  await sql`update users set email_confirmed_at = now() where email = ${email}`.execute(shop.db)
  expect(await list(stranger)).toMatchObject({
    cards: [{ id, isOwner: false, isOpened: true, giftPath: `/gift/${await giftTokenOf(orderId)}/` }],
  })
  expect(await details(stranger, id)).toMatchObject({ details: { id, isInAccount: true, canReplace: false }, errors: [] })
})

test('a recipient can freeze an opened card, and neither they nor the giver can replace it without staff', async () => {
  const { giver, email, id } = await given()
  const receiver = await shop.logIn(shop.visit(), { email })
  expect(await freeze(receiver, id)).toMatchObject({ details: { info: { state: 'FROZEN' }, canReplace: false }, errors: [] })
  expect(codes(await replace(receiver, id))).toEqual([2620])
  expect(codes(await replace(giver, id))).toEqual([2622])
  expect((await list(receiver)).totalCount).toBe(1)
})

test('the buyer of a card can replace it, and only they see the new one', async () => {
  const buyer = await shop.logIn()
  const orderId = await buy(buyer)
  const id = (await shop.cardsOf(orderId))[0]?.id ?? ''
  await freeze(buyer, id)
  const { card } = await replace(buyer, id)
  expect(codes(await details(await shop.logIn(), card.id))).toEqual([2620])
  expect((await list(buyer)).cards).toMatchObject([
    { id: card.id, giftPath: null, info: { state: 'ACTIVE', balance: { value: 25 } } },
  ])
  expect(await details(buyer, card.id)).toMatchObject({ details: { replacedId: id } })
  expect((await replace(buyer, id)).card).toEqual(card)
})

describe('adding a card by number and PIN', () => {
  test('lists it in the account once, until it is removed', async () => {
    const visitor = await shop.logIn()
    const card = await shop.issue(5_000)
    expect(codes(await details(visitor, card.id))).toEqual([2620])
    for (let time = 1; time <= 2; time++) expect(await add(visitor, card)).toEqual({ status: true, errors: [] })
    expect(await list(visitor)).toMatchObject({
      totalCount: 1,
      cards: [{ id: card.id, isAdded: true, isOwner: false, giftPath: null, info: { balance: { value: 50 } } }],
    })
    expect(await details(visitor, card.id)).toMatchObject({ details: { isInAccount: true }, errors: [] })
    expect(await remove(visitor, card.id)).toEqual({ status: true, errors: [] })
    expect((await list(visitor)).totalCount).toBe(0)
    expect(codes(await freeze(visitor, card.id))).toEqual([2620])
  })

  test('a guest is asked to log in, and a wrong PIN adds nothing', async () => {
    const card = await shop.issue(5_000)
    expect(codes(await add(shop.visit(), card))).toEqual([2502])
    expect(codes(await remove(shop.visit(), card.id))).toEqual([2502])
    const visitor = await shop.logIn()
    expect(codes(await add(visitor, { ...card, pin: card.pin === '000000' ? '111111' : '000000' }))).toEqual([2301])
    expect((await list(visitor)).totalCount).toBe(0)
  })

  test("one customer cannot remove another's card", async () => {
    const [owner, thief] = [await shop.logIn(), await shop.logIn()]
    const card = await shop.issue(5_000)
    await add(owner, card)
    await remove(thief, card.id)
    expect((await list(owner)).totalCount).toBe(1)
  })

  test('a deleted account leaves no cards behind', async () => {
    const visitor = await shop.logIn()
    await add(visitor, await shop.issue(5_000))
    const deleted = await shop.call(visitor, 'deleteAccount', { password: 'seven lemons on a shelf' }, DONE)
    expect(deleted).toEqual({ status: true, errors: [] })
    const { rows } = await sql`
      select from customer_giftcards c where not exists (select from users u where u.id = c.user_id)`.execute(shop.db)
    expect(rows).toEqual([])
  })
})

test('the blank cards of a pack are shown as not activated, for their buyer and for a customer who adds one', async () => {
  const visitor = await shop.logIn()
  const variationId = await shop.variationOf('blank-choice-cards-classic', 'PHYSICAL')
  await shop.fillCart(visitor, { variationId, value: 3, receivers: [{ kind: 'ME', ...shop.HOME }] })
  const { cartV2 } = await shop.ask(visitor, '{ cartV2 { totals { grandTotal { value } } } }')
  const { order, payment } = await shop.place(visitor, { expectedTotal: cartV2.totals.grandTotal.value })
  await shop.confirm(visitor, order.id, await shop.adyen.finish(payment.redirectUrl, 'pay'))
  const { cards, totalCount } = await list(visitor)
  expect(totalCount).toBe(3)
  expect(cards[0]).toMatchObject({ isOwner: true, giftPath: null, info: { state: 'NOT_ACTIVATED', nextStep: 'ACTIVATE' } })
  const other = await shop.logIn()
  expect((await add(other, await readCardSecrets(shop.ctx, shop.services, cards[0].id))).errors).toEqual([])
  expect(await list(other)).toMatchObject({ cards: [{ id: cards[0].id, isAdded: true, isOwner: false }] })
})

describe('redeeming a card of the account without typing', () => {
  const redeem = (visitor: Visitor, giftcardId: string) => shop.startWith(visitor, { giftcardId })

  test('is possible for the customer who added it by number and PIN, and for nobody else', async () => {
    const visitor = await shop.logIn()
    const card = await shop.issue(5_000)
    expect(codes(await redeem(visitor, card.id)), 'not added').toEqual([2620])
    await add(visitor, card)
    for (const other of [shop.visit(), await shop.logIn()]) expect(codes(await redeem(other, card.id))).toEqual([2620])
    expect(await redeem(visitor, card.id)).toMatchObject({ order: { totals: { toSpend: { value: 50 } } }, errors: [] })
    expect((await shop.choose(visitor, 50)).errors).toEqual([])
    expect((await shop.exchange(visitor)).errors).toEqual([])
    expect(codes(await redeem(visitor, card.id)), 'nothing is left').toEqual([2306])
    await remove(visitor, card.id)
    expect(codes(await redeem(visitor, card.id)), 'the card was removed again').toEqual([2620])
  })

  test('is not possible for the buyer of a gift', async () => {
    const { giver, id } = await given()
    expect(codes(await redeem(giver, id))).toEqual([2620])
  })

  test('is not possible with a frozen card', async () => {
    const visitor = await shop.logIn()
    const card = await shop.issue(5_000)
    await add(visitor, card)
    await freeze(visitor, card.id)
    expect(codes(await redeem(visitor, card.id))).toEqual([FAILURES.CARD_FROZEN.code])
  })
})

test('a long list has pages, and many cards need no more statements than one', async () => {
  const visitor = await shop.logIn()
  const countStatements = async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await list(visitor)
    const { length } = query.mock.calls
    query.mockRestore()
    return length
  }
  await add(visitor, await shop.issue(1_000))
  await buy(visitor)
  const forOneOfEach = await countStatements()
  await buy(visitor)
  for (let count = 2; count <= 10; count++) await add({ ...visitor, ip: shop.visit().ip }, await shop.issue(count * 1_000))
  expect(forOneOfEach).toBeGreaterThan(0)
  expect(await countStatements()).toBe(forOneOfEach)
  const pages = await Promise.all([1, 2, 3].map((pageNumber) => list(visitor, 'ME', { itemsPerPage: 5, pageNumber })))
  expect(pages.map(({ cards }) => cards.length)).toEqual([5, 5, 2])
  expect(new Set(pages.flatMap(({ cards }) => cards.map(({ id }: { id: string }) => id))).size).toBe(12)
})
