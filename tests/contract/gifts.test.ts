import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockCard, listOrderCards } from '../../src/modules/giftcards/index.ts'
import { markConfirmed } from '../../src/modules/orders/fulfilment/fulfilment.store.ts'
import { giftToken, orderToken } from '../../src/modules/orders/fulfilment/fulfilment-tokens.ts'
import { writeInvoice } from '../../src/modules/orders/fulfilment/invoice/write-invoice.ts'
import { issueCards } from '../../src/modules/orders/fulfilment/issue-cards.ts'
import { sendGift } from '../../src/modules/orders/fulfilment/send-gift.ts'
import type { Order } from '../../src/modules/orders/index.ts'
import { testFulfilment } from '../support/fulfilment.ts'
import { CALM_SERVICES } from '../support/services.ts'
import { startShopServer } from '../support/shop-server.ts'

const { ctx, db, buy, visitor } = await testFulfilment()
const { server } = await startShopServer(ctx)
afterAll(() => server.close())

const HOST = 'gcsuk.localhost'
const buyer = visitor()
let order: Order
let links: { gift: string; order: string }

beforeAll(async () => {
  const receivers = [{ kind: 'RECEIVER' as const, firstName: 'Ben', lastName: 'Oak', email: 'ben@example.com' }]
  order = await buy([{ qty: 2, message: 'Enjoy', receivers }, { kind: 'PHYSICAL' }], buyer)
  await issueCards(ctx, CALM_SERVICES, order.id)
  await writeInvoice(ctx, CALM_SERVICES, order)
  const shipmentId = order.shipments[0]?.id as string
  await sendGift(ctx, CALM_SERVICES, { shipmentId, attempt: 1 })
  links = { gift: giftToken(CALM_SERVICES, { shipmentId, link: 1 }), order: orderToken(CALM_SERVICES, order.id) }
})

async function ask(query: string, variables: object = {}, cookies: Record<string, string> = {}) {
  const headers = { host: HOST, 'content-type': 'application/json', origin: `http://${HOST}` }
  const response = await server.inject({ method: 'POST', url: '/graphql', headers, cookies, payload: { query, variables } })
  return response.json()
}

const GIFT = `{ giverName receiverName isOpened packages { kind qty title message value { value currency } product { slug } cards { number pin expiresOn } } }`

test('a closed gift tells who it is from and nothing of what is in it; looking does not open it', async () => {
  const look = () => ask(`query ($token: String!) { gift(token: $token) ${GIFT} }`, { token: links.gift })
  await look()
  const { data } = await look()
  const closed = { kind: 'GIFTCARD', qty: 2, title: null, message: null, value: null, product: null, cards: null }
  expect(data.gift).toEqual({ giverName: 'Anna', receiverName: 'Ben', isOpened: false, packages: [closed] })
})

test('whoever holds the uuid alone learns what goes where and when, but not to whom', async () => {
  const query = `query ($uuid: ID!) { order(uuid: $uuid) { number status giftsPath email
    receivers { variationType qty firstName state items { title qty value { value } } } } }`
  const { data } = await ask(query, { uuid: order.id })
  expect(data.order).toMatchObject({ number: String(order.number), status: 'COMPLETED', giftsPath: null, email: null })
  expect(data.order.receivers).toMatchObject([
    { variationType: 'DIGITAL', qty: 2, firstName: null, state: 'SENT', items: [{ qty: 2, value: { value: 25 } }] },
    { variationType: 'PHYSICAL', qty: 1, firstName: null, state: 'TO_PACK' },
  ])
  expect(JSON.stringify(data)).not.toMatch(/@|\d{19}|Long Lane|Ben|Oak/)
  const owned = await ask(query, { uuid: order.id }, { '__Host-cart': buyer.cookies?.read('cart') as string })
  expect(owned.data.order).toMatchObject({ giftsPath: `/order/${links.order}/`, email: 'anna@example.com' })
  expect(owned.data.order.receivers[0].firstName).toBe('Ben')
})

test('a mail with a moment of its own says it beside its day, on the store’s clock', async () => {
  const receivers = [{ kind: 'ME' as const, deliverAt: '2026-04-01T00:30' }]
  const { id } = await buy([{ receivers }, { kind: 'PHYSICAL' }])
  const { data } = await ask(`{ order(uuid: "${id}") { receivers { deliveryDate deliverAt } } }`)
  expect(data.order.receivers).toEqual([
    { deliveryDate: '2026-04-01', deliverAt: '2026-03-31T23:30:00.000Z' },
    { deliveryDate: null, deliverAt: null },
  ])
})

const STATES = `{ number invoicePath gifts { shipmentId variationType email city state sendAt shipOn carrier canCorrect canResend } }`

