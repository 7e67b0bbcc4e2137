import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { testCheckout } from '#tests/support/checkout.ts'
import { readPdfText } from '#tests/support/pdf-text.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import { listOrderCards } from '../../giftcards/index.ts'
import { drawInvoice, findInvoice } from '../../orders/index.ts'
import { listProFormas } from './list-pro-formas.ts'
import { releaseProForma } from './release-pro-forma.ts'

const shop = await testCheckout()
const { balanceOf, codes, ctx, db, services, stateOf, statusOf } = shop
const send = vi.spyOn(HARMLESS_SERVICES.mailer, 'send')
afterEach(() => send.mockClear())

const COMPANY = {
  ...{ customerType: 'BUSINESS', companyName: 'Bramble & Co', vatNumber: 'GB123456789' },
  invoiceEmail: 'books@example.com',
}

/** A guest's order by invoice. */
async function order(billing = {}) {
  const visitor = await shop.fillCart(shop.visit(), {}, { ...COMPANY, ...billing })
  const answer = await shop.place(visitor, { paymentMethod: 'invoice' })
  expect(answer.errors).toEqual([])
  const { id, number } = answer.order as { id: string; number: string }
  return { visitor, id, number, reference: `PF${number}`, answer }
}
const release = (reference: string, amount?: number) => releaseProForma(ctx, services, { reference, amount })
const countCards = async (id: string) => (await listOrderCards(db, id)).length
const mailTo = (address: string) => send.mock.calls.find(([{ to }]) => to === address)?.[0]
const download = (path: string) => shop.server.inject({ url: path, headers: { host: 'gcsuk.localhost' } })

describe('a business without credit', () => {
  test('gets a pro forma invoice by mail, on the page and as a PDF, but no card, no invoice and no debt', async () => {
    const before = await balanceOf('invoice:GBP')
    const { visitor, id, reference, answer } = await order()
    expect([answer.order.status, answer.payment.action]).toEqual(['PENDING', 'NONE'])
    await shop.run('send-transfer-details', { orderId: id })
    const page = await stateOf(visitor, id)
    expect(page).toMatchObject({ status: 'PENDING', canCancel: true, isOnCredit: false, amountDue: null, redirectUrl: null })
    const transfer = {
      ...{ amount: { value: 25.95 }, accountHolder: 'Gift Card Square Ltd', reference, payBefore: '2026-03-16' },
      ...{ accountNumber: 'GB18 TEST 0000 0000 0000 57', bic: 'TESTGB2L' },
    }
    expect(page.bankTransfer).toEqual(transfer)
    const pdf = await download(page.proFormaPath)
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-security-policy': "frame-ancestors 'none'",
    })
    const texts = [mailTo('anna@example.com')?.text, mailTo('books@example.com')?.text, readPdfText(pdf.rawPayload)]
    for (const text of texts) {
      for (const shown of ['Pro forma invoice', '£25.95', transfer.accountNumber, transfer.bic, reference, '16 March 2026'])
        expect(text).toContain(shown)
      expect(text).toMatch(/as\s+soon\s+as\s+your\s+payment\s+has\s+arrived/)
      expect(text).not.toMatch(/GCSUK-\d/)
    }
    expect(mailTo('anna@example.com')?.html).toContain(page.proFormaPath)
    expect([await countCards(id), await findInvoice(db, id), await balanceOf('invoice:GBP')]).toEqual([0, undefined, before])
  })

  test('cannot have its own words mailed to a stranger before anything is paid', async () => {
    const typed = {
      firstName: 'Evilla',
      lastName: 'Your prize, call Evil',
      companyName: 'Win at Evil.example',
      referenceNumber: 'Call Evil now',
      email: 'victim@example.com',
    }
    const { id } = await order(typed)
    await shop.run('send-transfer-details', { orderId: id })
    const { subject, text, html } = mailTo('victim@example.com') ?? { subject: '', text: '', html: '' }
    expect(text).toContain('Pro forma invoice')
    expect([subject, text, html].join(' ')).not.toMatch(/evil/i)
  })

  test('reads it in Dutch at a Dutch shop', async () => {
    const dutch = { host: 'cb.localhost', ip: '198.51.100.7', cookies: {} }
    const query = 'query ($path: String!) { product(path: $path) { variations { id variationType } } }'
    const { product } = await shop.ask(dutch, query, { path: '/cadeaubonnen/grumble-coffee/' })
    const variationId = product.variations.find(({ variationType }: { variationType: string }) => variationType === 'DIGITAL').id
    const home = { countryCode: 'NL', postCode: '1012 AB', vatNumber: 'NL123456789B01', email: 'bram@example.com' }
    await shop.fillCart(dutch, { variationId }, { ...COMPANY, ...home })
    const { cartV2 } = await shop.ask(dutch, '{ cartV2 { totals { grandTotal { value } } } }')
    const expectedTotal = cartV2.totals.grandTotal.value
    const refused = await shop.place(dutch, { paymentMethod: 'invoice', expectedTotal })
    expect(refused.errors).toMatchObject([{ code: 2222, referencedRequestParameter: 'billingAddress.kvkNumber' }])
    await shop.fillCart(dutch, { variationId }, { ...COMPANY, ...home, kvkNumber: '12345678' })
    const again = await shop.ask(dutch, '{ cartV2 { totals { grandTotal { value } } } }')
    const { order: placed } = await shop.place(dutch, {
      paymentMethod: 'invoice',
      expectedTotal: again.cartV2.totals.grandTotal.value,
    })
    await shop.run('send-transfer-details', { orderId: placed.id })
    const mail = mailTo('bram@example.com')
    expect(mail?.subject).toContain('Pro-formafactuur')
    expect(mail?.text).toContain('zodra je betaling binnen is')
  })

  test('must state its VAT number first', async () => {
    const visitor = await shop.fillCart(shop.visit(), {}, { ...COMPANY, vatNumber: '' })
    const { errors } = await shop.place(visitor, { paymentMethod: 'invoice' })
    expect(errors).toMatchObject([{ code: 2220, referencedRequestParameter: 'billingAddress.vatNumber' }])
  })

  test('cannot combine it with gift cards, which would be held for weeks', async () => {
    const visitor = await shop.fillCart(shop.visit(), {}, COMPANY)
    await shop.addCard(visitor, await shop.issue(1000))
    expect(codes(await shop.place(visitor, { paymentMethod: 'invoice' }))).toEqual([2413])
    expect(codes(await shop.place(visitor, { paymentMethod: 'paypal' })), 'the card is free').toEqual([])
  })

  test('learns before it orders that it pays first, and a member that it pays later', async () => {
    const query = '{ paymentMethods { id isPending } }'
    const isPaidFirst = async (visitor: Parameters<typeof stateOf>[0]) =>
      (await shop.ask(visitor, query)).paymentMethods.find(({ id }: { id: string }) => id === 'invoice').isPending
    expect(await isPaidFirst(await shop.fillCart(shop.visit(), {}, COMPANY))).toBe(true)
    const { visitor, company } = await shop.makeMember({ limit: 30 })
    expect(await isPaidFirst(await shop.fillCart(visitor, {}, company))).toBe(false)
    expect(await isPaidFirst(await shop.fillCart(visitor)), 'too many payment attempts for this order').toBe(true)
  })
})

