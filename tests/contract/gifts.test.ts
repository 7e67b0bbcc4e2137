import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockCard, listOrderCards, readCardSecrets } from '../../src/modules/giftcards/index.ts'
import { addPackage } from '../../src/modules/orders/cart/add-package.ts'
import { markConfirmed } from '../../src/modules/orders/fulfilment/fulfilment.store.ts'
import { giftToken, orderToken, reminderToken } from '../../src/modules/orders/fulfilment/fulfilment-tokens.ts'
import { writeInvoice } from '../../src/modules/orders/fulfilment/invoice/write-invoice.ts'
import { issueCards } from '../../src/modules/orders/fulfilment/issue-cards.ts'
import { insertReminder } from '../../src/modules/orders/fulfilment/reminders/reminders.store.ts'
import { sendGift } from '../../src/modules/orders/fulfilment/send-gift.ts'
import type { Order } from '../../src/modules/orders/index.ts'
import { hashToken } from '../../src/platform/keys.ts'
import { testFulfilment } from '../support/fulfilment.ts'
import { readPdfText } from '../support/pdf-text.ts'
import { HARMLESS_SERVICES } from '../support/services.ts'
import { startShopServer } from '../support/shop-server.ts'

const { clock, ctx, db, buy, findVariation, visitor } = await testFulfilment()
const { server } = await startShopServer(ctx)
afterAll(() => server.close())

const HOST = 'gcsuk.localhost'
const BEN = [{ kind: 'RECEIVER' as const, firstName: 'Ben', lastName: 'Oak', email: 'ben@example.com' }]
/** The promise for an order on a Monday morning. */
const PROMISED = { from: '2026-03-04', until: '2026-03-05', at: null }
const buyer = visitor()
let order: Order
let links: { gift: string; order: string }

beforeAll(async () => {
  order = await buy([{ qty: 2, wrapperId: 'kraft', message: 'Enjoy', receivers: BEN }, { kind: 'PHYSICAL' }], buyer)
  await issueCards(ctx, HARMLESS_SERVICES, order.id)
  await writeInvoice(ctx, HARMLESS_SERVICES, order)
  const shipmentId = order.shipments[0]?.id as string
  await sendGift(ctx, HARMLESS_SERVICES, { shipmentId, attempt: 1 })
  links = { gift: giftToken(HARMLESS_SERVICES, { shipmentId, link: 1 }), order: orderToken(HARMLESS_SERVICES, order.id) }
})

async function ask(query: string, variables: object = {}, cookies: Record<string, string> = {}) {
  const headers = { host: HOST, 'content-type': 'application/json', origin: `http://${HOST}` }
  const response = await server.inject({ method: 'POST', url: '/graphql', headers, cookies, payload: { query, variables } })
  return response.json()
}

const GIFT = `{ giverName receiverName isOpened packages { kind qty title message value { value currency } product { slug } cards { number pin expiresOn } } }`

test('a closed gift shows who it is from but not its contents; looking does not open it', async () => {
  const look = () => ask(`query ($token: String!) { gift(token: $token) ${GIFT} }`, { token: links.gift })
  await look()
  const { data } = await look()
  const closed = { kind: 'GIFTCARD', qty: 2, title: null, message: null, value: null, product: null, cards: null }
  expect(data.gift).toEqual({ giverName: 'Anna Hill', receiverName: 'Ben', isOpened: false, packages: [closed] })
})

test('somebody with only the uuid learns what is sent where and when, but not to whom', async () => {
  const query = `query ($uuid: ID!) { order(uuid: $uuid) { number status giftsPath email
    receivers { variationType qty firstName lastName email deliveryAddress { street } arrival { from until at } state items { title qty value { value } } } } }`
  const { data } = await ask(query, { uuid: order.id })
  expect(data.order).toMatchObject({ number: String(order.number), status: 'COMPLETED', giftsPath: null, email: null })
  expect(data.order.receivers).toMatchObject([
    {
      variationType: 'DIGITAL',
      qty: 2,
      firstName: null,
      lastName: null,
      email: 'b•••@e•••',
      state: 'SENT',
      arrival: { at: null },
    },
    { variationType: 'PHYSICAL', qty: 1, firstName: null, deliveryAddress: null, state: 'TO_PACK', arrival: PROMISED },
  ])
  expect(data.order.receivers[0].items).toMatchObject([{ qty: 2, value: { value: 25 } }])
  expect(JSON.stringify(data)).not.toMatch(/@example|\d{19}|Long Lane|Ben|Oak|Enjoy/)
  const owned = await ask(query, { uuid: order.id }, { '__Host-cart': buyer.cookies?.read('cart') as string })
  expect(owned.data.order).toMatchObject({ giftsPath: `/order/${links.order}/`, email: 'anna@example.com' })
  expect(owned.data.order.receivers).toMatchObject([
    { firstName: 'Ben', lastName: 'Oak', email: 'ben@example.com' },
    { deliveryAddress: { street: 'Long Lane' } },
  ])
})

