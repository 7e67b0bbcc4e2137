import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { hashToken } from '../../src/platform/keys.ts'
import { FAILURES } from '../../src/shared/failures.ts'
import { CART_HINT_COOKIE } from '../../src/shared/hint-cookies.ts'
import { warmPool } from '../support/at-once.ts'
import { testDatabase } from '../support/database.ts'
import { startShopServer } from '../support/shop-server.ts'

const { clock, ctx, db, pool } = await testDatabase({ seeded: true })
const { server } = await startShopServer(ctx)
afterAll(() => server.close())

const HOST = 'gcsuk.localhost'
const CART_COOKIE = '__Host-cart'

type ApiError = { code: number; message: string; referencedRequestParameter: string | null }
type Answer = { errors: ApiError[] } & Record<string, never>
type Visitor = { host: string; cookies: Record<string, string> }

const visit = (host = HOST): Visitor => ({ host, cookies: {} })
let anna: Visitor

beforeEach(() => {
  clock.set('2026-03-02T10:00:00Z')
  anna = visit()
})

/** A browser that stores its cookies. */
async function send(visitor: Visitor, query: string, variables: Record<string, unknown> = {}) {
  const response = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { host: visitor.host, 'content-type': 'application/json', origin: `http://${visitor.host}` },
    cookies: visitor.cookies,
    payload: { query, variables },
  })
  for (const { name, value } of response.cookies) visitor.cookies[name] = value
  return { ...response.json(), setCookies: response.cookies, headers: response.headers }
}

async function ask(visitor: Visitor, query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await send(visitor, query, variables)
  expect(errors).toBeUndefined()
  return data
}

const ORDER = `{
  id status currency quantity deliveryMode
  shipments { id tag variationType receiverKind deliveryDate deliverAt deliveryAddress { firstName email city countryCode }
    deliveryOptions { carriers { id } }
    packages { id totalPrice { currency value }
      giftcard { __typename kind giftCategory flowKind qty title variationId price { value } discount { value } variation { id product { slug } } }
      wrapper { kind giftCategory flowKind qty price { value } variation { id title } } giftPacking { qty price { value } variation { id } }
      message { text } } }
  packagesGroups { tag packageId packageIds qty receiverTitle receiverDescription receiversCount totalPrice { value }
    cardsPreviews { image { url { href } } color { color opacity } productLabel } }
  groupedTotals { digitalTotal { qty price { value } } physicalTotal { qty price { value } } extra { qty price { value } } }
  totals { subTotal { value } grandTotal { value } grandTotalWithoutTax { value } adjustments { title adjustmentType price { value } } }
  billingAddress { firstName customerType vatNumber } problems { code referencedRequestParameter } }`
const ERRORS = 'errors { code message referencedRequestParameter }'
const ADD = `mutation ($input: AddPackageInput!) { answer: addOriginalPackageToCart(input: $input) { shipmentTag order ${ORDER} ${ERRORS} } }`
const UPDATE = `mutation ($input: UpdatePackageInput!) { answer: updatePackage(input: $input) { order ${ORDER} ${ERRORS} } }`
const DELIVER = `mutation ($input: SetDeliveryInput!) { answer: setDelivery(input: $input) { order ${ORDER} ${ERRORS} } }`
const BILL = `mutation ($input: BillingAddressInput!) { answer: setBillingAddress(input: $input) { order ${ORDER} ${ERRORS} } }`
const DELETE = `mutation ($tag: String!, $packageId: ID) { answer: deleteGiftcardPackageGroupMutation(shipmentTag: $tag, packageId: $packageId) {
  id totals { grandTotal { value } } order { quantity } ${ERRORS} } }`
const RESTORE = `mutation ($tag: String!, $packageId: ID) { answer: restorePackageGroup(shipmentTag: $tag, packageId: $packageId) {
  order ${ORDER} ${ERRORS} } }`
const CART = `query ($orderUuid: ID) { cartV2(orderUuid: $orderUuid) ${ORDER} }`
const QUANTITY = `{ cartQuantity { id quantity shipments { packages { id giftcard { qty variationId } } } packagesGroups { packageId tag } } }`

async function variationOf(slug: string, type: 'DIGITAL' | 'PHYSICAL', host = HOST): Promise<string> {
  const query = 'query ($path: String!) { product(path: $path) { variations { id variationType } } }'
  const { product } = await ask(visit(host), query, { path: `/gift-cards/${slug}/` })
  return product.variations.find(({ variationType }: { variationType: string }) => variationType === type).id
}

const DIGITAL = await variationOf('grumble-coffee', 'DIGITAL')
const PHYSICAL = await variationOf('grumble-coffee', 'PHYSICAL')
const APPLE = await variationOf('apple', 'DIGITAL')
const PACK = await variationOf('blank-choice-cards-classic', 'PHYSICAL')

