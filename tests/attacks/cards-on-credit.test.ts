import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { warmPool } from '../support/at-once.ts'
import { testCheckout, type Visitor } from '../support/checkout.ts'

/** A thief orders by invoice to get gift cards without paying. */
const shop = await testCheckout()
const { clock, db, pool } = shop

/** £100.95 with the service fee. */
const CARD = { value: 100, qty: 1 }
const MANY = { value: 100, qty: 24 }
const AT_ONCE = 20

const customers: { email: string; visitor: Visitor }[] = []
for (let place = 0; place < AT_ONCE; place++) {
  const email = shop.newEmail()
  customers.push({ email, visitor: await shop.logIn(shop.visit(), { email }) })
}

async function fill(visitor: Visitor, card: object, company: object): Promise<number> {
  await shop.fillCart(visitor, { ...card }, { ...company })
  return (await shop.ask(visitor, '{ cartV2 { totals { grandTotal { value } } } }')).cartV2.totals.grandTotal.value
}

const TRIES = 5

/** A request that waited too long for the others is sent again with the same key, as the browser does, so it counts once. */
async function order(visitor: Visitor, expectedTotal: number): Promise<string | number> {
  const place = () => shop.place(visitor, { paymentMethod: 'invoice', expectedTotal }, `${visitor.ip} ${expectedTotal}`)
  let placed = place()
  for (let tries = 1; tries < TRIES; tries++) placed = placed.catch(place)
  const { order, errors } = await placed
  return order?.status ?? errors[0].code
}

const buy = async (visitor: Visitor, card: object, company: object) => order(visitor, await fill(visitor, card, company))
const countCards = async () => (await sql`select from giftcards`.execute(db)).rows.length
const countSent = (outcomes: readonly (string | number)[]) => outcomes.filter((one) => one === 'COMPLETED').length

function report(attack: string, outcomes: readonly (string | number)[]): void {
  console.log(`${attack}: ${outcomes.length} orders, ${countSent(outcomes)} sent before they were paid`)
}

test('a guest with an invented company gets no card from six addresses', async () => {
  const outcomes = []
  for (let place = 1; place <= 6; place++) {
    const company = { customerType: 'BUSINESS', companyName: `Invented ${place} Ltd`, vatNumber: `GB12345678${place}` }
    outcomes.push(await buy(shop.visit(), MANY, { ...company, email: `buyer.${place}@example.com` }))
  }
  report('an invented company', outcomes)
  expect(outcomes).toEqual(Array(6).fill('PENDING'))
  expect(await countCards()).toBe(0)
})

test('a customer who types the name and the VAT number of an approved company gets no card', async () => {
  const member = shop.newEmail()
  const company = await shop.approve({ members: [member], limit: 5_000 })
  const outcomes = [
    await buy(await shop.logIn(), MANY, { ...company, email: member, invoiceEmail: 'books@hill.example' }),
    await buy(await shop.logIn(shop.visit(), { email: member, isConfirmed: false }), MANY, company),
    await buy(shop.visit(), MANY, { ...company, email: member }),
  ]
  report('somebody else’s company', outcomes)
  expect(outcomes).toEqual(Array(3).fill('PENDING'))
  expect(await countCards()).toBe(0)
})

test('twenty members of one company, each from another source, together get no more than its credit limit', async () => {
  const company = await shop.approve({ members: customers.map(({ email }) => email), limit: 505 })
  const members: { visitor: Visitor; total: number }[] = []
  for (const { visitor } of customers) members.push({ visitor, total: await fill(visitor, CARD, company) })
  await warmPool(pool)
  const outcomes = await Promise.all(members.map(({ visitor, total }) => order(visitor, total)))
  report('one company, twenty sources', outcomes)
  expect(countSent(outcomes)).toBe(5)
  expect(outcomes.filter((one) => one === 'PENDING')).toHaveLength(AT_ONCE - 5)
})

test('twenty companies at once together get no more than the daily credit of the storefront', async () => {
  // A day on which nothing was sent on credit yet.
  clock.set('2026-03-11T10:00:00Z')
  const members: { visitor: Visitor; total: number }[] = []
  for (const { email, visitor } of customers) {
    const company = await shop.approve({ members: [email], limit: 10_000 })
    members.push({ visitor, total: await fill(visitor, MANY, company) })
  }
  await warmPool(pool)
  const outcomes = await Promise.all(members.map(({ visitor, total }) => order(visitor, total)))
  report('twenty companies on one day', outcomes)
  // £2,400.95 each, under a cap of £10,000.
  expect(countSent(outcomes)).toBe(4)
  expect(outcomes.filter((one) => one === 'PENDING')).toHaveLength(AT_ONCE - 4)
})