test('basket, confirmation and tracker promise the same days, and the last two do not change', async () => {
  const guest = visitor()
  const variationId = await findVariation({ kind: 'PHYSICAL' })
  await addPackage(guest, HARMLESS_SERVICES, { variationId, value: 25, qty: 1, receivers: [{ kind: 'ME' }] })
  const cookies = { '__Host-cart': guest.cookies?.read('cart') as string }
  const cart = await ask(`{ cartV2 { shipments { arrival { from until at } } } }`, {}, cookies)
  expect(cart.data.cartV2.shipments).toEqual([{ arrival: PROMISED }])
  clock.set('2026-03-12T10:00:00Z')
  const placed = await ask(`{ order(uuid: "${order.id}") { receivers { arrival { from until at } } } }`)
  const query = `query ($orderToken: String!) { giftStates(orderToken: $orderToken) { gifts { arrival { from until at } } } }`
  const followed = await ask(query, { orderToken: links.order })
  clock.set('2026-03-02T10:00:00Z')
  expect([placed.data.order.receivers[1], followed.data.giftStates.gifts[1]]).toEqual([
    { arrival: PROMISED },
    { arrival: PROMISED },
  ])
})

test('the buyer changes the date of a scheduled gift, and a mail confirms it', async () => {
  const receivers = BEN.map((ben) => ({ ...ben, deliverAt: '2026-03-09T12:00' }))
  const { id, shipments } = await buy([{ receivers }])
  const query = `mutation ($input: RescheduleGiftInput!) { rescheduleGift(input: $input) {
    order { gifts { sendAt canReschedule arrival { at } } } errors { code referencedRequestParameter } } }`
  const input = { orderToken: orderToken(HARMLESS_SERVICES, id), shipmentId: shipments[0]?.id }
  const move = async (deliverAt: string | null) => (await ask(query, { input: { ...input, deliverAt } })).data.rescheduleGift
  const at = '2026-04-01T08:00:00.000Z'
  const gifts = [{ sendAt: at, canReschedule: true, arrival: { at } }]
  expect(await move('2026-04-01T09:00')).toEqual({ order: { gifts }, errors: [] })
  expect(await move('2025-04-01T09:00')).toEqual({
    order: null,
    errors: [{ code: 2114, referencedRequestParameter: 'deliverAt' }],
  })
  const now = [{ sendAt: null, canReschedule: false, arrival: { at: null } }]
  expect(await move(null)).toEqual({ order: { gifts: now }, errors: [] })
  expect((await move(at)).errors).toMatchObject([{ code: 2426 }])
})

test('the buyer changes the day of a parcel', async () => {
  const receivers = [{ kind: 'ME' as const, deliverOn: '2026-03-11' }]
  const { id, shipments } = await buy([{ kind: 'PHYSICAL', receivers }])
  const query = `mutation ($input: RescheduleParcelInput!) { rescheduleParcel(input: $input) {
    order { gifts { shipOn canReschedule arrival { from until } } } errors { code referencedRequestParameter } } }`
  const input = { orderToken: orderToken(HARMLESS_SERVICES, id), shipmentId: shipments[0]?.id }
  const move = async (deliverOn: string) => (await ask(query, { input: { ...input, deliverOn } })).data.rescheduleParcel
  const gifts = [{ shipOn: '2026-03-17', canReschedule: true, arrival: { from: '2026-03-20', until: '2026-03-20' } }]
  expect(await move('2026-03-20')).toEqual({ order: { gifts }, errors: [] })
  expect((await move('2026-03-15')).errors).toEqual([{ code: 2114, referencedRequestParameter: 'deliverOn' }])
})