test('the buyer’s page promises no day for what is stopped because of its money', async () => {
  const receivers = [{ kind: 'ME' as const, deliverAt: '2026-03-09T12:00' }]
  const { id } = await buy([{ receivers }, { kind: 'PHYSICAL' }])
  const query = `query ($orderToken: String!) { giftStates(orderToken: $orderToken) { gifts { state isStopped sendAt shipOn } } }`
  const look = async () => (await ask(query, { orderToken: orderToken(CALM_SERVICES, id) })).data.giftStates.gifts
  const planned = [
    { state: 'PLANNED', isStopped: false, sendAt: '2026-03-09T12:00:00.000Z', shipOn: null },
    { state: 'TO_PACK', isStopped: false, sendAt: null, shipOn: '2026-03-02' },
  ]
  expect(await look()).toEqual(planned)
  for (const card of await listOrderCards(db, id)) await blockCard(ctx, card.id)
  expect(await look()).toEqual(planned.map(({ state }) => ({ state, isStopped: true, sendAt: null, shipOn: null })))
})

test('the buyer’s page says where the confirmation was refused for good', async () => {
  const query = `query ($orderToken: String!) { giftStates(orderToken: $orderToken) { refusedEmail } }`
  const look = async () => (await ask(query, { orderToken: links.order })).data.giftStates
  expect(await look()).toEqual({ refusedEmail: null })
  await markConfirmed(db, { orderId: order.id, confirmation: 'REFUSED', now: ctx.clock.now() })
  expect(await look()).toEqual({ refusedEmail: 'anna@example.com' })
})

test('the buyer’s page shows each gift, what became of it and what can still be done', async () => {
  const { data } = await ask(`query ($orderToken: String!) { giftStates(orderToken: $orderToken) ${STATES} }`, {
    orderToken: links.order,
  })
  expect(data.giftStates).toMatchObject({
    number: String(order.number),
    invoicePath: expect.stringMatching(/^\/documents\/invoice\/[\w-]{43}\.pdf$/),
    gifts: [
      { variationType: 'DIGITAL', email: 'ben@example.com', state: 'SENT', canCorrect: true, canResend: true },
      {
        variationType: 'PHYSICAL',
        city: 'London',
        state: 'TO_PACK',
        shipOn: '2026-03-02',
        carrier: 'Robin Post',
        canCorrect: true,
      },
    ],
  })
  const guess = await ask(`query { giftStates(orderToken: "${'A'.repeat(43)}") ${STATES} }`)
  expect(guess.data.giftStates).toBeNull()
})

test('a wrong link to an invoice leads to the page that says where the right ones are', async () => {
  const { statusCode, headers } = await server.inject({ url: '/documents/invoice/wrong.pdf', headers: { host: HOST } })
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 303, location: '/order/unknown/' })
})

test('a wrong address is refused with the field at fault', async () => {
  const input = { orderToken: links.order, shipmentId: order.shipments[0]?.id, firstName: 'Ben', lastName: '', email: 'nowhere' }
  const query = `mutation ($input: CorrectReceiverInput!) { correctReceiver(input: $input) { order { number } errors { code referencedRequestParameter } } }`
  const { data } = await ask(query, { input })
  expect(data.correctReceiver.order).toBeNull()
  const named = data.correctReceiver.errors.map(
    (error: { referencedRequestParameter: string }) => error.referencedRequestParameter,
  )
  expect(named).toEqual(expect.arrayContaining(['lastName', 'email']))
})

test('a gift is asked for once a request, and its number is shown once it is opened', async () => {
  const twice = await ask(`{ a: gift(token: "x") { isOpened } b: gift(token: "y") { isOpened } }`)
  expect(twice.errors).toBeDefined()
  const { data } = await ask(`mutation ($token: String!) { openGift(token: $token) { gift ${GIFT} errors { code } } }`, {
    token: links.gift,
  })
  expect(data.openGift).toMatchObject({
    errors: [],
    gift: { isOpened: true, packages: [{ message: 'Enjoy', value: { value: 25, currency: 'GBP' } }] },
  })
  expect(data.openGift.gift.packages[0].cards).toHaveLength(2)
  const refused = await ask(`mutation { openGift(token: "nothing") { gift { isOpened } errors { code } } }`)
  expect(refused.data.openGift).toEqual({ gift: null, errors: [{ code: 2421 }] })
})

test('the button works without script, from our own pages only', async () => {
  const post = (origin: string) =>
    server.inject({
      method: 'POST',
      url: '/gift/open/',
      headers: { host: HOST, origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${links.gift}&language=en`,
    })
  expect((await post('https://evil.example')).statusCode).toBe(403)
  expect(await post(`http://${HOST}`)).toMatchObject({ statusCode: 303, headers: { location: `/gift/${links.gift}/` } })
})
