import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fail } from '#shared/result.ts'
import { atOnce, overlap } from '#tests/support/at-once.ts'
import { testFulfilment } from '#tests/support/fulfilment.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import type { Order } from '../../order.ts'
import { invoicePath } from './invoice-path.ts'
import { drawInvoice } from './invoice-pdf.ts'
import type { Invoice } from './invoices.store.ts'
import { registerInvoices } from './register-invoices.ts'
import { writeInvoice } from './write-invoice.ts'

const { ctx, db, pool, buy, placeOrder, visitor } = await testFulfilment()
const write = (order: Order) => writeInvoice(ctx, HARMLESS_SERVICES, order)

const listNumbers = async () =>
  (await sql<{ number: bigint }>`select number from invoices where storefront = 'GCSUK' order by number`.execute(db)).rows.map(
    ({ number }) => Number(number),
  )

test('twenty concurrent invoices get twenty consecutive numbers, even when some are rolled back', async () => {
  const orders: Order[] = []
  for (let index = 0; index < 20; index++) orders.push(await buy([{}]))
  const undone = new Error('undone')
  const failing = (order: Order) =>
    db.transaction().execute(async (db) => {
      await writeInvoice({ ...ctx, db }, HARMLESS_SERVICES, order)
      throw undone
    })
  const results = await atOnce(pool, 20, async (index) => {
    const order = orders[index] as Order
    if (index % 5 === 0) await expect(failing(order)).rejects.toBe(undone)
    await write(order)
  })
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await listNumbers()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})

test('an order has one invoice however often it is requested, and an unpaid order has none', async () => {
  const order = await buy([{}])
  const before = (await listNumbers()).length
  await atOnce(pool, 5, () => write(order))
  await write(order)
  expect((await listNumbers()).length).toBe(before + 1)
  const unpaid = await placeOrder(visitor(), [{}])
  await expect(write(unpaid)).rejects.toThrow('not completed')
  expect((await listNumbers()).length).toBe(before + 1)
})

test('an invoice that is requested twice at once uses up one number', async () => {
  const order = await buy([{}])
  const before = (await listNumbers()).at(-1) ?? 0
  await overlap(
    ctx,
    (ctx) => writeInvoice(ctx, HARMLESS_SERVICES, order),
    () => write(order),
  )
  await write(await buy([{}]))
  expect((await listNumbers()).slice(-2)).toEqual([before + 1, before + 2])
})

test('a written invoice does not change', async () => {
  await expect(sql`update invoices set number = number + 1000`.execute(db)).rejects.toThrow()
  await expect(sql`delete from invoices`.execute(db)).rejects.toThrow()
})

test('its lines sum to the amount paid, with VAT where it applies', async () => {
  const order = await buy([{ qty: 2, wrapperId: 'birthday-balloons', kind: 'PHYSICAL' }])
  await write(order)
  const { rows } = await sql<Invoice>`
    select order_id as "orderId", storefront, number, issued_on::text as "issuedOn", body from invoices where order_id = ${order.id}`.execute(
    db,
  )
  const invoice = rows[0] as Invoice
  const { body } = invoice
  expect(body.lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(order.frozenTotals?.totalMinor)
  expect(body.tax.exemptMinor + body.tax.netMinor + body.tax.taxMinor).toBe(order.frozenTotals?.totalMinor)
  expect(body.tax).toMatchObject({ ratePercent: 20, exemptMinor: 5000, taxMinor: order.frozenTotals?.taxMinor })
  expect(body.buyer.lines).toEqual(['Anna Hill', '1 Long Lane', 'London SW1A 1AA', 'United Kingdom'])
  const pdf = await drawInvoice(invoice)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await drawInvoice(invoice)).length).toBe(pdf.length)
})

test('an invoice is downloaded only by its own link', async () => {
  const order = await buy([{}])
  await write(order)
  const server = Fastify()
  registerInvoices(server, async () => visitor(), HARMLESS_SERVICES)
  const path = invoicePath(HARMLESS_SERVICES, order.id)
  const answer = await server.inject(path)
  expect(answer).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'application/pdf', 'cache-control': 'private, no-store' },
  })
  const elsewhere = { statusCode: 303, headers: { location: '/order/unknown/' } }
  expect(await server.inject(path.replace(/.\.pdf$/, '~.pdf'))).toMatchObject(elsewhere)
  const other = await buy([{}])
  expect(await server.inject(invoicePath(HARMLESS_SERVICES, other.id))).toMatchObject(elsewhere)
  await server.close()
})

test('a source that downloads invoices too often learns when to retry', async () => {
  const order = await buy([{}])
  await write(order)
  const server = Fastify()
  const consumeBySource = async () => fail({ name: 'RATE_LIMITED' as const, retryAfterSeconds: 60 })
  const parts = { ...HARMLESS_SERVICES, limits: { ...HARMLESS_SERVICES.limits, consumeBySource } }
  registerInvoices(server, async () => visitor(), parts)
  const answer = await server.inject(invoicePath(HARMLESS_SERVICES, order.id))
  expect(answer).toMatchObject({ statusCode: 429, headers: { 'retry-after': '60', 'cache-control': 'private, no-store' } })
  await server.close()
})