test('a buyer can choose to be notified when a gift is opened, if somebody else gets one by mail', async () => {
  const query = `mutation ($orderToken: String!, $isWanted: Boolean!) { setOpenedNotice(orderToken: $orderToken, isWanted: $isWanted) {
    order { notifyWhenOpened } errors { code } } }`
  const choose = async (orderToken: string, isWanted: boolean) =>
    (await ask(query, { orderToken, isWanted })).data.setOpenedNotice
  expect(await choose(links.order, true)).toEqual({ order: { notifyWhenOpened: true }, errors: [] })
  expect(await choose(links.order, false)).toEqual({ order: { notifyWhenOpened: false }, errors: [] })
  const own = await buy([{}])
  expect(await choose(orderToken(HARMLESS_SERVICES, own.id), true)).toEqual({ order: { notifyWhenOpened: null }, errors: [] })
  expect(await choose('nothing', true)).toEqual({ order: null, errors: [{ code: 2421 }] })
})

test('a gift can be printed by its link, but only once it is opened', async () => {
  const { shipments, id } = await buy([{ qty: 2, message: 'Enjoy the cake', wrapperId: 'birthday-balloons', receivers: BEN }])
  const token = giftToken(HARMLESS_SERVICES, { shipmentId: shipments[0]?.id as string, link: 1 })
  const print = (file: string) => server.inject({ url: `/documents/gift/${file}.pdf`, headers: { host: HOST } })
  expect(await print('wrong')).toMatchObject({ statusCode: 303, headers: { location: '/gift/unknown/' } })
  expect(await print(token)).toMatchObject({ statusCode: 303, headers: { location: `/gift/${token}/` } })
  const look = async () => (await ask(`query ($token: String!) { gift(token: $token) { printPath } }`, { token })).data.gift
  expect(await look()).toEqual({ printPath: null })
  await ask(`mutation ($token: String!) { openGift(token: $token) { errors { code } } }`, { token })
  expect(await look()).toEqual({ printPath: `/documents/gift/${token}.pdf` })
  const { statusCode, headers, rawPayload } = await print(token)
  expect({ statusCode, type: headers['content-type'], caching: headers['cache-control'] }).toEqual({
    statusCode: 200,
    type: 'application/pdf',
    caching: 'private, no-store',
  })
  const words = readPdfText(rawPayload)
  for (const card of await listOrderCards(db, id)) {
    const { number, pin } = await readCardSecrets(ctx, HARMLESS_SERVICES, card.id)
    expect(words.replaceAll(' ', '')).toContain(number)
    expect(words).toContain(pin)
  }
  for (const part of ['A gift from Anna Hill', 'For Ben', 'Enjoy the cake', '£25']) expect(words).toContain(part)
})

test('a gift whose card was blocked before it was opened cannot be printed', async () => {
  const { shipments, id } = await buy([{ receivers: BEN }])
  for (const card of await listOrderCards(db, id)) await blockCard(ctx, card.id)
  const token = giftToken(HARMLESS_SERVICES, { shipmentId: shipments[0]?.id as string, link: 1 })
  await ask(`mutation ($token: String!) { openGift(token: $token) { errors { code } } }`, { token })
  const { statusCode } = await server.inject({ url: `/documents/gift/${token}.pdf`, headers: { host: HOST } })
  expect(statusCode).toBe(303)
})

test('a mail at a chosen time shows it beside its day, on the store’s clock', async () => {
  const receivers = [{ kind: 'ME' as const, deliverAt: '2026-04-01T00:30' }]
  const { id } = await buy([{ receivers }, { kind: 'PHYSICAL' }])
  const { data } = await ask(`{ order(uuid: "${id}") { receivers { deliveryDate deliverAt } } }`)
  expect(data.order.receivers).toEqual([
    { deliveryDate: '2026-04-01', deliverAt: '2026-03-31T23:30:00.000Z' },
    { deliveryDate: null, deliverAt: null },
  ])
})

const STATES = `{ number invoicePath gifts { shipmentId variationType email city state sendAt shipOn carrier canCorrect canResend messages items { title wrapper { id } } } }`

test('the buyer’s page promises no day for a gift that is stopped because of its payment', async () => {
  const receivers = [{ kind: 'ME' as const, deliverAt: '2026-03-09T12:00' }]
  const { id } = await buy([{ receivers }, { kind: 'PHYSICAL' }])
  const query = `query ($orderToken: String!) { giftStates(orderToken: $orderToken) { gifts { state isStopped sendAt shipOn } } }`
  const look = async () => (await ask(query, { orderToken: orderToken(HARMLESS_SERVICES, id) })).data.giftStates.gifts
  const planned = [
    { state: 'PLANNED', isStopped: false, sendAt: '2026-03-09T12:00:00.000Z', shipOn: null },
    { state: 'TO_PACK', isStopped: false, sendAt: null, shipOn: '2026-03-02' },
  ]
  expect(await look()).toEqual(planned)
  for (const card of await listOrderCards(db, id)) await blockCard(ctx, card.id)
  expect(await look()).toEqual(planned.map(({ state }) => ({ state, isStopped: true, sendAt: null, shipOn: null })))
})