const ME = { kind: 'ME' }
const BERT = { kind: 'RECEIVER', firstName: 'Bert', lastName: 'Poe', email: 'bert@example.com' }
const BERTS_HOME = { ...BERT, postCode: 'SW1A 1AA', houseNumber: '12', street: 'Long Lane', city: 'London' }
const CARD = { variationId: DIGITAL, value: 25, qty: 1, receivers: [ME] }

async function add(visitor: Visitor, input: Record<string, unknown> = {}) {
  const { answer } = await ask(visitor, ADD, { input: { ...CARD, ...input } })
  return answer
}

const faults = ({ errors }: Answer) => errors.map(({ code, referencedRequestParameter }) => [code, referencedRequestParameter])

describe('adding', () => {
  test('the first card makes a cart that the browser finds again', async () => {
    expect(await ask(anna, CART)).toEqual({ cartV2: null })
    const { data, setCookies } = await send(anna, ADD, { input: CARD })
    expect(data.answer.errors).toEqual([])
    expect(setCookies).toMatchObject([
      { name: CART_COOKIE, httpOnly: true, secure: true, path: '/', sameSite: 'Lax', maxAge: 7_776_000 },
      // Tells the page's scripts only that there is a cart to count.
      { name: `__Host-${CART_HINT_COOKIE}`, value: '1', secure: true, path: '/', sameSite: 'Lax', maxAge: 7_776_000 },
    ])
    const { cartV2 } = await ask(anna, CART)
    expect(cartV2).toEqual(data.answer.order)
    expect(cartV2).toMatchObject({
      status: 'CART',
      currency: 'GBP',
      quantity: 1,
      shipments: [
        { tag: data.answer.shipmentTag, variationType: 'DIGITAL', receiverKind: 'ME', deliveryAddress: null, deliveryDate: null },
      ],
      totals: {
        subTotal: { value: 25 },
        grandTotal: { value: 25.95 },
        grandTotalWithoutTax: { value: 25.79 },
        adjustments: [{ title: '', adjustmentType: 'ServiceFee', price: { value: 0.95 } }],
      },
      problems: [],
    })
    expect(cartV2.shipments[0].packages[0].giftcard).toMatchObject({
      __typename: 'GiftcardOrderItem',
      kind: 'GIFTCARD',
      qty: 1,
      variationId: DIGITAL,
      price: { value: 25 },
      variation: { id: DIGITAL, product: { slug: 'grumble-coffee' } },
    })
  })

  test('a pack of blank cards has no wrapper, gift box or message, neither when it is added nor later', async () => {
    const { wrappers, giftPackings } = await ask(anna, '{ wrappers { id kinds } giftPackings { id } }')
    const wrapper = wrappers.find(({ kinds }: { kinds: string[] }) => kinds.includes('PHYSICAL'))
    const personal = { wrapperId: wrapper.id, giftPackingId: giftPackings[0].id, message: 'For the raffle' }
    const receivers = [{ ...BERTS_HOME, message: 'For you' }]
    const { order } = await add(anna, { ...personal, variationId: PACK, value: 3, receivers })
    const [pack] = order.shipments[0].packages
    const bare = { wrapper: null, giftPacking: null, message: null }
    expect(pack).toMatchObject(bare)
    const { answer } = await ask(anna, UPDATE, { input: { ...personal, packageId: pack.id, qty: 2 } })
    expect(answer.errors).toEqual([])
    expect(answer.order.shipments[0].packages[0]).toMatchObject({ giftcard: { qty: 2 }, ...bare })
  })

  test('without script a gift gets the wrapper that its page shows', async () => {
    const { wrappers } = await ask(anna, '{ wrappers { id kinds } }')
    const { id } = wrappers.find(({ kinds }: { kinds: string[] }) => kinds.includes('DIGITAL'))
    const payload = new URLSearchParams({ variationId: DIGITAL, value: '25', qty: '1', wrapperId: id }).toString()
    const headers = { host: HOST, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
    const response = await server.inject({ method: 'POST', url: '/cart/add/', headers, payload })
    for (const { name, value } of response.cookies) anna.cookies[name] = value
    const { cartV2 } = await ask(anna, CART)
    expect(cartV2.shipments[0].packages[0].wrapper.variation.id).toBe(id)
  })

  test('the token of the cookie is nowhere in the database', async () => {
    await add(anna)
    const token = anna.cookies[CART_COOKIE] as string
    const { rows } = await sql<{ found: boolean }>`
      select cart_token_hash = ${hashToken(token)} as found from orders where position(${token} in orders::text) > 0 or cart_token_hash = ${hashToken(token)}`.execute(
      db,
    )
    expect(rows).toEqual([{ found: true }])
  })

  test('a card by post is wrapped, packed and sent with a message, with the full price from the first view', async () => {
    const wrappers = (
      await ask(anna, '{ wrappers(variationType: PHYSICAL) { id price { value } kinds frontImage { url { href } } occasions } }')
    ).wrappers
    const wrapper = wrappers.find(({ price }: { price: { value: number } }) => price.value > 0)
    const { giftPackings } = await ask(
      anna,
      '{ giftPackings { id title description price { value } kinds image { url { href } } } }',
    )
    const { order, errors } = await add(anna, {
      variationId: PHYSICAL,
      qty: 2,
      wrapperId: wrapper.id,
      giftPackingId: giftPackings[0].id,
      message: ' Happy birthday! ',
      receivers: [{ ...BERTS_HOME, deliverOn: '2026-03-04' }],
    })
    expect(errors).toEqual([])
    const extras = 2 * (wrapper.price.value + giftPackings[0].price.value)
    expect(order).toMatchObject({
      shipments: [
        {
          deliveryDate: '2026-03-04',
          deliveryAddress: { firstName: 'Bert', city: 'London', countryCode: 'GB' },
          deliveryOptions: { carriers: [{ id: 'post-gb' }] },
          packages: [
            {
              giftcard: { giftCategory: 'PHYSICAL', flowKind: 'fysiek' },
              wrapper: {
                kind: 'WRAPPER',
                giftCategory: 'ADDITIONAL',
                flowKind: 'bijproduct',
                qty: 2,
                variation: { id: wrapper.id },
              },
              giftPacking: { qty: 2 },
              message: { text: 'Happy birthday!' },
            },
          ],
        },
      ],
      packagesGroups: [{ receiverTitle: 'Bert Poe', receiverDescription: 'London', receiversCount: 1, qty: 2 }],
      groupedTotals: { digitalTotal: { qty: 0 }, physicalTotal: { qty: 2, price: { value: 50 } }, extra: { qty: 4 } },
    })
    expect(order.groupedTotals.extra.price.value).toBeCloseTo(extras, 10)
    expect(order.totals.grandTotal.value).toBeCloseTo(50 + extras + 3.25 + 0.95, 10)
    expect(order.totals.adjustments.map(({ adjustmentType }: { adjustmentType: string }) => adjustmentType)).toEqual([
      'Shipping',
      'ServiceFee',
    ])
  })

  test('several receivers make a shipment each, under one tag', async () => {
    const { order, shipmentTag } = await add(anna, {
      qty: 3,
      message: 'For all of you',
      receivers: [
        BERT,
        { ...BERT, firstName: 'Cleo', email: 'cleo@example.com', message: 'For you, Cleo' },
        { ...BERT, firstName: 'Dan', email: 'dan@example.com' },
      ],
    })
    expect(order.quantity).toBe(9)
    expect(order.shipments.map(({ tag }: { tag: string }) => tag)).toEqual([shipmentTag, shipmentTag, shipmentTag])
    expect(order.shipments[1].packages[0].message.text).toBe('For you, Cleo')
    expect(order.packagesGroups).toMatchObject([
      { tag: shipmentTag, packageId: null, receiverTitle: 'Bert Poe, Cleo Poe +1', receiversCount: 3 },
    ])
  })

  test('the badge counts without calculating prices', async () => {
    const { shipmentTag } = await add(anna, { qty: 4 })
    await add(anna, { qty: 2 })
    const { cartQuantity } = await ask(anna, QUANTITY)
    expect(cartQuantity).toMatchObject({ quantity: 6, packagesGroups: [{ tag: shipmentTag }, {}] })
    expect(cartQuantity.shipments[0].packages).toMatchObject([{ giftcard: { qty: 4, variationId: DIGITAL } }])
  })

  test('one form sent twice adds once; another form under its key is refused', async () => {
    await add(anna)
    const input = { qty: 2, idempotencyKey: 'form-1' }
    const first = await add(anna, input)
    const second = await add(anna, input)
    expect(second.shipmentTag).toBe(first.shipmentTag)
    expect(second.order.quantity).toBe(3)
    expect(faults(await add(anna, { ...input, qty: 5 }))).toEqual([[2117, 'idempotencyKey']])
  })

  test('two tabs adding at once lose nothing', async () => {
    await add(anna)
    await warmPool(pool)
    await Promise.all(Array.from({ length: 12 }, () => add(anna)))
    expect((await ask(anna, CART)).cartV2.quantity).toBe(13)
  })

  test('a running promotion is deducted', async () => {
    clock.set('2026-09-20T10:00:00Z')
    const variationId = await variationOf('copper-colander', 'DIGITAL')
    const { order } = await add(anna, { variationId, value: 50 })
    expect(order.totals).toMatchObject({ subTotal: { value: 50 }, grandTotal: { value: 45.95 } })
    expect(order.totals.adjustments[1]).toEqual({
      title: 'Autumn tables: 10 % off',
      adjustmentType: 'Discount',
      price: { value: -5 },
    })
    expect(order.shipments[0].packages[0]).toMatchObject({ giftcard: { discount: { value: 5 } }, totalPrice: { value: 45 } })
  })
})

/** Bert, with a message of his own. */
const own = (message: string) => ({ ...BERT, message })

describe('refusals', () => {
  test.each([
    ['a quantity of 0', { qty: 0 }, [[2104, 'qty']]],
    ['a quantity of −1', { qty: -1 }, [[2104, 'qty']]],
    ['a quantity of 100', { qty: 100 }, [[2104, 'qty']]],
    ['a value of zero', { value: 0 }, [[2105, 'value']]],
    ['a negative value', { value: -25 }, [[2105, 'value']]],
    ['a value of a penny', { value: 0.01 }, [[2106, 'value']]],
    ['a value that is far too high', { value: 1_000_000 }, [[2107, 'value']]],
    ['a value with half a pound', { value: 25.5 }, [[2109, 'value']]],
    ['an unknown card', { variationId: '999999' }, [[2103, 'variationId']]],
    ['an invalid card id', { variationId: "1' or '1'='1" }, [[2103, 'variationId']]],
    ['an unknown wrapper', { wrapperId: 'gold-leaf' }, [[2110, 'wrapperId']]],
    ['a box for an e-mail', { giftPackingId: 'tin' }, [[2111, 'giftPackingId']]],
    ['a message with a link', { message: 'See https://example.com' }, [[2253, 'message']]],
    ['a message with an emoji', { message: 'Hooray 🎉' }, [[2252, 'message']]],
    ['a message of 151 characters', { message: 'a'.repeat(151) }, [[2251, 'message']]],
    ['a receiver’s own message with a link', { receivers: [own('See https://example.com')] }, [[2253, 'receivers.0.message']]],
    ['a receiver’s own message with an emoji', { receivers: [BERT, own('Hooray 🎉')] }, [[2252, 'receivers.1.message']]],
    ['a receiver’s own message of 151 characters', { receivers: [own('a'.repeat(151))] }, [[2251, 'receivers.0.message']]],
    ['a receiver’s own message of spaces', { receivers: [own('   ')] }, [[2250, 'receivers.0.message']]],
    ['without a receiver', { receivers: [] }, [[2112, 'receivers']]],
    ['a receiver without an address', { receivers: [BERT, { ...BERT, email: 'bert' }] }, [[1102, 'receivers.1.email']]],
    ['a day that is past', { receivers: [{ ...BERT, deliverOn: '2026-03-01' }] }, [[2114, 'receivers.0.deliverOn']]],
    [
      'a parcel to another country',
      { variationId: PHYSICAL, receivers: [{ ...BERTS_HOME, countryCode: 'NL', postCode: '1012 AB' }] },
      [[2207, 'receivers.0.countryCode']],
    ],
    [
      'a Sunday by post',
      { variationId: PHYSICAL, receivers: [{ ...BERTS_HOME, deliverOn: '2026-03-08' }] },
      [[2114, 'receivers.0.deliverOn']],
    ],
  ])('%s', async (_sentence, input, expected) => {
    const answer = await add(anna, input)
    expect(faults(answer)).toEqual(expected)
    expect(answer).toMatchObject({ order: null, shipmentTag: null })
    expect(anna.cookies).toEqual({})
  })

  test('a quantity that is not a 32-bit number is a broken request', async () => {
    const { data, errors } = await send(anna, ADD, { input: { ...CARD, qty: 2_147_483_648 } })
    expect(data ?? null).toBeNull()
    expect(errors).toHaveLength(1)
  })

  test('a request with its own price is a broken request', async () => {
    const { data, errors } = await send(anna, ADD, { input: { ...CARD, price: 0.01 } })
    expect(data ?? null).toBeNull()
    expect(errors).toHaveLength(1)
  })

  test('all errors of a form are reported at once', async () => {
    const answer = await add(anna, { qty: 0, value: 1, message: 'www.example.com', receivers: [{ kind: 'RECEIVER' }] })
    expect(faults(answer)).toEqual([
      [2104, 'qty'],
      [2106, 'value'],
      [2253, 'message'],
      [2201, 'receivers.0.firstName'],
      [2202, 'receivers.0.lastName'],
      [2290, 'receivers.0.email'],
    ])
    expect(answer.errors[1].message).toMatch(/^The minimum is £\d+$/)
  })

  test('more than a hundred cards in an order', async () => {
    await add(anna, { qty: 99 })
    expect(faults(await add(anna, { qty: 2 }))).toEqual([[2030, 'qty']])
    expect(faults(await add(anna, { qty: 1 }))).toEqual([])
  })

  test('more than 500 pounds of Apple in an order', async () => {
    const apple = { variationId: APPLE, value: 250 }
    await add(anna, { ...apple, qty: 2 })
    const answer = await add(anna, { ...apple, value: 10 })
    expect(answer.errors).toEqual([
      {
        code: 2015,
        message: 'Exceeded the Apple gift card sum limit in the order. The limit is 500 pound per order.',
        referencedRequestParameter: 'value',
      },
    ])
  })

  test('more than is in stock', async () => {
    const variationId = await variationOf('brave-bear-babysitting', 'DIGITAL').catch(() =>
      variationOf('copper-colander', 'DIGITAL'),
    )
    await sql`update products set stock = 2 where id = (select product_id from variations where id = ${Number(variationId)})`.execute(
      db,
    )
    expect(faults(await add(anna, { variationId, value: 50, qty: 3 }))).toEqual([[2031, 'variationId']])
    expect(faults(await add(anna, { variationId, value: 50, qty: 2 }))).toEqual([])
    await sql`update products set stock = 1 where id = (select product_id from variations where id = ${Number(variationId)})`.execute(
      db,
    )
    const { cartV2 } = await ask(anna, CART)
    expect(cartV2.problems).toEqual([
      { code: 2031, referencedRequestParameter: `packages.${cartV2.shipments[0].packages[0].id}` },
    ])
    expect(faults(await add(anna))).toEqual([])
    await sql`update products set stock = null`.execute(db)
  })

  test('a request from another site', async () => {
    const response = await server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: HOST, 'content-type': 'application/json', origin: 'https://evil.example' },
      payload: { query: ADD, variables: { input: CARD } },
    })
    expect(response.statusCode).toBe(403)
  })
})

