import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Approval } from '../../src/modules/checkout/invoices/approve-company.ts'
import { createReorderLinkJob } from '../../src/modules/checkout/reorder/send-reorder-link.job.ts'
import { testCheckout, type Visitor } from '../support/checkout.ts'
import { HOME } from '../support/home.ts'
import { testMailbox } from '../support/mailbox.ts'
import { listQueuedJobs } from '../support/queue.ts'

const shop = await testCheckout({ withLimits: true })
const mailbox = await testMailbox()
const { codes, db, ctx } = shop
const job = createReorderLinkJob({ ...shop.services, mailer: mailbox.mailer })
const classic = await shop.variationOf('blank-choice-cards-classic', 'PHYSICAL')
const festive = await shop.variationOf('blank-choice-cards-festive', 'PHYSICAL')

type Pack = { variationId: string; lastQuantity: number | null; lastOrderedOn: string | null; price: { value: number } }

const packs = (visitor: Visitor, token: string | null = null): Promise<Pack[]> =>
  shop.call(visitor, 'reorderPacks', { token }, 'variationId lastQuantity lastOrderedOn price { value } product { title }')
const reorder = (visitor: Visitor, input: object) =>
  shop.call(visitor, 'reorderPack', { input }, 'order { id quantity } errors { code }')
const askLink = (visitor: Visitor, orderNumber: string, email: string) => {
  const asked = { orderNumber, email, captchaToken: 'solved' }
  return shop.call(visitor, 'requestReorderLink', asked, 'status errors { code referencedRequestParameter }')
}

/** Pays the basket and returns the order. */
async function pay(visitor: Visitor, billing: Record<string, unknown> = {}): Promise<{ id: string; number: string }> {
  expect((await shop.call(visitor, 'setBillingAddress', { input: { ...HOME, ...billing } })).errors).toEqual([])
  const { cartV2 } = await shop.ask(visitor, '{ cartV2 { totals { grandTotal { value } } } }')
  const { order, payment, errors } = await shop.place(visitor, { expectedTotal: cartV2.totals.grandTotal.value })
  expect(errors).toEqual([])
  await shop.confirm(visitor, order.id, await shop.adyen.finish(payment.redirectUrl, 'pay'))
  return order
}

async function buyPacks(visitor: Visitor, variationId: string, qty: number, billing: Record<string, unknown> = {}) {
  const pack = (await packs(visitor)).find((one) => one.variationId === variationId)
  await shop.fillCart(visitor, { variationId, value: pack?.price.value, qty })
  return pay(visitor, billing)
}

const kindOf = async (visitor: Visitor, uuid: string) =>
  (await shop.ask(visitor, 'query ($uuid: ID!) { order(uuid: $uuid) { kind } }', { uuid })).order.kind

/** Runs the queued jobs with a real mail server. */
async function sendLinks(): Promise<void> {
  for (const { payload } of await listQueuedJobs(db, { name: 'send-reorder-link' })) await job.run(ctx, payload as { id: string })
}

test('a visitor sees every pack of the store, none of them as ordered before', async () => {
  const listed = await packs(shop.visit())
  expect(listed).toHaveLength(3)
  expect(listed.every(({ lastQuantity, lastOrderedOn }) => lastQuantity === null && lastOrderedOn === null)).toBe(true)
})

test('the packs that a customer ordered come first, the latest at the top, with the last quantity', async () => {
  const visitor = await shop.logIn()
  await buyPacks(visitor, festive, 2)
  shop.pass(24 * 60)
  await buyPacks(visitor, classic, 5)
  expect((await packs(visitor)).map(({ variationId, lastQuantity }) => [variationId, lastQuantity])).toEqual([
    [classic, 5],
    [festive, 2],
    [expect.any(String), null],
  ])
  expect((await packs(await shop.logIn())).filter(({ lastQuantity }) => lastQuantity)).toEqual([])
})

describe('the orders of a company', () => {
  async function companyOf(approval: Partial<Approval> = {}) {
    const [buyer, colleague] = [shop.newEmail(), shop.newEmail()]
    const company = await shop.approve({ members: [buyer, colleague], ...approval })
    await buyPacks(await shop.logIn(shop.visit(), { email: buyer }), classic, 4, { ...company, email: buyer })
    return { colleague }
  }
  const earlier = async (visitor: Visitor) => (await packs(visitor)).filter(({ lastQuantity }) => lastQuantity === 4).length

  test('count for its members', async () => {
    const { colleague } = await companyOf()
    expect(await earlier(await shop.logIn(shop.visit(), { email: colleague }))).toBe(1)
  })

  test('do not count for an address that is not confirmed', async () => {
    const { colleague } = await companyOf()
    expect(await earlier(await shop.logIn(shop.visit(), { email: colleague, isConfirmed: false }))).toBe(0)
  })

  test('do not count for another company, nor after it is revoked', async () => {
    const { colleague } = await companyOf()
    const { visitor } = await shop.makeMember()
    expect(await earlier(visitor)).toBe(0)
    await sql`update approved_companies set revoked_at = now(), revoked_by = 'Mia' where id in (select company_id from approved_members where email = ${colleague})`.execute(
      db,
    )
    expect(await earlier(await shop.logIn(shop.visit(), { email: colleague }))).toBe(0)
  })
})

