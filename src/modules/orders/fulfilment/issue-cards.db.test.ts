import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok } from '#shared/result.ts'
import { atOnce, overlap } from '#tests/support/at-once.ts'
import { bookPaid } from '#tests/support/book-paid.ts'
import { testFulfilment } from '#tests/support/fulfilment.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import { listOrderBlankCards, listOrderCards, readBalance } from '../../giftcards/index.ts'
import { readOrder } from '../orders.store.ts'
import { completeOrder } from './complete-order.ts'
import { listGifts } from './gifts.store.ts'
import { issueCards } from './issue-cards.ts'
import { listParcels } from './packing/parcels.store.ts'

const { ctx, db, pool, buy, placeOrder, visitor } = await testFulfilment()
const parts = HARMLESS_SERVICES
const issue = (orderId: string) => issueCards(ctx, parts, orderId)

const eventualViolationsOf = async (orderId: string) => {
  const { rows } = await sql<{ rule: string }>`
    select v.rule from violations v where v.eventual and (v.subject = ${orderId} or v.subject = ${`order:${orderId}`} or v.subject in (
      select p.id::text from packages p join shipments s on s.id = p.shipment_id where s.order_id = ${orderId}))`.execute(db)
  return rows.map(({ rule }) => rule)
}

const listJobs = async (orderId: string) => {
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs where key like ${`% ${orderId}`} order by 1`.execute(db)
  return rows.map(({ task }) => task)
}

test('a paid order is completed once: its fees are booked, its cards are made', async () => {
  const order = await buy([
    { qty: 2, wrapperId: 'birthday-balloons' },
    { slug: 'grumble-coffee', kind: 'PHYSICAL' },
  ])
  expect(order.status).toBe('COMPLETED')
  expect(await listOrderCards(db, order.id)).toHaveLength(3)
  expect(await readBalance(db, `order:${order.id}`)).toBe(0)
  await completeOrder(ctx, parts, order)
  expect(await listOrderCards(db, order.id)).toHaveLength(3)
  expect(await listJobs(order.id)).toEqual(['send-confirmation'])
  expect(await eventualViolationsOf(order.id)).not.toContain('fulfilled_quantity')
})

test('the cards of a large order are made by a job', async () => {
  const order = await buy([{ qty: 21 }])
  expect(await listOrderCards(db, order.id)).toEqual([])
  expect(await readBalance(db, `order:${order.id}`)).toBe(21 * 2500)
  expect(await listJobs(order.id)).toEqual(['issue-cards'])
  expect(await eventualViolationsOf(order.id)).toContain('fulfilled_quantity')
  await issue(order.id)
  expect(await listOrderCards(db, order.id)).toHaveLength(21)
})

test('an order stays paid when its cards cannot be made: a job tries again', async () => {
  const order = await placeOrder(visitor(), [{}])
  const log = pino({ level: 'silent' })
  const keyFor = () => {
    throw new Error('no key')
  }
  const cardKeys = { ...parts.cardKeys, newest: { ...parts.cardKeys.newest, keyFor } }
  await inTransaction({ ...ctx, log }, async (ctx) => {
    await bookPaid(ctx, { currency: order.currency, minor: order.frozenTotals?.totalMinor ?? 0 }, order.id)
    await completeOrder(ctx, { ...parts, cardKeys }, order)
    return ok(undefined)
  })
  expect((await readOrder(db, order.id)).status).toBe('COMPLETED')
  expect(await listJobs(order.id)).toEqual(['issue-cards'])
  await issue(order.id)
  expect(await listOrderCards(db, order.id)).toHaveLength(1)
})

test('each unit becomes one card, however many workers issue it', async () => {
  const order = await buy([{ qty: 19 }, { kind: 'PHYSICAL', qty: 2 }])
  await atOnce(pool, 5, () => issue(order.id))
  await issue(order.id)
  const cards = await listOrderCards(db, order.id)
  const one = Array.from({ length: 19 }, (_, index) => index + 1)
  expect(cards.map(({ unitNo }) => unitNo).toSorted((a, b) => a - b)).toEqual([1, 2, ...one].toSorted((a, b) => a - b))
  expect(new Set(cards.map(({ value }) => value.minor))).toEqual(new Set([2500]))
  expect(await readBalance(db, `order:${order.id}`)).toBe(0)
  expect(await listGifts(db, order.id)).toMatchObject([{ state: 'PLANNED', attempt: 1 }])
  expect(await listJobs(order.id)).toContain('send-confirmation')
  expect(await listParcels(db, order.id)).toMatchObject([
    { state: 'TO_PACK', position: 1, shipOn: '2026-03-02', carrier: 'Robin Post' },
  ])
  expect(await eventualViolationsOf(order.id)).not.toContain('fulfilled_quantity')
})

test('two workers that make one order at once make it once', async () => {
  const order = await buy([{ qty: 19 }, { kind: 'PHYSICAL', qty: 2 }])
  await overlap(
    ctx,
    (ctx) => issueCards(ctx, parts, order.id),
    () => issue(order.id),
  )
  expect(await listOrderCards(db, order.id)).toHaveLength(21)
  expect(await listParcels(db, order.id)).toHaveLength(1)
})

test('a pack of blank cards is three cards without value', async () => {
  const order = await buy([{ slug: 'blank-choice-cards-classic', kind: 'PHYSICAL', value: 3, qty: 2 }])
  await issue(order.id)
  await issue(order.id)
  expect(await listOrderBlankCards(db, order.id)).toHaveLength(6)
  expect(await listOrderCards(db, order.id)).toEqual([])
  expect(await eventualViolationsOf(order.id)).not.toContain('fulfilled_quantity')
})

test('a donation makes no card: its money goes to the good cause', async () => {
  const { rows } = await sql<{
    slug: string
  }>`select slug from products where product_type = 'DONATION' order by slug limit 1`.execute(db)
  const order = await buy([{ slug: rows[0]?.slug as string, qty: 2, value: 10 }])
  await issue(order.id)
  await issue(order.id)
  expect(await listOrderCards(db, order.id)).toEqual([])
  expect(await readBalance(db, `order:${order.id}`)).toBe(0)
  expect(await listGifts(db, order.id)).toHaveLength(1)
  expect(await eventualViolationsOf(order.id)).not.toContain('fulfilled_quantity')
})

test('the validity of a card starts on the day its receiver gets it', async () => {
  const receivers = [
    { kind: 'RECEIVER' as const, firstName: 'Ben', lastName: 'Oak', email: 'ben@example.com', deliverAt: '2026-04-10T09:00' },
  ]
  const order = await buy([{ receivers }])
  await issue(order.id)
  expect((await listOrderCards(db, order.id))[0]?.expiresOn).toBe('2027-10-10')
  expect((await listGifts(db, order.id))[0]?.sendAt.toISOString()).toBe('2026-04-10T08:00:00.000Z')
})

test('the validity of a card by post starts on the day that it is delivered', async () => {
  const order = await buy([{ kind: 'PHYSICAL' }, { kind: 'PHYSICAL', receivers: [{ kind: 'ME', deliverOn: '2026-04-10' }] }])
  const cards = await listOrderCards(db, order.id)
  expect(cards.map(({ expiresOn }) => expiresOn).toSorted()).toEqual(['2027-09-05', '2027-10-10'])
})

test('nothing is made for an unpaid order', async () => {
  const order = await placeOrder(visitor(), [{}])
  await expect(issue(order.id)).rejects.toThrow('not completed')
  expect(await listOrderCards(db, order.id)).toEqual([])
})

test('an order without enough money on its account is not completed', async () => {
  const order = await placeOrder(visitor(), [{}])
  await expect(completeOrder(ctx, parts, order)).rejects.toThrow('ledger_floor')
})

test('the view of violations notices cards made for an order that is not completed', async () => {
  const order = await placeOrder(visitor(), [{}])
  const undone = new Error('undone')
  const noticed = db.transaction().execute(async (db) => {
    await sql`
      insert into gifts (shipment_id, order_id, send_at)
      select id, order_id, now() from shipments where order_id = ${order.id}`.execute(db)
    const { rows } = await sql`select rule, detail from violations where not eventual`.execute(db)
    expect(rows).toEqual([{ rule: 'fulfilled_unpaid', detail: 'PENDING has gifts' }])
    throw undone
  })
  await expect(noticed).rejects.toBe(undone)
})
