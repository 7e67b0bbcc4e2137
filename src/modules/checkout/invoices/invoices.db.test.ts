import { expect, test } from 'vitest'
import { warmPool } from '../../../../tests/support/at-once.ts'
import { testCheckout, type Visitor } from '../../../../tests/support/checkout.ts'
import { listOrderCards, readCard } from '../../giftcards/index.ts'
import { findInvoice, invoiceName } from '../../orders/index.ts'
import { liftBlock } from '../lift-block.ts'
import { listLateInvoices } from './late-invoices.ts'
import { loseInvoice, receiveInvoice } from './settle-invoice.ts'

const shop = await testCheckout()
const { balanceOf, codes, ctx, db } = shop

/** Two of these may be owed at once, three may not. */
const MUCH = { value: 100, qty: 10 }

let companies = 0
const newCompany = () => ({
  ...{ customerType: 'BUSINESS', companyName: 'Hill Ltd', vatNumber: 'GB123456789' },
  email: `hill.${++companies}@example.com`,
})

type Buying = {
  company?: ReturnType<typeof newCompany>
  /** Another host or source. */
  from?: Partial<Visitor>
  card?: { value: number; qty: number; variationId?: string }
}

async function buy({ company = newCompany(), from = {}, card = { value: 25, qty: 1 } }: Buying = {}) {
  const visitor = await shop.fillCart({ ...shop.visit(), ...from }, card, company)
  const { cartV2 } = await shop.ask(visitor, '{ cartV2 { totals { grandTotal { value } } } }')
  return shop.place(visitor, { paymentMethod: 'invoice', expectedTotal: cartV2.totals.grandTotal.value })
}

/** And has the worker write the invoice. */
async function buyAndWrite(buying: Buying = {}) {
  const { order } = await buy(buying)
  await shop.run('send-confirmation', { orderId: order.id })
  const invoice = await findInvoice(db, order.id)
  const [card] = await listOrderCards(db, order.id)
  if (!invoice || !card) throw new Error('Nothing was bought')
  return { name: invoiceName(invoice), cardId: card.id }
}

test('a company owes up to a limit, wherever it orders; others go on', async () => {
  const company = newCompany()
  for (let time = 1; time <= 2; time++) expect(codes(await buy({ company, card: MUCH }))).toEqual([])
  const shouting = { ...company, email: company.email.toUpperCase() }
  const { errors } = await buy({ company: shouting, card: MUCH })
  expect(errors).toMatchObject([{ code: 2411, referencedRequestParameter: 'paymentMethod' }])
  expect(errors[0].message).toContain('£2,500')
  expect(codes(await buy({ card: MUCH }))).toEqual([])
})

test('so does one source, whatever addresses it makes up', async () => {
  const { ip } = shop.visit()
  const answers = [
    await buy({ from: { ip }, card: MUCH }),
    await buy({ from: { ip }, card: MUCH }),
    await buy({ from: { ip }, card: MUCH }),
  ]
  expect(answers.map(codes)).toEqual([[], [], [2411]])
})

test('what is owed in one currency is owed in all', async () => {
  const { ip } = shop.visit()
  const ireland = { host: 'gcsie.localhost', ip, cookies: {} }
  const variationId = await shop.variationOf('grumble-coffee', 'DIGITAL', ireland)
  const atHome = { ...newCompany(), countryCode: 'IE', postCode: 'D02 X285' }
  const inEuros = (from: Partial<Visitor>) => buy({ company: atHome, from, card: { ...MUCH, variationId } })
  expect(codes(await buy({ from: { ip }, card: MUCH }))).toEqual([])
  expect(codes(await inEuros(ireland))).toEqual([])
  expect(codes(await inEuros(ireland))).toEqual([2411])
})

test('of many orders at once no more go through than one after the other', async () => {
  const { ip } = shop.visit()
  await warmPool(shop.pool)
  const answers = await Promise.all(Array.from({ length: 4 }, () => buy({ from: { ip }, card: MUCH })))
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(2)
})

test('what is paid is booked once, and may be owed again', async () => {
  const company = newCompany()
  const { name } = await buyAndWrite({ company, card: MUCH })
  await buy({ company, card: MUCH })
  expect(codes(await buy({ company, card: MUCH }))).toEqual([2411])
  const [owed, had] = [await balanceOf('invoice:GBP'), await balanceOf('bank:GBP')]
  await warmPool(shop.pool)
  expect(await Promise.all([receiveInvoice(ctx, name), receiveInvoice(ctx, name)])).toEqual(expect.arrayContaining([true, false]))
  const paid = (await balanceOf('invoice:GBP')) - owed
  expect(paid).toBeGreaterThan(100_000)
  expect(await balanceOf('bank:GBP')).toBe(had - paid)
  expect(codes(await buy({ company, card: MUCH }))).toEqual([])
})

test('an invoice that nobody pays is listed when it is late; given up, its cards are blocked until the money comes after all', async () => {
  const { name, cardId } = await buyAndWrite()
  const isLate = async () => (await listLateInvoices(ctx)).some((late) => late.name === name)
  expect(await isLate()).toBe(false)
  shop.pass(15 * 24 * 60)
  expect(await isLate()).toBe(true)

  const before = await balanceOf('returned:GBP')
  expect([await loseInvoice(ctx, name), await loseInvoice(ctx, name)]).toEqual([true, false])
  expect((await readCard(db, cardId)).status).toBe('BLOCKED')
  expect(await balanceOf('returned:GBP')).toBe(before - 2595)
  expect(await liftBlock(ctx, cardId)).toEqual({ ok: false, failure: 'money gone' })

  expect(await receiveInvoice(ctx, name)).toBe(true)
  expect(await balanceOf('returned:GBP')).toBe(before)
  expect(await liftBlock(ctx, cardId)).toMatchObject({ ok: true })
  expect(await isLate()).toBe(false)
})

test.each(['GCSUK-999999', 'GCSUK', "x' or true --"])('%s is no invoice that is owed', async (name) => {
  expect([await receiveInvoice(ctx, name), await loseInvoice(ctx, name)]).toEqual([false, false])
})
