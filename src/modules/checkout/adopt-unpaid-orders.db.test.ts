import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testCheckout, type Visitor } from '#tests/support/checkout.ts'
import { HOME } from '#tests/support/home.ts'

const shop = await testCheckout()
const { adyen, ask, db, pass, placed } = shop

const REGISTER = `mutation ($input: RegisterInput!) {
  answer: registerUser(input: $input, captchaToken: "solved") { status } }`
let customers = 0
/** A visitor creates an account and stays logged in in that browser. */
async function register(visitor: Visitor, email = `bob${++customers}@example.com`): Promise<void> {
  const input = { firstName: 'Bob', lastName: 'Moss', email, password: 'seven lemons on a shelf', acceptTerms: true }
  expect((await ask(visitor, REGISTER, { input })).answer).toEqual({ status: true })
}
const ordersOf = async (visitor: Visitor): Promise<string[]> =>
  (await ask(visitor, '{ orders { orders { id } } }')).orders.orders.map(({ id }: { id: string }) => id)

test('a customer who logs in finds the order whose payment failed and can pay it', async () => {
  const { visitor, id, page } = await placed()
  await shop.confirm(visitor, id, await adyen.finish(page, 'refuse'))
  await register(visitor)
  expect(await ordersOf(visitor)).toEqual([id])
  const { payment } = await shop.retry(visitor, id)
  await shop.confirm(visitor, id, await adyen.finish(payment.redirectUrl, 'pay'))
  expect(await shop.statusOf(id)).toBe('COMPLETED')
})

test('a customer who logs in within a day finds the order that expired unpaid', async () => {
  const { visitor, id } = await placed()
  pass(80)
  await shop.run('reconcile-payments')
  expect(await shop.statusOf(id)).toBe('CANCELED')
  pass(22 * 60)
  await register(visitor)
  expect(await ordersOf(visitor)).toEqual([id])
})

test('an order that was cancelled for good or placed a day ago is not adopted', async () => {
  const discarded = await placed()
  await shop.cancel(discarded.visitor, discarded.id)
  await register(discarded.visitor)
  expect(await ordersOf(discarded.visitor)).toEqual([])
  const { visitor } = await placed()
  pass(24 * 60)
  await register(visitor)
  expect(await ordersOf(visitor)).toEqual([])
})

test('an order that awaits a transfer is adopted by nobody until it is paid, and then by the account with its confirmed address', async () => {
  const { visitor, id, page } = await placed({ paymentMethod: 'banktransfer' })
  await shop.confirm(visitor, id, await adyen.finish(page, 'later'))
  const sameBrowser = { ...visitor, cookies: { ...visitor.cookies } }
  await register(visitor)
  expect(await ordersOf(visitor)).toEqual([])

  await register(sameBrowser, HOME.email.toUpperCase())
  expect(await ordersOf(sameBrowser), 'anybody can type an address').toEqual([])
  await sql`update users set email_confirmed_at = ${shop.clock.now()} where email = ${HOME.email}`.execute(db)
  const login = `mutation { userLoginMutation(email: "${HOME.email}", password: "seven lemons on a shelf", captchaToken: "solved") { status } }`
  const elsewhere = shop.visit()
  await ask(elsewhere, login)
  expect(await ordersOf(elsewhere), 'the address may be mistyped, and an owner could spend its gift cards').toEqual([])
  await adyen.act(`payments/${(await shop.bookedOf(id))[0]?.id}/pay`)
  await shop.untilEvents(id, 2)
  await shop.handleEvents()
  const later = shop.visit()
  await ask(later, login)
  expect(await ordersOf(later)).toEqual([id])
})
