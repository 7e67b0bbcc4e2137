import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { warmPool } from '#tests/support/at-once.ts'
import { testCheckout } from '#tests/support/checkout.ts'
import { listOrderCards, readCard } from '../../giftcards/index.ts'
import { findInvoice, invoiceName } from '../../orders/index.ts'
import { liftBlock } from '../lift-block.ts'
import { revokeCompany } from './approve-company.ts'
import { listApprovedCompanies, lockCompany } from './approved-companies.store.ts'
import { listLateInvoices } from './late-invoices.ts'
import { removeMember } from './remove-member.ts'
import { recordInvoicePayment, writeOffInvoice } from './settle-invoice.ts'

const shop = await testCheckout()
const { approve, balanceOf, codes, ctx, db, logIn, makeMember, newEmail, visit } = shop

/** £1,000.95 with the service fee. The credit limit allows two of these unpaid orders, but not three. */
const MUCH = { value: 100, qty: 10 }
type Buyer = Awaited<ReturnType<typeof makeMember>>

async function buy(
  { visitor, company }: Pick<Buyer, 'visitor'> & { company: Record<string, unknown> },
  card = { value: 25, qty: 1 },
) {
  await shop.fillCart(visitor, card, company)
  const { cartV2 } = await shop.ask(visitor, '{ cartV2 { totals { grandTotal { value } } } }')
  return shop.place(visitor, { paymentMethod: 'invoice', expectedTotal: cartV2.totals.grandTotal.value })
}
/** COMPLETED is sent on credit, PENDING waits for its money. A refusal returns its error codes. */
const outcomeOf = async (...buying: Parameters<typeof buy>) => {
  const answer = await buy(...buying)
  return answer.order?.status ?? codes(answer)
}

/** Buys, and lets the worker write the invoice. */
async function buyAndWrite(buyer: Buyer) {
  const { order } = await buy(buyer)
  await shop.run('send-confirmation', { orderId: order.id })
  const invoice = await findInvoice(db, order.id)
  const [card] = await listOrderCards(db, order.id)
  if (!invoice || !card) throw new Error('Nothing was bought')
  return { orderId: order.id as string, name: invoiceName(invoice), cardId: card.id }
}

describe('credit', () => {
  test('is for members of an approved company who have confirmed their address', async () => {
    expect(await outcomeOf(await makeMember())).toBe('COMPLETED')
  })

  test('ignores capitals in the member’s address and letters in the VAT number', async () => {
    const { visitor, company } = await makeMember({ members: ['Anna.HILL@Example.com'] })
    await logIn(Object.assign(visitor, { cookies: {} }), { email: 'anna.hill@example.com' })
    expect(await outcomeOf({ visitor, company: { ...company, vatNumber: company.vatNumber.slice(2) } })).toBe('COMPLETED')
  })

  test.each<[string, () => Promise<{ visitor: Buyer['visitor']; company: Record<string, unknown> }>]>([
    ['a guest who types its name and VAT number', async () => ({ visitor: visit(), company: (await makeMember()).company })],
    ['a customer who does', async () => ({ visitor: await logIn(), company: (await makeMember()).company })],
    [
      'a stranger who registers with the address of a member, without confirming it',
      async () => {
        const email = newEmail()
        return { visitor: await logIn(visit(), { email, isConfirmed: false }), company: await approve({ members: [email] }) }
      },
    ],
    [
      'a member who buys for another company',
      async () => ({ visitor: (await makeMember()).visitor, company: (await makeMember()).company }),
    ],
    ['a member at another storefront than the approved', () => makeMember({ storefront: 'GCUK' })],
    [
      'a member of a company that was revoked',
      async () => {
        const member = await makeMember()
        const { vatNumber } = member.company
        expect(await revokeCompany(ctx, { storefront: 'GCSUK', vatNumber, by: 'Mia' })).toMatchObject({ ok: true })
        shop.pass(5)
        return member
      },
    ],
  ])('is refused for %s', async (_who, make) => {
    expect(await outcomeOf(await make())).toBe('PENDING')
  })

  test('requires the reference that the company demands', async () => {
    const { visitor, company } = await makeMember({ demandsReference: true })
    expect(await outcomeOf({ visitor, company })).toEqual([2224])
    const withReference = await makeMember({ demandsReference: true })
    expect(await outcomeOf({ ...withReference, company: { ...withReference.company, referenceNumber: 'CC-42' } })).toBe(
      'COMPLETED',
    )
  })

  test('ends with the account: deleting it removes its address, but only if that was confirmed', async () => {
    const email = newEmail()
    await approve({ members: [email] })
    const count = async () => (await sql`select from approved_members where email = ${email}`.execute(db)).rows.length
    await removeMember(ctx, { email, isEmailConfirmed: false } as Parameters<typeof removeMember>[1])
    expect(await count()).toBe(1)
    await removeMember(ctx, { email, isEmailConfirmed: true } as Parameters<typeof removeMember>[1])
    expect(await count()).toBe(0)
  })
})

test('a company may owe up to its limit; beyond it, an order waits for its money', async () => {
  const member = await makeMember()
  expect(await outcomeOf(member, MUCH)).toBe('COMPLETED')
  expect(await outcomeOf(member, MUCH)).toBe('COMPLETED')
  expect(await outcomeOf(member, MUCH)).toBe('PENDING')
})

