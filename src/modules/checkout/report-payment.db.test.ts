import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { testCheckout } from '#tests/support/checkout.ts'
import { readPdfText } from '#tests/support/pdf-text.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import { drawInvoice, findInvoice } from '../orders/index.ts'
import { recordInvoicePayment } from './invoices/settle-invoice.ts'

const shop = await testCheckout()
const send = vi.spyOn(HARMLESS_SERVICES.mailer, 'send')
afterEach(() => send.mockClear())

/** What the page, the mails and the invoice say after the order is paid. */
async function readReports(visitor: Parameters<typeof shop.stateOf>[0], orderId: string) {
  const { rows } = await sql<{ letter: string }>`
    select task_identifier as letter from graphile_worker.jobs where key like ${`send-% ${orderId}`}`.execute(shop.db)
  for (const { letter } of rows) await shop.run(letter, { orderId })
  const mailTo = (address: string) => send.mock.calls.find(([{ to }]) => to === address)?.[0].text ?? ''
  const invoice = await findInvoice(shop.db, orderId)
  return {
    page: await shop.stateOf(visitor, orderId),
    confirmation: mailTo('anna@example.com'),
    books: mailTo('books@example.com'),
    pdf: invoice ? readPdfText(await drawInvoice(invoice)) : '',
  }
}

/** The flag in the list of orders. */
const isOnCredit = async (visitor: Parameters<typeof shop.stateOf>[0], orderId: string) =>
  (await shop.ask(visitor, `{ order(uuid: "${orderId}") { isOnCredit } }`)).order.isOnCredit

/** A member of a company with credit, with a card in the cart. */
async function memberWithCart() {
  const { visitor, company } = await shop.makeMember({ invoiceEmail: 'books@example.com' })
  return shop.fillCart(visitor, {}, company)
}

async function cartWithCard(minor: number, visitor?: Parameters<typeof shop.stateOf>[0]) {
  const card = await shop.issue(minor)
  visitor ??= await shop.fillCart()
  await shop.addCard(visitor, card)
  return { visitor, lastFour: card.number.slice(-4) }
}

describe('an order by invoice on credit', () => {
  test('shows everywhere the amount due, the due date, the account and its holder', async () => {
    const visitor = await memberWithCart()
    const { order } = await shop.place(visitor, { paymentMethod: 'invoice' })
    expect(await shop.stateOf(visitor, order.id), 'before the invoice is written').toMatchObject({
      isOnCredit: true,
      amountDue: null,
    })
    const { page, ...letters } = await readReports(visitor, order.id)
    const { reference } = page.amountDue
    expect(reference).toMatch(/^GCSUK-\d{6}$/)
    expect(page.amountDue).toEqual({
      ...{ amount: { value: 25.95 }, accountHolder: 'Gift Card Square Ltd', reference, payBefore: '2026-03-16' },
      ...{ accountNumber: 'GB18 TEST 0000 0000 0000 57', bic: 'TESTGB2L' },
    })
    for (const text of Object.values(letters)) {
      for (const shown of [
        '£25.95',
        'Gift Card Square Ltd',
        page.amountDue.accountNumber,
        'TESTGB2L',
        reference,
        '16 March 2026',
      ])
        expect(text).toContain(shown)
    }
    expect(letters.pdf).toContain('within 14 days')
    expect(await isOnCredit(visitor, order.id)).toBe(true)
    expect(await recordInvoicePayment(shop.ctx, reference)).toBe(true)
    expect(await shop.stateOf(visitor, order.id), 'once it is paid').toMatchObject({ isOnCredit: false, amountDue: null })
    expect(await isOnCredit(visitor, order.id)).toBe(false)
  })

  test('has an amount due without the part that gift cards paid', async () => {
    const { visitor, lastFour } = await cartWithCard(1000, await memberWithCart())
    const { order } = await shop.place(visitor, { paymentMethod: 'invoice' })
    const { page, ...letters } = await readReports(visitor, order.id)
    expect(page.amountDue.amount).toEqual({ value: 15.95 })
    expect(letters.books).toMatch(/Amount +£15\.95/)
    expect(letters.pdf).toMatch(new RegExp(`Gift card •••• ${lastFour}\n-£10\\.00\nAmount due\n£15\\.95`))
  })
})

describe('gift cards are shown with the amount they pay', () => {
  test('together with the other method, which pays the rest', async () => {
    const { visitor, lastFour } = await cartWithCard(1000)
    const { order, payment } = await shop.place(visitor)
    const giftcards = [{ lastFour, amount: { value: 10 } }]
    expect(await shop.stateOf(visitor, order.id), 'before it is paid').toMatchObject({ giftcards, amount: { value: 15.95 } })
    await shop.confirm(visitor, order.id, await shop.adyen.finish(payment.redirectUrl, 'pay'))
    const { page, confirmation, pdf } = await readReports(visitor, order.id)
    expect(page).toMatchObject({ giftcards, amountDue: null, order: { paymentMethodTitle: 'PayPal' } })
    expect(confirmation).toMatch(new RegExp(`Gift card •••• ${lastFour} +-£10\\.00\nPaid: PayPal +£15\\.95`))
    expect(pdf).toMatch(new RegExp(`Gift card •••• ${lastFour}\n-£10\\.00\nPaid: PayPal\n£15\\.95`))
  })

  test('also when they pay everything', async () => {
    const { visitor, lastFour } = await cartWithCard(5000)
    const { order } = await shop.place(visitor, { paymentMethod: null })
    const { page, confirmation, pdf } = await readReports(visitor, order.id)
    expect(page).toMatchObject({ amount: { value: 0 }, giftcards: [{ lastFour, amount: { value: 25.95 } }] })
    for (const text of [confirmation, pdf]) {
      expect(text).toMatch(new RegExp(`Gift card •••• ${lastFour}\\s+-£25\\.95`))
      expect(text).not.toContain('Paid: ')
    }
  })
})

test('an order keeps the wrapper price it was placed with: on its page, in the mail and on the invoice', async () => {
  const visitor = await shop.fillCart(shop.visit(), { wrapperId: 'birthday-balloons', qty: 2 })
  const { order, payment, errors } = await shop.place(visitor, { expectedTotal: 2 * (25 + 1.5) + 0.95 })
  expect(errors).toEqual([])
  await sql`update wrappers set prices_minor = jsonb_set(prices_minor, '{GBP}', '777') where key = 'birthday-balloons'`.execute(
    shop.db,
  )
  await shop.confirm(visitor, order.id, await shop.adyen.finish(payment.redirectUrl, 'pay'))
  const query = `query ($uuid: ID!) { order(uuid: $uuid) {
    totals { subTotal { value } grandTotal { value } } groupedTotals { extra { qty price { value } } } } }`
  const { totals, groupedTotals } = (await shop.ask(visitor, query, { uuid: order.id })).order
  expect(totals).toEqual({ subTotal: { value: 53 }, grandTotal: { value: 53.95 } })
  expect(groupedTotals.extra).toEqual({ qty: 2, price: { value: 3 } })
  const { confirmation, pdf } = await readReports(visitor, order.id)
  for (const text of [confirmation, pdf]) {
    expect(text).toContain('£53.95')
    expect(text).not.toMatch(/7\.77|15\.54|66\.49/)
  }
  expect(pdf).toContain('£1.50')
  await sql`update wrappers set prices_minor = jsonb_set(prices_minor, '{GBP}', '150') where key = 'birthday-balloons'`.execute(
    shop.db,
  )
})