describe('when the money of a pro forma invoice has arrived', () => {
  test('staff release the order: it is paid, its cards are made, and the real invoice is written', async () => {
    const { visitor, id, number, reference } = await order()
    const before = await balanceOf('bank:GBP')
    expect(await release(reference.toLowerCase(), 25.95)).toEqual({
      ok: true,
      value: `Order ${number} is paid with £25.95, and is sent now.`,
    })
    expect([await statusOf(id), await countCards(id), await balanceOf('bank:GBP')]).toEqual(['COMPLETED', 1, before - 2595])
    for (const job of ['send-confirmation', 'send-invoice']) await shop.run(job, { orderId: id })
    const invoice = await findInvoice(db, id)
    const pdf = invoice ? readPdfText(await drawInvoice(invoice)) : ''
    expect(pdf).toContain('Paid: Bank transfer')
    expect(pdf).not.toContain('Amount due')
    expect(mailTo('anna@example.com')?.text).toContain('is paid. This is')
    expect(mailTo('books@example.com')?.text).toContain('It has been paid')
    expect(await stateOf(visitor, id)).toMatchObject({
      status: 'COMPLETED',
      isOnCredit: false,
      amountDue: null,
      proFormaPath: null,
    })
  })

  test('when two members of staff release the order at once, one succeeds, and the other learns what to do with a second payment', async () => {
    const { id, reference } = await order()
    const outcomes = await Promise.all([release(reference), release(reference)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ failure: expect.stringContaining('send it back') })
    expect(await countCards(id)).toBe(1)
  })

  test('nothing is sent for too little or too much, until staff have put that right', async () => {
    const { id, reference } = await order()
    expect(await release(reference, 25)).toMatchObject({ failure: expect.stringContaining('Ask the buyer for the rest') })
    expect(await release(reference, 26)).toMatchObject({ failure: expect.stringContaining('Send the rest back') })
    expect(await release(reference, Number.NaN)).toMatchObject({ ok: false })
    expect([await statusOf(id), await countCards(id)]).toEqual(['PENDING', 0])
    expect(await release(reference, 25.95)).toMatchObject({ ok: true })
  })

  test('the order is still released a while after the last day to pay, as banks take days', async () => {
    const { id, reference } = await order()
    shop.clock.set('2026-03-19T23:59:59Z')
    await shop.run('reconcile-payments')
    expect(await statusOf(id)).toBe('PENDING')
    expect(await release(reference)).toMatchObject({ ok: true })
  })

  test('an expired order is not released: the money must be sent back', async () => {
    const { id, reference } = await order()
    shop.clock.set('2026-03-20T00:00:00Z')
    await shop.run('reconcile-payments')
    expect(await statusOf(id)).toBe('CANCELED')
    expect(await release(reference)).toMatchObject({ failure: expect.stringMatching(/has expired.*send the money back/) })
    expect([await statusOf(id), await countCards(id)]).toEqual(['CANCELED', 0])
  })

  test('an order that its buyer cancelled is not released, and the link to its pro forma invoice is closed', async () => {
    const { visitor, id, reference } = await order()
    const { proFormaPath } = await stateOf(visitor, id)
    expect(await shop.cancel(visitor, id)).toMatchObject({ status: true, cart: { quantity: 1 }, errors: [] })
    expect(await release(reference)).toMatchObject({ failure: expect.stringContaining('was cancelled by its buyer') })
    expect(await countCards(id)).toBe(0)
    expect((await download(proFormaPath)).statusCode).toBe(303)
    await shop.run('send-transfer-details', { orderId: id })
    expect(send).not.toHaveBeenCalled()
  })

  test('an order whose buyer had started another payment is released, and the other payment is refunded', async () => {
    const { visitor, id, reference } = await order()
    const { payment } = await shop.retry(visitor, id, { paymentMethod: 'paypal' })
    expect(await release(reference)).toMatchObject({ ok: true })
    await shop.adyen.finish(payment.redirectUrl, 'pay')
    await shop.untilEvents(id, 1)
    await shop.handleEvents()
    expect(await shop.statesOf(id)).toEqual(['CAPTURED', 'DUPLICATE'])
    await shop.completeRefund(`${id}:2`)
  })

  test('an order that was paid in another way is not released again', async () => {
    const { visitor, id, reference } = await order()
    const { payment } = await shop.retry(visitor, id, { paymentMethod: 'paypal' })
    await shop.confirm(visitor, id, await shop.adyen.finish(payment.redirectUrl, 'pay'))
    expect(await release(reference)).toMatchObject({ failure: expect.stringContaining('paid in another way') })
  })

  test.each(['PF1', 'PF', 'GCSUK-000001', "PF1' or true --"])('%s is not a pro forma invoice', async (reference) => {
    expect(await release(reference)).toEqual({ ok: false, failure: `There is no pro forma invoice ${reference}.` })
  })
})