test('the buyer’s page shows that the confirmation was refused for good', async () => {
  const query = `query ($orderToken: String!) { giftStates(orderToken: $orderToken) { refusedEmail } }`
  const look = async () => (await ask(query, { orderToken: links.order })).data.giftStates
  expect(await look()).toEqual({ refusedEmail: null })
  await markConfirmed(db, { orderId: order.id, confirmation: 'REFUSED', now: ctx.clock.now() })
  expect(await look()).toEqual({ refusedEmail: 'anna@example.com' })
})

test('the buyer’s page shows each gift, its state and what can still be done', async () => {
  const { data } = await ask(`query ($orderToken: String!) { giftStates(orderToken: $orderToken) ${STATES} }`, {
    orderToken: links.order,
  })
  expect(data.giftStates).toMatchObject({
    number: String(order.number),
    invoicePath: expect.stringMatching(/^\/documents\/invoice\/[\w-]{43}\.pdf$/),
    gifts: [
      {
        variationType: 'DIGITAL',
        email: 'ben@example.com',
        state: 'SENT',
        canCorrect: true,
        canResend: true,
        messages: ['Enjoy'],
        items: [{ wrapper: { id: 'kraft' } }],
      },
      {
        variationType: 'PHYSICAL',
        city: 'London',
        state: 'TO_PACK',
        shipOn: '2026-03-02',
        carrier: 'Robin Post',
        canCorrect: true,
        messages: [],
        items: [{ wrapper: null }],
      },
    ],
  })
  const guess = await ask(`query { giftStates(orderToken: "${'A'.repeat(43)}") ${STATES} }`)
  expect(guess.data.giftStates).toBeNull()
})

test('a wrong link to an invoice leads to the page that explains where the right ones are', async () => {
  const { statusCode, headers } = await server.inject({ url: '/documents/invoice/wrong.pdf', headers: { host: HOST } })
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 303, location: '/order/unknown/' })
})

test('an invalid address is refused at its field', async () => {
  const input = { orderToken: links.order, shipmentId: order.shipments[0]?.id, firstName: 'Ben', lastName: '', email: 'nowhere' }
  const query = `mutation ($input: CorrectReceiverInput!) { correctReceiver(input: $input) { order { number } errors { code referencedRequestParameter } } }`
  const { data } = await ask(query, { input })
  expect(data.correctReceiver.order).toBeNull()
  const named = data.correctReceiver.errors.map(
    (error: { referencedRequestParameter: string }) => error.referencedRequestParameter,
  )
  expect(named).toEqual(expect.arrayContaining(['lastName', 'email']))
})

