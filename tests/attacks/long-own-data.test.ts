import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testCheckout, type Visitor } from '../support/checkout.ts'

const ORDERS = 200

const shop = await testCheckout({ withTurns: true })

/** Resolves when the response's head has arrived; the test reads the body. */
async function download({ host, cookies }: Visitor): Promise<IncomingMessage> {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const request = get(`${shop.shopUrl}/documents/own-data.json`, { headers: { host, cookie: cookie.join('; ') } })
  onTestFinished(() => void request.destroy())
  const [response] = await once(request, 'response')
  return response
}

/** As large as orders for a hundred receivers: together far more than the sockets between shop and client can buffer. */
async function makeOrders(email: string): Promise<void> {
  await sql`
    with made as (
      insert into orders (id, storefront, status, user_id, language, currency, created_at, updated_at, placed_at, canceled_at,
        subtotal_minor, shipping_minor, service_fee_minor, discount_minor, tax_minor, total_minor)
      select gen_random_uuid(), 'GCSUK', 'CANCELED', users.id, 'en', 'GBP', now(), now(), now(), now(), 0, 0, 0, 0, 0, 0
      from users, generate_series(1, ${ORDERS}) where email = ${email}
      returning id)
    insert into shipments (id, order_id, tag, kind, receiver_kind, receiver, position)
    select gen_random_uuid(), id, 'one', 'DIGITAL', 'RECEIVER', jsonb_build_object('firstName', repeat('n', 40000)), 1
    from made`.execute(shop.db)
}

test('the personal data of many orders are read while they are sent, and a customer has one download at a time', async () => {
  const email = shop.newEmail()
  const customer = await shop.logIn(shop.visit(), { email })
  await makeOrders(email)
  const first = await download(customer)
  const waiting = Array.from({ length: 4 }, () => download(customer))
  const answered = Promise.race(waiting).then(() => 'answered')
  // Nobody reads the first response, so the shop has stopped in the middle of it and has not read the last order yet.
  await sql`delete from orders where number = (select min(number) from orders)`.execute(shop.db)
  const other = await shop.logIn()
  expect(await json(await download(other))).toMatchObject({ orders: [] })
  expect(await Promise.race([answered, shop.server.inject('/health').then(() => 'waits')])).toBe('waits')
  expect(await json(first)).toMatchObject({ orders: { length: ORDERS - 1 } })
  expect(await answered).toBe('answered')
})

test('a customer who breaks off a download can start another', async () => {
  const email = shop.newEmail()
  const customer = await shop.logIn(shop.visit(), { email })
  await makeOrders(email)
  const first = await download(customer)
  const next = download(customer)
  first.destroy()
  expect(await json(await next)).toMatchObject({ orders: { length: ORDERS } })
})
