import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { createModules } from '../../src/app/modules.ts'
import type { Services } from '../../src/app/services.ts'
import { type Approval, approveCompany } from '../../src/modules/checkout/invoices/approve-company.ts'
import { type CardUnit, readCardSecrets } from '../../src/modules/giftcards/index.ts'
import { findPayment, listUnprocessedEvents } from '../../src/modules/payments/index.ts'
import { findStorefrontByCode } from '../../src/modules/storefronts/index.ts'
import { createPool } from '../../src/platform/db/pool.ts'
import { createLimits } from '../../src/platform/rate-limits/limits.ts'
import { createTurns } from '../../src/platform/turns.ts'
import { testAdyen } from './adyen.ts'
import { bookPaid } from './book-paid.ts'
import { testDatabase } from './database.ts'
import { issueCard, listViolations } from './giftcards.ts'
import { HOME } from './home.ts'
import { ANY_ART, HARMLESS_SERVICES } from './services.ts'
import { startShopServer } from './shop-server.ts'
import { writeCall } from './write-call.ts'

export type Visitor = {
  host: string
  ip: string
  cookies: Record<string, string>
  /** The process that answers; by default the first one. */
  at?: FastifyInstance
}
// biome-ignore lint/suspicious/noExplicitAny: any answer of the API; each test checks what it expects
type Answer = any
type Asked = Record<string, unknown>

const HOST = 'gcsuk.localhost'
const ERRORS = 'errors { code message referencedRequestParameter }'
const BEGUN = `order { id number status paymentMethod totals { grandTotal { value } } } payment { action redirectUrl } ${ERRORS}`
const TRANSFER = 'amount { value } accountHolder accountNumber bic reference payBefore'
const STATE = `order { id status paymentMethodTitle } status error { code } canRetry canCancel redirectUrl amount { value }
  giftcardAmount { value } giftcards { lastFour amount { value } } bankTransfer { ${TRANSFER} } proFormaPath isOnCredit amountDue { ${TRANSFER} }`
const PAYMENT = `giftcards { id lastFour title balance { value } amount { value } expiresOn error { code } }
  grandTotal { value } giftcardTotal { value } toPay { value }`

/** The arguments of an operation for which the visitor types a card and solves a puzzle. */
export const cardArguments = ({ number, pin }: { number?: string; pin?: string }) => ({
  cardNumber: number,
  pin,
  captchaToken: 'solved',
})

const CALM = { slowMs: 0, failRequests: 0, dropAnswers: 0, duplicateWebhooks: 0, loseWebhooks: 0, reorderWebhooks: 0 }
const MINUTE_MS = 60_000