describe('changing', () => {
  test('fields that are left out stay unchanged; null removes them', async () => {
    const { order } = await add(anna, { message: 'Hello', wrapperId: 'kraft' })
    const packageId = order.shipments[0].packages[0].id
    const grown = (await ask(anna, UPDATE, { input: { packageId, qty: 3, value: 30 } })).answer.order
    expect(grown.shipments[0].packages[0]).toMatchObject({
      giftcard: { qty: 3, price: { value: 30 } },
      message: { text: 'Hello' },
      wrapper: { kind: 'DIGITAL_WRAPPER', variation: { id: 'kraft' } },
    })
    const bare = (await ask(anna, UPDATE, { input: { packageId, wrapperId: null, message: null } })).answer.order
    expect(bare.shipments[0].packages[0]).toMatchObject({ giftcard: { qty: 3 }, message: null, wrapper: null })
  })

  test('follows the same rules as adding', async () => {
    const { order } = await add(anna, { qty: 60 })
    await add(anna, { qty: 40 })
    const packageId = order.shipments[0].packages[0].id
    expect(faults((await ask(anna, UPDATE, { input: { packageId, qty: 61 } })).answer)).toEqual([[2030, 'qty']])
    expect(faults((await ask(anna, UPDATE, { input: { packageId, qty: 0 } })).answer)).toEqual([[2104, 'qty']])
    expect(faults((await ask(anna, UPDATE, { input: { packageId, value: 1 } })).answer)).toEqual([[2106, 'value']])
    expect(faults((await ask(anna, UPDATE, { input: { packageId: 'nothing', qty: 1 } })).answer)).toEqual([[2115, 'packageId']])
  })

  test('a lower value with more cards is checked as more cards, a higher value with fewer cards as fewer', async () => {
    const { order } = await add(anna, { value: 100, qty: 1 })
    await add(anna, { qty: 99 })
    const packageId = order.shipments[0].packages[0].id
    const update = async (input: object) => faults((await ask(anna, UPDATE, { input: { packageId, ...input } })).answer)
    expect(await update({ value: 10, qty: 9 })).toEqual([[2030, 'qty']])
    await sql`update packages set qty = 9, value_minor = 1000 where id = ${packageId}`.execute(db)
    expect(await update({ value: 100, qty: 8 })).toEqual([])
    expect(await update({ value: 10, qty: 9 })).toEqual([[2030, 'qty']])
  })

  test('renews the lifetime of a guest’s cart, in the browser too', async () => {
    const { order, shipmentTag: tag } = await add(anna)
    const packageId = order.shipments[0].packages[0].id
    const changes: [string, Record<string, unknown>][] = [
      [UPDATE, { input: { packageId, qty: 2 } }],
      [DELETE, { tag, packageId }],
    ]
    for (const [query, variables] of changes) {
      const { setCookies } = await send(anna, query, variables)
      expect(setCookies).toMatchObject([
        { name: CART_COOKIE, value: anna.cookies[CART_COOKIE], maxAge: 7_776_000 },
        { name: `__Host-${CART_HINT_COOKIE}`, maxAge: 7_776_000 },
      ])
    }
    expect((await send(anna, UPDATE, { input: { packageId, qty: 0 } })).setCookies).toEqual([])
  })

  test('a group is removed as a whole or by the package, and removing it twice is not an error', async () => {
    const { order, shipmentTag: tag } = await add(anna, { receivers: [BERT, { ...BERT, email: 'cleo@example.com' }] })
    await add(anna)
    const packageId = order.shipments[0].packages[0].id
    const one = (await ask(anna, DELETE, { tag, packageId })).answer
    expect(one).toMatchObject({ id: order.id, totals: { grandTotal: { value: 50.95 } }, order: { quantity: 2 }, errors: [] })
    expect((await ask(anna, DELETE, { tag, packageId: null })).answer.order.quantity).toBe(1)
    expect((await ask(anna, DELETE, { tag, packageId: 'x' })).answer).toMatchObject({ order: { quantity: 1 }, errors: [] })
    expect((await ask(visit(), DELETE, { tag, packageId: null })).answer).toMatchObject({ id: null, errors: [] })
  })

  describe('undoing a removal', () => {
    const readCart = async () => (await ask(anna, CART)).cartV2
    const remove = (tag: string, packageId: string | null = null) => ask(anna, DELETE, { tag, packageId })
    const restore = async (tag: string, packageId: string | null = null, visitor = anna) =>
      (await ask(visitor, RESTORE, { tag, packageId })).answer

    test('puts it back exactly as it was, in its place, with message, wrapper, receiver and date', async () => {
      const [{ wrappers }, { giftPackings }] = await Promise.all([
        ask(anna, '{ wrappers(variationType: PHYSICAL) { id } }'),
        ask(anna, '{ giftPackings { id } }'),
      ])
      const extras = { wrapperId: wrappers[0].id, giftPackingId: giftPackings[0].id, message: 'Well done' }
      const posted = await add(anna, {
        variationId: PHYSICAL,
        ...extras,
        receivers: [{ ...BERTS_HOME, deliverOn: '2026-03-10' }],
      })
      await add(anna, { message: 'Later', receivers: [{ ...BERT, deliverAt: '2026-03-09T09:00' }, ME] })
      const before = await readCart()
      expect(before.shipments.map(({ deliverAt }: { deliverAt: string | null }) => deliverAt)).toContainEqual(expect.any(String))
      for (const { tag, packages } of before.shipments) {
        await remove(tag, packages[0].id)
        expect((await readCart()).quantity).toBe(2)
        expect(await restore(tag, packages[0].id)).toEqual({ order: before, errors: [] })
      }
      await remove(posted.shipmentTag)
      await restore(posted.shipmentTag)
      expect(await readCart()).toEqual(before)
    })

    test('works when answers are lost: removed twice and put back twice, it is there once', async () => {
      const { shipmentTag: tag } = await add(anna)
      const before = await readCart()
      await remove(tag)
      await remove(tag)
      await Promise.all([restore(tag), restore(tag)])
      expect(await readCart()).toEqual(before)
    })

    test('one package of a group, then the rest, are put back one by one', async () => {
      const { order, shipmentTag: tag } = await add(anna, { receivers: [BERT, { ...BERT, email: 'cleo@example.com' }, ME] })
      const first = order.shipments[0].packages[0].id
      await remove(tag, first)
      await remove(tag)
      expect((await restore(tag)).order.quantity).toBe(2)
      expect((await restore(tag, first)).order).toEqual(order)
    })

    test('is refused to others, after an hour, for an unknown removal, and above the limit of an order', async () => {
      const { shipmentTag: tag } = await add(anna, { qty: 60 })
      await remove(tag)
      expect(faults(await restore(tag, null, visit()))).toEqual([[FAILURES.CART_UNKNOWN.code, null]])
      const bert = visit()
      await add(bert)
      for (const [name, id] of [
        [tag, null],
        [tag, 'x'],
        ['nothing', null],
      ] as const)
        expect(faults(await restore(name, id, bert))).toEqual([[FAILURES.PACKAGE_UNKNOWN.code, 'packageId']])
      const other = await add(anna, { qty: 60 })
      expect(faults(await restore(tag))).toEqual([[2030, 'qty']])
      await remove(other.shipmentTag)
      expect((await restore(tag)).errors).toEqual([])
      await remove(tag)
      clock.set('2026-03-02T11:00:01Z')
      expect(faults(await restore(tag))).toEqual([[FAILURES.PACKAGE_UNKNOWN.code, 'packageId']])
    })

    test('stores the last twenty removals of a cart, so that it cannot grow all day', async () => {
      for (let round = 0; round < 22; round++) await remove((await add(anna)).shipmentTag)
      const { id } = await readCart()
      const { rows } = await sql<{
        count: number
      }>`select count(*)::int as count from cart_removals where order_id = ${id}`.execute(db)
      expect(rows).toEqual([{ count: 20 }])
    })
  })

  test('everything by post to one address travels as one parcel', async () => {
    await add(anna, { variationId: PHYSICAL, receivers: [BERTS_HOME] })
    const { order } = await add(anna, {
      variationId: PHYSICAL,
      receivers: [{ ...BERTS_HOME, firstName: 'Cleo', street: 'Short Street' }],
    })
    expect(order.totals.adjustments[0]).toEqual({ title: 'Robin Post', adjustmentType: 'Shipping', price: { value: 3.9 } })
    const single = (await ask(anna, DELIVER, { input: { deliveryMode: 'SINGLE', receiver: BERTS_HOME } })).answer
    expect(single.errors).toEqual([])
    expect(single.order).toMatchObject({
      deliveryMode: 'SINGLE',
      shipments: [{ deliveryAddress: { firstName: 'Bert' } }, { deliveryAddress: { firstName: 'Bert' } }],
    })
    expect(single.order.totals.adjustments[0]).toMatchObject({ adjustmentType: 'Shipping', price: { value: 1.95 } })
    expect(faults((await ask(anna, DELIVER, { input: { deliveryMode: 'SINGLE' } })).answer)).toEqual([[2112, 'receiver']])
    const deliver = async (receiver: object) => {
      const shipments = [{ shipmentId: order.shipments[0].id, receivers: [receiver] }]
      return (await ask(anna, DELIVER, { input: { shipments } })).answer.order.deliveryMode
    }
    expect(await deliver({ ...BERTS_HOME, message: 'Hi' })).toBe('SINGLE')
    expect(await deliver({ ...BERTS_HOME, street: 'Short Street' })).toBe('DEFAULT')
  })

  test.each([
    ['a link', 'See www.example.com', 2253],
    ['an emoji', 'Hooray 🎉', 2252],
    ['151 characters', 'a'.repeat(151), 2251],
    ['nothing but spaces', '   ', 2250],
  ])('the message of a receiver who is named later is refused as well with %s', async (_sentence, message, code) => {
    const { order } = await add(anna, { message: 'For you', qty: 2 })
    const shipments = [{ shipmentId: order.shipments[0].id, receivers: [BERT, own(message)] }]
    const { answer } = await ask(anna, DELIVER, { input: { shipments } })
    expect(faults(answer)).toEqual([[code, 'shipments.0.receivers.1.message']])
    const longest = [{ shipmentId: order.shipments[0].id, receivers: [BERT, own('a'.repeat(150))] }]
    expect(faults((await ask(anna, DELIVER, { input: { shipments: longest } })).answer)).toEqual([])
  })

  test('a package is divided into shipments to the same receiver, until somebody else is named', async () => {
    const receivers = [{ ...BERT, deliverAt: '2026-03-05T09:30' }]
    const { order, shipmentTag } = await add(anna, { qty: 6, receivers })
    const before = order.shipments.length
    const shipmentId = order.shipments.at(-1).id
    const { answer } = await ask(anna, DELIVER, { input: { deliveryMode: 'SPLIT', shipments: [{ shipmentId, divideInto: 3 }] } })
    expect(answer.errors).toEqual([])
    const parts = answer.order.shipments.filter(({ tag }: { tag: string }) => tag === shipmentTag)
    expect(answer.order.shipments).toHaveLength(before + 2)
    const part = { deliverAt: '2026-03-05T09:30:00.000Z', packages: [{ giftcard: { qty: 2 } }] }
    expect(parts).toMatchObject([{ ...part, id: shipmentId }, part, part])
  })

  test('the cards of a shipment are divided between receivers', async () => {
    const { order, shipmentTag } = await add(anna, { qty: 4, message: 'Hi' })
    const shipmentId = order.shipments[0].id
    const receivers = [BERT, { ...BERT, firstName: 'Cleo', email: 'cleo@example.com', deliverAt: '2026-03-05T09:30' }]
    const { answer } = await ask(anna, DELIVER, { input: { deliveryMode: 'SPLIT', shipments: [{ shipmentId, receivers }] } })
    expect(answer.errors).toEqual([])
    expect(answer.order).toMatchObject({
      deliveryMode: 'SPLIT',
      quantity: 4,
      shipments: [
        { id: shipmentId, tag: shipmentTag, packages: [{ giftcard: { qty: 2 }, message: { text: 'Hi' } }] },
        { tag: shipmentTag, deliverAt: '2026-03-05T09:30:00.000Z', packages: [{ giftcard: { qty: 2 } }] },
      ],
    })
    const uneven = { shipmentId, receivers: [BERT, BERT, BERT] }
    expect(faults((await ask(anna, DELIVER, { input: { shipments: [uneven] } })).answer)).toEqual([
      [2113, 'shipments.0.receivers'],
    ])
    const both = { shipmentId, receivers: [BERT], divideInto: 2 }
    expect(faults((await ask(anna, DELIVER, { input: { shipments: [both] } })).answer)).toEqual([[2112, 'shipments.0.receivers']])
    const three = { shipmentId, divideInto: 3 }
    expect(faults((await ask(anna, DELIVER, { input: { shipments: [three] } })).answer)).toEqual([
      [2113, 'shipments.0.divideInto'],
    ])
    const twice = { shipmentId, receivers: [BERT] }
    expect(faults((await ask(anna, DELIVER, { input: { shipments: [twice, twice] } })).answer)).toEqual([
      [2112, 'shipments.1.shipmentId'],
    ])
    const wrong = { shipmentId, receivers: [BERT, { ...BERT, email: '' }] }
    expect(faults((await ask(anna, DELIVER, { input: { shipments: [wrong] } })).answer)).toEqual([
      [2290, 'shipments.0.receivers.1.email'],
    ])
  })

  test('another date leaves the receiver and the address unchanged', async () => {
    const receivers = [{ ...BERTS_HOME, kind: 'ME' }]
    const { order } = await add(anna, { variationId: PHYSICAL, receivers })
    const shipmentId = order.shipments[0].id
    const move = async (moment: object) =>
      (await ask(anna, DELIVER, { input: { shipments: [{ shipmentId, ...moment }] } })).answer
    const later = await move({ deliverOn: '2026-03-12' })
    const home = { receiverKind: 'ME', deliveryAddress: { firstName: 'Bert', city: 'London' } }
    expect(later.errors).toEqual([])
    expect(later.order.shipments).toMatchObject([{ ...home, deliveryDate: '2026-03-12' }])
    expect((await move({ deliverOn: null })).order.shipments).toMatchObject([{ ...home, deliveryDate: null }])
    expect(faults(await move({ deliverOn: '2026-03-01' }))).toEqual([[2114, 'shipments.0.deliverOn']])
    expect(faults(await move({ deliverOn: '2026-03-12', divideInto: 1 }))).toEqual([[2112, 'shipments.0.receivers']])
  })

  test('the payer of a parcel is checked like any address', async () => {
    await add(anna, { variationId: PHYSICAL, receivers: [{ kind: 'ME' }] })
    const { kind: _kind, ...person } = { ...BERTS_HOME, countryCode: 'GB', phoneNumber: '+44 7700900123' }
    const business = { ...person, customerType: 'BUSINESS', companyName: 'Poe & Sons', vatNumber: 'gb 123 456 789' }
    const { answer } = await ask(anna, BILL, { input: business })
    expect(answer).toMatchObject({
      errors: [],
      order: { billingAddress: { firstName: 'Bert', customerType: 'BUSINESS', vatNumber: 'GB123456789' } },
    })
    expect(faults((await ask(anna, BILL, { input: { ...person, postCode: 'x', email: '' } })).answer)).toEqual([
      [2211, 'postCode'],
      [1101, 'email'],
    ])
    const again = { ...person, emailConfirmation: 'bart@example.com', phoneNumber: ' ' }
    expect(faults((await ask(anna, BILL, { input: again })).answer)).toEqual([
      [2219, 'emailConfirmation'],
      [2217, 'phoneNumber'],
    ])
    const same = { ...person, emailConfirmation: person.email.toUpperCase() }
    expect(faults((await ask(anna, BILL, { input: same })).answer)).toEqual([])
    expect(faults((await ask(visit(), BILL, { input: person })).answer)).toEqual([[2101, null]])
  })
})