describe('putting packs into the basket', () => {
  test('packs alone are a reorder, and the same form sent twice adds once', async () => {
    const visitor = await shop.logIn()
    for (let time = 1; time <= 2; time++) {
      const { order, errors } = await reorder(visitor, { variationId: classic, qty: 3, idempotencyKey: 'one' })
      expect([order.quantity, errors]).toEqual([3, []])
    }
    expect(await kindOf(visitor, (await pay(visitor)).id)).toBe('REORDER')
  })

  test('packs with a gift card beside them are an ordinary order', async () => {
    const visitor = await shop.logIn()
    await reorder(visitor, { variationId: classic, qty: 1 })
    await shop.fillCart(visitor)
    expect(await kindOf(visitor, (await pay(visitor)).id)).toBe('REGULAR')
  })

  test("a guest's reorder stays one when the guest logs in", async () => {
    const email = shop.newEmail()
    await shop.logIn(shop.visit(), { email })
    const guest = shop.visit()
    await reorder(guest, { variationId: classic, qty: 1 })
    const login = `mutation ($email: String!) { answer: userLoginMutation(email: $email, password: "seven lemons on a shelf", captchaToken: "solved") { status } }`
    expect((await shop.ask(guest, login, { email })).answer.status).toBe(true)
    expect(await kindOf(guest, (await pay(guest)).id)).toBe('REORDER')
  })

  test.each([
    ['a gift card', { variationId: shop.digital, qty: 1 }],
    ['an unknown card', { variationId: '999999999', qty: 1 }],
    ['a quantity of zero', { variationId: classic, qty: 0 }],
  ])('%s is refused', async (_what, input) => {
    expect(await reorder(shop.visit(), input)).toMatchObject({ order: null, errors: [{ code: expect.any(Number) }] })
  })
})

describe('a guest who requests a link', () => {
  test('sees the packs of that order, and can order them', async () => {
    const email = shop.newEmail()
    const order = await buyPacks(shop.visit(), classic, 2, { email })
    expect(await askLink(shop.visit(), ` ${order.number} `, email.toUpperCase())).toEqual({ status: true, errors: [] })
    await sendLinks()
    const [mail] = await mailbox.list(email)
    const token = /reorder\/\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await packs(shop.visit(), token))[0]).toMatchObject({ variationId: classic, lastQuantity: 2 })
    expect((await packs(shop.visit(), token.replace(/.$/, '_'))).every(({ lastQuantity }) => lastQuantity === null)).toBe(true)
  })

  test('gets the same answer for an order of somebody else, for one without packs and for an unknown one, without a mail or a stored row', async () => {
    const [email, other] = [shop.newEmail(), shop.newEmail()]
    const { number } = await buyPacks(shop.visit(), classic, 1, { email })
    const cards = shop.visit()
    await shop.fillCart(cards)
    const { number: withoutPacks } = await pay(cards, { email: other })
    for (const [asked, address] of [
      [number, other],
      [withoutPacks, other],
      ['99999999', email],
    ] as const) {
      expect(await askLink(shop.visit(), asked, address)).toEqual({ status: true, errors: [] })
    }
    await sendLinks()
    for (const address of [email, other])
      expect((await mailbox.list(address)).map(({ text }) => text).join()).not.toContain('token=')
    expect((await sql`select from reorder_requests`.execute(db)).rows).toEqual([])
  })

  test('may do so three times an hour per mailbox: further requests get the same answer and no mail', async () => {
    const email = shop.newEmail()
    for (let time = 1; time <= 4; time++) expect((await askLink(shop.visit(), '10000001', email)).errors).toEqual([])
    const { rows } = await sql`select from reorder_requests where email = ${email}`.execute(db)
    expect(rows).toHaveLength(3)
    await sendLinks()
  })

  test('may do so ten times in ten minutes per source', async () => {
    const visitor = shop.visit()
    for (let time = 1; time <= 10; time++) expect((await askLink(visitor, '10000001', shop.newEmail())).errors).toEqual([])
    expect(codes(await askLink(visitor, '10000001', shop.newEmail()))).toEqual([1003])
    await sendLinks()
  })

  test('has errors at the mistyped fields', async () => {
    const { errors } = await askLink(shop.visit(), '12', 'ann')
    expect(errors.map((error: { referencedRequestParameter: string }) => error.referencedRequestParameter)).toEqual([
      'orderNumber',
      'email',
    ])
  })
})