/** A shop with the real payment simulator, and visitors who buy. After each test the ledger must balance. */
export async function testCheckout({ withLimits = false, withTurns = false } = {}) {
  const database = await testDatabase({ seeded: true })
  const { ctx, db, clock } = database
  const adyen = await testAdyen()
  // A pool separate from the use cases, as in the shop: a transaction that waits for its limit must not wait for a connection that other transactions hold.
  const limitsPool = createPool(database.databaseUrl, { max: 4 })
  afterAll(() => limitsPool.end())
  const limits = withLimits ? { limits: createLimits({ pool: limitsPool, hashKey: HARMLESS_SERVICES.keyFor('limits') }) } : {}
  const services: Services = { ...HARMLESS_SERVICES, ...limits, payments: adyen.provider }
  // Without turns, simultaneous requests behave like several processes, which only the database keeps apart.
  const { server, schema, contextOf } = await startShopServer(withTurns ? { ...ctx, turns: createTurns() } : ctx, { services })
  const shopUrl = await server.listen({ host: '127.0.0.1', port: 0 })
  const applyProviderEvents = () => adyen.setWebhookUrl(`${shopUrl}/webhooks/adyen`)
  /** Loses the provider's events until they are accepted again; the provider repeats them. */
  const loseEvents = () => adyen.setWebhookUrl('http://127.0.0.1:9/nowhere')
  applyProviderEvents()
  afterAll(() => server.close())
  beforeEach(async () => {
    applyProviderEvents()
    clock.set('2026-03-02T10:00:00Z')
    await adyen.setFaults(CALM)
  })
  afterEach(async () => expect(await listViolations(db)).toEqual([]))

  /** Another process of the shop, or the same one after a restart: they share only the database. */
  async function startAnother(changed: Partial<Services> = {}): Promise<FastifyInstance> {
    const another = await startShopServer(ctx, { services: { ...services, ...changed } })
    afterAll(() => another.server.close())
    return another.server
  }

  const modules = createModules(services)
  const jobs = modules.flatMap((module) => module.jobs)
  const checkoutJobs = modules.find(({ name }) => name === 'checkout')?.jobs ?? []
  const run = (name: string, payload: unknown = {}) => {
    const job = jobs.find((one) => one.name === name)
    if (!job) throw new Error(`There is no job ${name}`)
    return (job.run as (context: typeof ctx, payload: unknown) => Promise<void>)(ctx, payload)
  }

  let visitors = 0
  const visit = (): Visitor => ({ host: HOST, ip: `10.${(++visitors >> 8) & 255}.${visitors & 255}.7`, cookies: {} })

  /** A browser that stores its cookies. */
  async function send(visitor: Visitor, query: string, variables: Asked = {}): Promise<Answer> {
    const response = await (visitor.at ?? server).inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: visitor.ip,
      headers: { host: visitor.host, 'content-type': 'application/json', origin: `http://${visitor.host}` },
      cookies: visitor.cookies,
      payload: { query, variables },
    })
    for (const { name, value } of response.cookies) visitor.cookies[name] = value
    return response.json()
  }

  async function ask(visitor: Visitor, query: string, variables: Asked = {}): Promise<Answer> {
    const { data, errors } = await send(visitor, query, variables)
    expect(errors).toBeUndefined()
    return data
  }

  /** Calls a query or a mutation with these arguments. */
  const call = async (visitor: Visitor, field: string, asked: Asked, answer = ERRORS): Promise<Answer> =>
    (await ask(visitor, writeCall(schema, field, asked, answer), asked)).answer

  /** The error of an invalid request. */
  const refused = async (visitor: Visitor, query: string): Promise<string> => (await send(visitor, query)).errors[0].message

  /** The methods to pay an order, or the code of the refusal. */
  async function methodsOf(visitor: Visitor, orderUuid: string): Promise<Answer> {
    const query = 'query ($orderUuid: ID) { paymentMethods(orderUuid: $orderUuid) { id } }'
    const { data, errors } = await send(visitor, query, { orderUuid })
    return errors ? { code: errors[0].extensions.code } : data.paymentMethods.map(({ id }: { id: string }) => id)
  }

  async function variationOf(slug: string, type: 'DIGITAL' | 'PHYSICAL', visitor = visit()): Promise<string> {
    const { variations } = await call(visitor, 'product', { path: `/gift-cards/${slug}/` }, 'variations { id variationType }')
    return variations.find(({ variationType }: { variationType: string }) => variationType === type).id
  }
  // A brand's card, which can be paid with gift cards; a Choice Gift Card cannot.
  const digital = await variationOf('tansy-and-rook', 'DIGITAL')
  const physical = await variationOf('tansy-and-rook', 'PHYSICAL')

  const choice = await variationOf('all-in-one-gift-card', 'DIGITAL')

  /** The id of the product to issue cards of. */
  async function productOf(slug: string): Promise<number> {
    const { rows } = await sql<{ id: number }>`select id from products where slug = ${slug}`.execute(db)
    if (!rows[0]) throw new Error(`There is no product ${slug}`)
    return rows[0].id
  }
  const choiceId = await productOf('all-in-one-gift-card')

  /** A visitor whose cart contains a card of £25 (£25.95 with the service fee), with the payer set. */
  async function fillCart(visitor = visit(), card: Asked = {}, billing: Asked = {}): Promise<Visitor> {
    const input = { variationId: digital, value: 25, qty: 1, receivers: [{ kind: 'ME' }], ...card }
    expect((await call(visitor, 'addOriginalPackageToCart', { input })).errors).toEqual([])
    expect((await call(visitor, 'setBillingAddress', { input: { ...HOME, ...billing } })).errors).toEqual([])
    return visitor
  }

  /** A logged-in visitor. By default the address is confirmed through its mail. */
  async function logIn(visitor = visit(), { email = newEmail(), isConfirmed = true } = {}): Promise<Visitor> {
    const input = { firstName: 'Anna', lastName: 'Hill', email, password: 'seven lemons on a shelf', acceptTerms: true }
    expect((await call(visitor, 'registerUser', { input, captchaToken: 'solved' })).errors).toEqual([])
    if (isConfirmed) await sql`update users set email_confirmed_at = now() where email = ${email}`.execute(db)
    return visitor
  }

  let emails = 0
  const newEmail = () => `hill.${++emails}@example.com`

  /** A company that staff have approved, with the data that its members type at the checkout. */
  async function approve(approval: Partial<Approval> = {}) {
    const vatNumber = `GB${String(100_000_000 + ++emails)}`
    const company = { storefront: 'GCSUK', name: 'Hill Ltd', vatNumber, invoiceEmail: 'books@hill.example', limit: 2_500 }
    const approved = await approveCompany(ctx, { ...company, members: [], demandsReference: false, by: 'Mia', ...approval })
    if (!approved.ok) throw new Error(approved.failure)
    return { customerType: 'BUSINESS', companyName: 'Hill Ltd', vatNumber: approved.value.vatNumber }
  }

  /** The only member of an approved company. */
  async function makeMember(approval: Partial<Approval> = {}) {
    const email = newEmail()
    const company = await approve({ members: [email], ...approval })
    return { visitor: await logIn(visit(), { email }), company }
  }

  let keys = 0
  const newKey = () => `key ${++keys}`

  function place(visitor: Visitor, input: Asked = {}, idempotencyKey = newKey()): Promise<Answer> {
    const asked = { paymentMethod: 'paypal', acceptTerms: true, expectedTotal: 25.95, ...input }
    return call(visitor, 'placeOrder', { input: asked, idempotencyKey }, BEGUN)
  }
  const retry = (visitor: Visitor, orderUuid: string, asked: Asked = {}, idempotencyKey = newKey()) =>
    call(visitor, 'retryPayment', { orderUuid, idempotencyKey, ...asked }, BEGUN)
  const stateOf = (visitor: Visitor, orderUuid: string) => call(visitor, 'paymentState', { orderUuid }, STATE)
  const confirm = (visitor: Visitor, orderUuid: string, back: { sessionId: string; sessionResult: string }) =>
    call(visitor, 'confirmReturn', { orderUuid, ...back }, `state { ${STATE} } ${ERRORS}`)
  const cancel = (visitor: Visitor, orderUuid: string) =>
    call(visitor, 'cancelOrder', { orderUuid }, `status cart { id quantity } ${ERRORS}`)
  const addCard = (visitor: Visitor, card: { number: string; pin: string }) =>
    call(visitor, 'addGiftcardPayment', cardArguments(card), `payment { ${PAYMENT} } brandPath ${ERRORS}`)
  const cartPayment = (visitor: Visitor) => call(visitor, 'cartPayment', {}, PAYMENT)

  /** A gift card that was bought before; by default a Choice Gift Card. */
  async function issue(minor: number, unit: Partial<CardUnit> = {}) {
    const storefront = findStorefrontByCode('GCSUK')
    if (!storefront) throw new Error('There is no British storefront')
    const shop = { ...contextOf('GCSUK'), art: ANY_ART, storefront }
    const value = unit.value ?? { currency: 'GBP', minor }
    const orderId = await bookPaid(ctx, value)
    const card = {
      orderId,
      packageId: ctx.ids.uuid(),
      unitNo: 1,
      productId: choiceId,
      storefront: 'GCSUK',
      value,
      expiresOn: '2027-03-02',
    }
    const id = await issueCard(shop, services, { ...card, ...unit })
    return { id, ...(await secretsOf(id)) }
  }

  const secretsOf = (cardId: string) => readCardSecrets(ctx, services, cardId)

  /** Handles the provider's events now, as the worker does. */
  async function handleEvents(): Promise<number> {
    const ids = await listUnprocessedEvents(db, { before: new Date('2100-01-01') })
    for (const id of ids) await run('handle-provider-event', { id })
    return ids.length
  }

  /** Waits until this many events of an order have arrived. */
  async function untilEvents(orderId: string, count: number): Promise<void> {
    const countEvents = async () =>
      (await sql`select 1 from provider_events where body->>'merchantReference' like ${`${orderId}%`}`.execute(db)).rows.length
    await expect.poll(countEvents, { timeout: 10_000 }).toBe(count)
  }

  const paymentOf = (orderId: string, attempt = 1) => findPayment(db, { reference: `${orderId}:${attempt}` })
  const statusOf = async (orderId: string) =>
    (await sql<{ status: string }>`select status from orders where id = ${orderId}`.execute(db)).rows[0]?.status
  const codes = ({ errors }: { errors: { code: number }[] }) => errors.map(({ code }) => code)
  const pass = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * MINUTE_MS).toISOString())

  /** A placed order with its payment page. */
  async function placed(input: Asked = {}, card: Asked = {}) {
    const visitor = await fillCart(visit(), card)
    const { order, payment, errors } = await place(visitor, input)
    expect(errors).toEqual([])
    return { visitor, id: order.id as string, page: payment.redirectUrl as string }
  }

  /** The state of each attempt, or why it was refused, in order. */
  async function statesOf(orderId: string): Promise<string[]> {
    const { rows } = await sql<{ state: string; reason: string | null }>`
      select state, reason from payments where order_id = ${orderId} order by attempt`.execute(db)
    return rows.map(({ state, reason }) => reason ?? state)
  }

  async function balanceOf(code: string): Promise<number> {
    const { rows } = await sql<{ minor: bigint | null }>`
      select sum(e.amount_minor) as minor from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where a.code = ${code}`.execute(db)
    return Number(rows[0]?.minor ?? 0n)
  }

  /** The provider's own records. */
  const bookedOf = async (orderId: string) =>
    (await adyen.readBooks()).payments.filter(({ reference }) => reference.startsWith(orderId))

  /** Refunds a payment: runs the worker's step twice, then handles the provider's event. */
  async function completeRefund(reference: string) {
    for (let time = 1; time <= 2; time++) await run('refund-payment', { reference })
    await untilEvents(`${reference}:refund`, 1)
    await handleEvents()
  }

  /** An order that was paid in two tabs, with the payment that must be refunded. */
  async function paidTwice() {
    const { visitor, id, page } = await placed()
    const second = await retry(visitor, id, { paymentMethod: 'scheme' })
    for (const one of [page, second.payment.redirectUrl]) await adyen.finish(one, 'pay')
    await untilEvents(id, 2)
    await handleEvents()
    const { rows } = await sql<{ reference: string; psp: string }>`
      select reference, psp_reference as psp from payments where order_id = ${id} and state = 'DUPLICATE'`.execute(db)
    return { id, ...(rows[0] as { reference: string; psp: string }) }
  }

  return {
    ...{
      ...database,
      server,
      shopUrl,
      services,
      contextOf,
      startAnother,
      adyen,
      applyProviderEvents,
      loseEvents,
      digital,
      physical,
      choice,
      choiceId,
      checkoutJobs,
    },
    ...{
      visit,
      variationOf,
      productOf,
      ask,
      call,
      refused,
      methodsOf,
      fillCart,
      place,
      placed,
      paidTwice,
      retry,
      stateOf,
      confirm,
    },
    ...{ cancel, addCard, cartPayment, issue, secretsOf, logIn, newEmail, approve, makeMember },
    ...{ run, handleEvents, untilEvents, completeRefund, pass, codes },
    ...{ paymentOf, statusOf, statesOf, balanceOf, bookedOf },
  }
}