test('a revoked company learns before it orders that it pays first, and an order under way waits for its money', async () => {
  const { visitor, company } = await makeMember()
  await shop.fillCart(visitor, {}, company)
  const isPaidFirst = async () =>
    (await shop.ask(visitor, '{ paymentMethods { id isPending } }')).paymentMethods.find(
      ({ id }: { id: string }) => id === 'invoice',
    ).isPending
  expect(await isPaidFirst()).toBe(false)
  const approved = (await listApprovedCompanies(db)).find(({ vatNumber }) => vatNumber === company.vatNumber)
  await revokeCompany(ctx, { storefront: 'GCSUK', vatNumber: company.vatNumber, by: 'Mia' })
  expect(await isPaidFirst()).toBe(true)
  expect(await lockCompany(db, approved?.id ?? '')).toBe(false)
})

test('a company that is approved again keeps its debt', async () => {
  const email = newEmail()
  const company = await approve({ members: [email] })
  const visitor = await logIn(visit(), { email })
  expect(await outcomeOf({ visitor, company }, MUCH)).toBe('COMPLETED')
  await revokeCompany(ctx, { storefront: 'GCSUK', vatNumber: company.vatNumber, by: 'Mia' })
  shop.pass(5)
  await approve({ members: [email], vatNumber: company.vatNumber, limit: 1_500 })
  expect(await outcomeOf({ visitor, company }, MUCH)).toBe('PENDING')
})

test('above the daily cap of a storefront orders wait for their money, the log says so once, and the next day starts from zero', async () => {
  const alarm = vi.spyOn(ctx.log, 'error')
  const wealthy = { limit: 100_000 }
  const buyers = [await makeMember(wealthy), await makeMember(wealthy)] as const
  shop.pass(7 * 24 * 60)
  for (let time = 1; time <= 9; time++) expect(await outcomeOf(buyers[0], MUCH)).toBe('COMPLETED')
  expect(alarm).not.toHaveBeenCalled()
  expect(await outcomeOf(buyers[0], MUCH)).toBe('PENDING')
  expect(await outcomeOf(buyers[1], MUCH)).toBe('PENDING')
  expect(alarm.mock.calls).toEqual([
    [
      { storefront: 'GCSUK', currency: 'GBP', capMinor: 1_000_000, leftMinor: 99_145, orderMinor: 100_095 },
      'the daily credit cap is reached: orders by invoice must be paid first',
    ],
  ])
  shop.clock.set('2026-03-10T00:00:00Z')
  expect(await outcomeOf(buyers[1], MUCH)).toBe('COMPLETED')
  alarm.mockRestore()
})

test('the invoice goes to the company that was approved, whatever a member types', async () => {
  const { visitor, company } = await makeMember()
  const { order } = await buy({ visitor, company: { ...company, companyName: 'Mine', invoiceEmail: 'me@elsewhere.example' } })
  const { rows } = await sql`select billing_address as address from orders where id = ${order.id}`.execute(db)
  expect(rows[0]).toMatchObject({ address: { companyName: 'Hill Ltd', invoiceEmail: 'books@hill.example' } })
})

test('a payment of an invoice is booked once, and frees that part of the limit', async () => {
  const member = await makeMember({ limit: 30 })
  const { name } = await buyAndWrite(member)
  expect(await outcomeOf(member)).toBe('PENDING')
  const [debt, bank] = [await balanceOf('invoice:GBP'), await balanceOf('bank:GBP')]
  await warmPool(shop.pool)
  expect(await Promise.all([recordInvoicePayment(ctx, name), recordInvoicePayment(ctx, name)])).toEqual(
    expect.arrayContaining([true, false]),
  )
  expect((await balanceOf('invoice:GBP')) - debt).toBe(2595)
  expect(await balanceOf('bank:GBP')).toBe(bank - 2595)
  expect(await outcomeOf(member)).toBe('COMPLETED')
})

test('an unpaid invoice is listed when it is late; written off, its cards are blocked until the money comes after all', async () => {
  const { name, cardId } = await buyAndWrite(await makeMember())
  const isLate = async () => (await listLateInvoices(ctx)).some((late) => late.name === name)
  shop.clock.set('2026-03-16T23:59:59Z')
  expect(await isLate(), 'on its last day').toBe(false)
  shop.clock.set('2026-03-17T00:00:00Z')
  expect(await isLate()).toBe(true)

  const before = await balanceOf('returned:GBP')
  expect([await writeOffInvoice(ctx, name), await writeOffInvoice(ctx, name)]).toEqual([true, false])
  expect((await readCard(db, cardId)).status).toBe('BLOCKED')
  expect(await balanceOf('returned:GBP')).toBe(before - 2595)
  expect(await liftBlock(ctx, cardId)).toEqual({ ok: false, failure: 'money gone' })

  expect(await recordInvoicePayment(ctx, name)).toBe(true)
  expect(await balanceOf('returned:GBP')).toBe(before)
  expect(await liftBlock(ctx, cardId)).toMatchObject({ ok: true })
  expect(await isLate()).toBe(false)
  expect(await writeOffInvoice(ctx, name), 'it is paid').toBe(false)
  expect((await readCard(db, cardId)).status).toBe('ACTIVE')
})

test('in summer an invoice becomes late at midnight of summer time', async () => {
  shop.clock.set('2026-07-01T10:00:00Z')
  const { name } = await buyAndWrite(await makeMember())
  const isLate = async () => (await listLateInvoices(ctx)).some((late) => late.name === name)
  shop.clock.set('2026-07-15T22:59:59Z')
  expect(await isLate(), 'a minute before').toBe(false)
  shop.clock.set('2026-07-15T23:00:00Z')
  expect(await isLate()).toBe(true)
})

test.each(['GCSUK-999999', 'GCSUK', "x' or true --"])('%s is not an open invoice', async (name) => {
  expect([await recordInvoicePayment(ctx, name), await writeOffInvoice(ctx, name)]).toEqual([false, false])
})