test('a request can read only one gift, and its number is shown once it is opened', async () => {
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

test('the button works without script, but only from our own pages', async () => {
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

/** An opened gift for Ben, and the fields that the tests read. */
async function openedGift() {
  const { id, shipments } = await buy([{ message: 'Enjoy', receivers: BEN }])
  const shipmentId = shipments[0]?.id as string
  await sendGift(ctx, HARMLESS_SERVICES, { shipmentId, attempt: 1 })
  const token = giftToken(HARMLESS_SERVICES, { shipmentId, link: 1 })
  const look = async (fields: string) =>
    (await ask(`query ($token: String!) { gift(token: $token) { ${fields} } }`, { token })).data.gift
  const open = () => ask(`mutation ($token: String!) { openGift(token: $token) { errors { code } } }`, { token })
  return { id, shipmentId, token, look, open }
}

test('an opened gift shows the balance of its cards, and a calendar reminder without number or link', async () => {
  const { token, look, open } = await openedGift()
  const calendar = () => server.inject({ url: `/documents/reminder/${token}.ics`, headers: { host: HOST } })
  const fields = 'calendarPath packages { cards { balance { value currency } number } }'
  expect(await look(fields)).toEqual({ calendarPath: null, packages: [{ cards: null }] })
  expect(await calendar()).toMatchObject({ statusCode: 303, headers: { location: `/gift/${token}/` } })
  await open()
  const { calendarPath, packages } = await look(fields)
  expect(calendarPath).toBe(`/documents/reminder/${token}.ics`)
  expect(packages[0].cards).toMatchObject([{ balance: { value: 25, currency: 'GBP' } }])
  const { statusCode, headers, body } = await calendar()
  expect({ statusCode, type: headers['content-type'], caching: headers['cache-control'] }).toEqual({
    statusCode: 200,
    type: 'text/calendar; charset=utf-8',
    caching: 'private, no-store',
  })
  const lines = body.replaceAll('\r\n ', '')
  expect(lines).toContain('SUMMARY:Spend your gift card: Grumble Coffee')
  expect(lines).toContain('DTSTART;VALUE=DATE:20270803\r\n')
  expect(lines).toContain('Your gift from Anna Hill is valid up to and including 2 September 2027.')
  expect(lines).not.toContain(packages[0].cards[0].number)
  expect(lines).not.toContain(token)
  const wrong = await server.inject({ url: '/documents/reminder/wrong.ics', headers: { host: HOST } })
  expect(wrong).toMatchObject({ statusCode: 303, headers: { location: '/gift/unknown/' } })
})

const THANK = `mutation ($token: String!, $message: String!) { sendThankYou(token: $token, message: $message) {
  gift { canThank thankedAt } errors { code referencedRequestParameter } } }`

test('a recipient can send thanks once, after opening, and the buyer’s page shows them', async () => {
  const { id, token, look, open } = await openedGift()
  const thank = async (message: string) => (await ask(THANK, { token, message })).data.sendThankYou
  expect(await look('canThank')).toEqual({ canThank: false })
  expect(await thank('Thank you!')).toEqual({ gift: null, errors: [{ code: 2427, referencedRequestParameter: null }] })
  await open()
  expect(await look('canThank thankedAt')).toEqual({ canThank: true, thankedAt: null })
  expect(await thank('See www.example.com')).toEqual({
    gift: null,
    errors: [{ code: 2253, referencedRequestParameter: 'message' }],
  })
  const thankedAt = clock.now().toISOString()
  expect(await thank('Thank you!')).toEqual({ gift: { canThank: false, thankedAt }, errors: [] })
  expect((await thank('Thanks again')).errors).toMatchObject([{ code: 2428 }])
  const { data } = await ask(
    `query ($orderToken: String!) { giftStates(orderToken: $orderToken) { gifts { thanks thankedAt } } }`,
    {
      orderToken: orderToken(HARMLESS_SERVICES, id),
    },
  )
  expect(data.giftStates.gifts).toEqual([{ thanks: 'Thank you!', thankedAt }])
})

test('a thank-you works without script, but only from our own pages', async () => {
  const { token, look, open } = await openedGift()
  await open()
  const post = (origin: string, message: string) =>
    server.inject({
      method: 'POST',
      url: '/gift/thank/',
      headers: { host: HOST, origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams({ token, message, language: 'en' })),
    })
  const page = `/gift/${token}/`
  expect((await post('https://evil.example', 'Thank you')).statusCode).toBe(403)
  expect(await post(`http://${HOST}`, ' ')).toMatchObject({ statusCode: 303, headers: { location: `${page}?refused=2250` } })
  expect(await post(`http://${HOST}`, 'Thank you')).toMatchObject({ statusCode: 303, headers: { location: page } })
  expect(await look('canThank')).toEqual({ canThank: false })
})

test('a link in a reminder asks first, and mail programs stop reminders with one click', async () => {
  const { shipmentId } = await openedGift()
  const reminder = { shipmentId, expiresOn: '2027-09-02', days: 30 } as const
  const token = reminderToken(HARMLESS_SERVICES, reminder)
  await insertReminder(db, { ...reminder, tokenHash: hashToken(token), now: clock.now() })
  const url = `/gift/reminders/?token=${token}`
  const looked = await server.inject({ url, headers: { host: HOST } })
  expect(looked).toMatchObject({ statusCode: 303, headers: { location: `/newsletter/confirm/?reminders=${token}` } })
  const count = async () => (await db.selectFrom('reminder_stops').select('stopped_at').execute()).length
  const before = await count()
  const click = (url: string) =>
    server.inject({
      method: 'POST',
      url,
      headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const outcome = (result: string) => ({ statusCode: 303, headers: { location: `/newsletter/confirm/?result=${result}` } })
  expect(await click('/gift/reminders/?token=nothing')).toMatchObject(outcome('expired'))
  expect(await count()).toBe(before)
  expect(await click(url)).toMatchObject(outcome('reminders-stopped'))
  expect(await count()).toBe(before + 1)
})
