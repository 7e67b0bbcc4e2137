import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { testFulfilment } from '#tests/support/fulfilment.ts'
import { testMailbox } from '#tests/support/mailbox.ts'
import { listQueuedJobs } from '#tests/support/queue.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import type { Order } from '../order.ts'
import { findFulfilment } from './fulfilment.store.ts'
import { orderToken } from './fulfilment-tokens.ts'
import { findInvoiceNumber } from './invoice/invoices.store.ts'
import { sendConfirmation, sendInvoice } from './send-buyer-mails.ts'

const { clock, ctx, db, buy } = await testFulfilment()
const mailbox = await testMailbox()
const parts = { ...HARMLESS_SERVICES, mailer: mailbox.mailer }
afterEach(() => mailbox.setFaults({ times: 0 }))

function buyGift(deliverAt?: string): Promise<Order> {
  const receivers = [{ kind: 'RECEIVER' as const, firstName: 'Ben', lastName: 'Oak', email: 'ben@example.com', deliverAt }]
  return buy([{ qty: 2, wrapperId: 'birthday-balloons', receivers }])
}

async function addBooks(order: Order, books: object = {}): Promise<void> {
  const more = JSON.stringify({ invoiceEmail: 'books@example.com', ...books })
  await sql`update orders set billing_address = billing_address || ${more}::jsonb where id = ${order.id}`.execute(db)
}

test('the buyer gets one confirmation with the deliveries, the totals and the links', async () => {
  const order = await buyGift()
  await sendConfirmation(ctx, parts, { orderId: order.id })
  await sendConfirmation(ctx, parts, { orderId: order.id })
  const mails = (await mailbox.list('anna@example.com')).filter(({ messageId }) => messageId.includes(order.id))
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ subject: 'Thank you for your order at Gift Card Square' })
  expect(mails[0]?.text).toContain('To Ben Oak')
  expect(mails[0]?.text).toMatch(/2 × Birthday balloons\s+£3\.00/i)
  expect(mails[0]?.text).toMatch(/Includes £\d\.\d\d VAT/i)
  expect(mails[0]?.text).toContain(String(order.number))
  expect(mails[0]?.html).toMatch(/\/documents\/invoice\/[\w-]{43}\.pdf/)
  expect(mails[0]?.html).toMatch(/\/order\/[\w-]{43}\//)
})

test.each([
  ['another date is offered for a gift that is not sent yet', '2026-03-09T14:30:00.000Z', 'or another date?'],
  ['a gift that was sent can be corrected, but not moved', undefined, 'A typo in an address? You can correct it there.'],
])('%s', async (_sentence, deliverAt, offer) => {
  const order = await buyGift(deliverAt)
  await sendConfirmation(ctx, parts, { orderId: order.id })
  const mail = (await mailbox.list('anna@example.com')).find(({ messageId }) => messageId.includes(order.id))
  expect(mail?.text.replace(/\s+/g, ' ')).toContain(offer)
})

test('the invoice exists before the confirmation that links to it, and stays the same when the mail is resent', async () => {
  const order = await buyGift()
  await mailbox.setFaults({ times: 1, code: 451 })
  await expect(sendConfirmation(ctx, parts, { orderId: order.id })).rejects.toThrow()
  const number = await findInvoiceNumber(db, order.id)
  expect(number).toBeDefined()
  await sendConfirmation(ctx, parts, { orderId: order.id })
  expect(await findInvoiceNumber(db, order.id)).toBe(number)
})

test('the bookkeeper gets the invoice without any link to the gifts', async () => {
  const order = await buyGift()
  await addBooks(order, { companyName: 'Hill & Co', referenceNumber: 'PO 7' })
  await sendInvoice(ctx, parts, { orderId: order.id })
  const [mail, ...others] = await mailbox.list('books@example.com')
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Invoice for order ${order.number} at Gift Card Square`)
  expect(mail?.text).toContain('Anna Hill, Hill & Co ordered gift cards')
  expect(mail?.text).toContain('PO 7')
  expect(mail?.html).toMatch(/\/documents\/invoice\/[\w-]{43}\.pdf/)
  expect(mail?.html).not.toContain(orderToken(parts, order.id))
})

const MAILS = [
  ['confirmation', 'send-confirmation', sendConfirmation, 'anna@example.com'],
  ['invoice for the books', 'send-invoice', sendInvoice, 'books@example.com'],
] as const

describe.each(MAILS)('a refused %s', (_mail, name, sendMail, to) => {
  const logged: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })

  async function refuse(refusals: number): Promise<string> {
    const order = await buyGift()
    await addBooks(order)
    await mailbox.setFaults({ times: 1, code: 550 })
    await sendMail({ ...ctx, log }, parts, { orderId: order.id, refusals })
    return order.id
  }

  test('is tried again in a minute', async () => {
    const orderId = await refuse(0)
    const runAt = new Date(clock.now().getTime() + 60_000)
    expect(await listQueuedJobs(db, { key: `${name} ${orderId}` })).toEqual([{ runAt, payload: { orderId, refusals: 1 } }])
    await sendMail(ctx, parts, { orderId, refusals: 1 })
    expect((await mailbox.list(to)).filter(({ messageId }) => messageId.includes(orderId))).toHaveLength(1)
    expect(logged).toEqual([])
  })

  test('is abandoned after the fifth time, with a line in the log', async () => {
    const orderId = await refuse(4)
    expect(logged).toEqual([expect.stringContaining(orderId)])
  })
})

test('a confirmation is marked as refused only when it is abandoned', async () => {
  const { id: orderId } = await buyGift()
  for (const [refusals, confirmation] of [
    [3, null],
    [4, 'REFUSED'],
  ] as const) {
    await mailbox.setFaults({ times: 1, code: 550 })
    await sendConfirmation(ctx, parts, { orderId, refusals })
    expect(await findFulfilment(db, orderId)).toMatchObject({ confirmation })
  }
})