test('requesting it again gives the same pro forma invoice, and the buyer gets one mail', async () => {
  const { visitor, id, reference } = await order()
  expect(codes(await shop.retry(visitor, id, { paymentMethod: 'invoice' }))).toEqual([])
  expect(await shop.statesOf(id)).toEqual(['NEW'])
  expect((await stateOf(visitor, id)).bankTransfer.reference).toBe(reference)
  expect((await listProFormas(ctx)).filter((one) => one.reference === reference)).toEqual([
    { reference, companyName: 'Bramble & Co', due: { currency: 'GBP', minor: 2595 } },
  ])
})

test('an incomplete link, or one of another order, opens nothing', async () => {
  const [one, other] = [await order(), await order()]
  const { proFormaPath } = await stateOf(one.visitor, one.id)
  for (const path of [
    proFormaPath.replace(/.\.pdf$/, '~.pdf'),
    proFormaPath.replace(one.id, other.id),
    '/documents/pro-forma/x.pdf',
  ])
    expect((await download(path)).statusCode).toBe(303)
  const elsewhere = await shop.server.inject({ url: proFormaPath, headers: { host: 'ckuk.localhost' } })
  expect(elsewhere.statusCode).toBe(303)
})

describe('while nobody has paid a pro forma invoice', () => {
  const setStock = (stock: number | null) =>
    sql`update products set stock = ${stock} where id = (select product_id from variations where id = ${shop.digital})`.execute(
      db,
    )
  afterEach(() => setStock(null))
  const listViolations = async () => (await sql`select subject from violations where rule = 'stock_reservation'`.execute(db)).rows

  test('order and prices are reserved for weeks, but the last item in stock only as long as for any unpaid order', async () => {
    shop.clock.set('2026-03-02T09:00:00Z')
    const other = await shop.fillCart()
    await setStock(1)
    const { id, reference } = await order()
    const { rows } = await sql<{ until: Date }>`select reserved_until as until from checkouts where order_id = ${id}`.execute(db)
    expect(rows[0]?.until.toISOString()).toBe('2026-03-20T00:00:00.000Z')
    expect(codes(await shop.place(other))).toEqual([2031])
    shop.clock.set('2026-03-02T10:15:00Z')
    expect(codes(await shop.place(other))).toEqual([])
    expect(await release(reference)).toMatchObject({ failure: expect.stringContaining('send £25.95 back') })
    expect([await statusOf(id), await countCards(id), await listViolations()]).toEqual(['PENDING', 0, []])
  })

  test('a payment by another method is refunded if the last item was sold meanwhile', async () => {
    shop.clock.set('2026-03-03T09:00:00Z')
    const other = await shop.fillCart()
    await setStock(1)
    const { visitor, id } = await order()
    const { payment } = await shop.retry(visitor, id, { paymentMethod: 'paypal' })
    shop.clock.set('2026-03-03T10:15:00Z')
    expect(codes(await shop.place(other))).toEqual([])
    await shop.adyen.finish(payment.redirectUrl, 'pay')
    await shop.untilEvents(id, 1)
    await shop.handleEvents()
    expect([await statusOf(id), await countCards(id)]).toEqual(['CANCELED', 0])
  })
})