describe('another visitor’s cart', () => {
  test('cannot be read, changed or emptied by a visitor who knows its ids', async () => {
    const { order, shipmentTag } = await add(anna, { receivers: [BERT] })
    const thief = visit()
    await add(thief)
    const packageId = order.shipments[0].packages[0].id
    expect(await ask(thief, CART, { orderUuid: order.id })).toEqual({ cartV2: null })
    expect(await ask(visit(), CART, { orderUuid: order.id })).toEqual({ cartV2: null })
    expect(await ask(thief, 'query ($uuid: ID!) { order(uuid: $uuid) { number } }', { uuid: order.id })).toEqual({ order: null })
    expect(faults((await ask(thief, UPDATE, { input: { packageId, qty: 5 } })).answer)).toEqual([[2115, 'packageId']])
    const delivery = { shipmentId: order.shipments[0].id, receivers: [BERT] }
    expect(faults((await ask(thief, DELIVER, { input: { shipments: [delivery] } })).answer)).toEqual([
      [2116, 'shipments.0.shipmentId'],
    ])
    await ask(thief, DELETE, { tag: shipmentTag, packageId })
    expect(await ask(anna, CART, { orderUuid: order.id })).toEqual({ cartV2: order })
  })

  test('a guessed cookie opens nothing', async () => {
    await add(anna)
    for (const token of ['', 'guess', 'a'.repeat(43), anna.cookies[CART_COOKIE]?.toLowerCase()]) {
      const thief: Visitor = { host: HOST, cookies: { [CART_COOKIE]: String(token) } }
      expect(await ask(thief, CART)).toEqual({ cartV2: null })
    }
  })

  test('each storefront has its own cart', async () => {
    await add(anna)
    const atCardbloom: Visitor = { host: 'cb.localhost', cookies: anna.cookies }
    expect(await ask(atCardbloom, CART)).toEqual({ cartV2: null })
    expect(faults(await add(atCardbloom))).toEqual([[2103, 'variationId']])
  })
})

test('every storefront prices a cart in its own currency', async () => {
  const dutch = visit('cb.localhost')
  const variationId = await variationOf('grumble-coffee', 'PHYSICAL', 'cb.localhost')
  const { order, errors } = await add(dutch, { variationId, value: 25 })
  expect(errors).toEqual([])
  expect(order).toMatchObject({ currency: 'EUR', totals: { subTotal: { value: 25 }, grandTotal: { value: 28.75 } } })
})
