import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testCheckout } from '#tests/support/checkout.ts'
import { listViolations } from '#tests/support/giftcards.ts'
import { deleteQueuedJobs } from '#tests/support/queue.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import { inOwnTransaction } from '../../platform/db/in-transaction.ts'
import { listOrderBlankCards, listOrderCards, readCard } from '../giftcards/index.ts'
import type { Parcel } from '../orders/fulfilment/gift.ts'
import { findGiftOfShipment } from '../orders/fulfilment/gifts.store.ts'
import { insertReading, listParcels } from '../orders/fulfilment/packing/parcels.store.ts'
import { findReasonNotToShip, printSlip, shipParcel } from '../orders/fulfilment/packing/ship-parcels.ts'
import { listStoppedOrders, readOrder } from '../orders/index.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import { liftBlock } from './lift-block.ts'
import { recordReturnedMoney } from './record-returned-money.ts'
import { releaseOrder } from './release-order.ts'

const shop = await testCheckout()
const { adyen, ctx, db } = shop

const AT_NOON = { kind: 'RECEIVER', firstName: 'Ben', lastName: 'Oak', email: 'ben@example.com', deliverAt: '2026-03-02T12:00' }
const DONATION = await shop.variationOf('open-larder-alliance', 'DIGITAL')
const BLANK = await shop.variationOf('blank-choice-cards-classic', 'PHYSICAL')

/** A paid order, partly paid with another card, and the event that reports a change of its money. */
async function buy(card: object, paying?: { number: string; pin: string }) {
  const visitor = await shop.fillCart(shop.visit(), { ...card })
  if (paying) await shop.addCard(visitor, paying)
  const { grandTotal } = await shop.cartPayment(visitor)
  const { order, payment } = await shop.place(visitor, { paymentMethod: 'scheme', expectedTotal: grandTotal.value })
  await shop.confirm(visitor, order.id, await adyen.finish(payment.redirectUrl, 'pay'))
  await shop.untilEvents(order.id, 1)
  const { pspReference, amount } = (await shop.paymentOf(order.id)) as {
    pspReference: string
    amount: { currency: string; minor: number }
  }
  const { shipments, number } = await readOrder(db, order.id)
  return { id: order.id as string, number: String(number), shipmentId: shipments[0]?.id ?? '', pspReference, amount }
}
type Bought = Awaited<ReturnType<typeof buy>>

let eventCount = 0
type Kind = 'CHARGED_BACK' | 'REFUNDED' | 'NEVER_ARRIVED' | 'REVERSED' | 'ARRIVED_AFTER_ALL'
const report = (kind: Kind, { pspReference, amount }: Bought) =>
  inOwnTransaction(ctx, (ctx) => recordReturnedMoney(ctx, { kind, eventId: `event ${++eventCount}`, pspReference, amount }))

async function dispute({ pspReference, amount }: Bought) {
  const event = { kind: 'DISPUTED', eventId: `event ${++eventCount}`, reference: '', pspReference, amount } as const
  await inOwnTransaction(ctx, (ctx) => applyProviderEvent(ctx, { ...HARMLESS_SERVICES, payments: adyen.provider }, event))
}

async function lift({ id }: Bought) {
  for (const card of await listOrderCards(db, id)) expect(await liftBlock(ctx, card.id)).toMatchObject({ ok: true })
}

const send = ({ shipmentId }: Bought) => shop.run('send-gift', { shipmentId, attempt: 1 })
const stateOf = async ({ shipmentId }: Bought) => (await findGiftOfShipment(db, shipmentId))?.state

async function countJobs({ shipmentId }: Bought): Promise<number> {
  const key = `send-gift ${shipmentId}`
  return (await sql`select from graphile_worker.jobs where key = ${key}`.execute(db)).rows.length
}

const listStopped = async ({ id }: { id: string }) => (await listStoppedOrders(db)).filter((order) => order.id === id)

const readParcel = async ({ id }: Bought) => (await listParcels(db, id))[0] as Parcel
/** Prints the packing slip and the cards. False when the parcel must not be sent. */
async function print({ id }: Parcel): Promise<boolean> {
  const printed = await printSlip(ctx, HARMLESS_SERVICES, { id, write: async () => undefined })
  if (printed) await insertReading(db, { parcelId: id, readBy: 'sam', now: ctx.clock.now() })
  return printed !== undefined
}

test.each<[sentence: string, gone: Kind, back: Kind]>([
  ['was taken back', 'CHARGED_BACK', 'REVERSED'],
  ['never came', 'NEVER_ARRIVED', 'ARRIVED_AFTER_ALL'],
])('a gift whose money %s waits, and is sent once its block is lifted', async (_sentence, gone, back) => {
  const bought = await buy({ receivers: [AT_NOON] })
  await report(gone, bought)
  await deleteQueuedJobs(db)
  shop.pass(125)
  await shop.run('send-overdue-gifts')
  expect(await countJobs(bought)).toBe(1)
  await deleteQueuedJobs(db)
  await send(bought)
  await shop.run('send-overdue-gifts')
  expect([await stateOf(bought), await countJobs(bought)], 'nobody goes on asking').toEqual(['PLANNED', 0])
  await report(back, bought)
  await send(bought)
  expect(await stateOf(bought), 'its card is blocked still').toBe('PLANNED')
  shop.pass(300)
  await lift(bought)
  await shop.run('send-overdue-gifts')
  expect(await countJobs(bought)).toBe(1)
  await send(bought)
  expect(await stateOf(bought)).toBe('SENT')
})

test('a parcel whose money was taken back is neither printed nor shipped until its block is lifted', async () => {
  const receivers = [{ kind: 'ME' }]
  const [ready, late] = [
    await buy({ variationId: shop.physical, receivers }),
    await buy({ variationId: shop.physical, receivers }),
  ]
  await print(await readParcel(ready))
  for (const bought of [ready, late]) await report('CHARGED_BACK', bought)
  const parcel = await readParcel(ready)
  expect([await shipParcel(ctx, parcel), findReasonNotToShip(parcel)]).toEqual([false, expect.stringContaining('returned')])
  expect(await print(await readParcel(late))).toBe(false)
  for (const bought of [ready, late]) {
    await report('REVERSED', bought)
    await lift(bought)
  }
  expect(findReasonNotToShip(await readParcel(ready))).toBeUndefined()
  expect(await shipParcel(ctx, parcel)).toBe(true)
  expect(await print(await readParcel(late))).toBe(true)
})

test('blank cards of a disputed order are not shipped until staff release it', async () => {
  const bought = await buy({ variationId: BLANK, value: 3, receivers: [{ kind: 'ME' }] })
  const parcel = await readParcel(bought)
  await print(parcel)
  await dispute(bought)
  for (const { id } of await listOrderBlankCards(db, bought.id)) await liftBlock(ctx, id)
  expect(await shipParcel(ctx, parcel), 'who had forgotten a PIN is another matter').toBe(false)
  expect(await listStopped(bought)).toMatchObject([{ gifts: 0, parcels: 1 }])
  expect(await releaseOrder(ctx, bought.number)).toMatchObject({ ok: true })
  expect(await shipParcel(ctx, parcel)).toBe(true)
  expect(await listStopped(bought)).toEqual([])
})

test('a disputed donation is listed, sent once its order is released, and stopped by the next dispute', async () => {
  const bought = await buy({ variationId: DONATION, receivers: [AT_NOON] })
  expect(await releaseOrder(ctx, bought.number)).toEqual({ ok: false, failure: 'not stopped' })
  for (let time = 1; time <= 2; time++) {
    shop.pass(1)
    await dispute(bought)
    await send(bought)
    expect([await stateOf(bought), await listStopped(bought)]).toEqual(['PLANNED', [expect.objectContaining({ gifts: 1 })]])
    expect(await releaseOrder(ctx, bought.number)).toMatchObject({ ok: true })
    expect(await listStopped(bought)).toEqual([])
  }
  await send(bought)
  expect(await stateOf(bought)).toBe('SENT')
})

test('the rest of an order continues when staff accept a refund of a part, until more of its money is taken back', async () => {
  const bought = await buy({ receivers: [AT_NOON] })
  const [card] = await listOrderCards(db, bought.id)
  const status = async () => (await readCard(db, card?.id ?? '')).status
  const part = { ...bought, amount: { ...bought.amount, minor: 195 } }
  await report('REFUNDED', part)
  expect([await status(), await listStopped(bought)]).toEqual(['BLOCKED', [expect.objectContaining({ gifts: 1, parcels: 0 })]])
  expect(await liftBlock(ctx, card?.id ?? '')).toMatchObject({ failure: 'money gone' })
  expect(await releaseOrder(ctx, bought.number)).toMatchObject({ ok: true })
  expect([await status(), await listStopped(bought)]).toEqual(['ACTIVE', []])
  expect(await listViolations(db), 'what is gone was accepted').toEqual([])
  expect(await liftBlock(ctx, card?.id ?? ''), 'its wrong PINs').toMatchObject({ ok: true })
  await report('REFUNDED', part)
  await send(bought)
  expect([await status(), await stateOf(bought)]).toEqual(['BLOCKED', 'PLANNED'])
})

test('an order that was paid with a blocked card waits for that card', async () => {
  const paying = await shop.issue(10_000)
  const visitor = await shop.fillCart(shop.visit(), { variationId: DONATION, receivers: [AT_NOON] })
  await shop.addCard(visitor, paying)
  const { order } = await shop.place(visitor, {
    paymentMethod: null,
    expectedTotal: (await shop.cartPayment(visitor)).grandTotal.value,
  })
  await sql`update giftcards set status = 'BLOCKED' where id = ${paying.id}`.execute(db)
  const { number } = await readOrder(db, order.id)
  expect(await releaseOrder(ctx, String(number))).toEqual({ ok: false, failure: 'paid with a blocked card' })
  await liftBlock(ctx, paying.id)
  expect(await listStopped(order)).toEqual([])
})

test('an order whose dispute staff have cleared continues when the card that paid for it is unblocked', async () => {
  const paying = await shop.issue(1000)
  const bought = await buy({ receivers: [AT_NOON] }, paying)
  await dispute(bought)
  expect(await releaseOrder(ctx, bought.number)).toMatchObject({ ok: true })
  await sql`update giftcards set status = 'BLOCKED' where id = ${paying.id} or order_id = ${bought.id}`.execute(db)
  await liftBlock(ctx, paying.id)
  expect(await listOrderCards(db, bought.id)).toMatchObject([{ status: 'ACTIVE' }])
  expect(await listStopped(bought)).toEqual([])
})

test('a gift or parcel that was sent can no longer be stopped', async () => {
  const [gift, post] = [await buy({}), await buy({ variationId: shop.physical })]
  await send(gift)
  await print(await readParcel(post))
  await shipParcel(ctx, await readParcel(post))
  for (const bought of [gift, post]) await report('CHARGED_BACK', bought)
  expect([await stateOf(gift), (await readParcel(post)).state]).toEqual(['SENT', 'SHIPPED'])
})

test('a stopped order of an erased customer is erased half a year after its money was taken back, and is never sent after that', async () => {
  const receivers = [AT_NOON]
  const [gift, post] = [await buy({ receivers }), await buy({ variationId: shop.physical, receivers: [{ kind: 'ME' }] })]
  const isErased = async ({ id }: Bought) => (await readOrder(db, id)).billingAddress === null
  for (const bought of [gift, post]) {
    for (const job of ['send-confirmation', 'send-invoice']) await shop.run(job, { orderId: bought.id })
    await sql`update orders set is_to_erase = true where id = ${bought.id}`.execute(db)
    await report('CHARGED_BACK', bought)
  }
  shop.pass(179 * 24 * 60)
  await shop.run('erase-orders')
  expect([await isErased(gift), await isErased(post)], 'the money may come back').toEqual([false, false])
  shop.pass(2 * 24 * 60)
  await shop.run('erase-orders')
  expect([await isErased(gift), await isErased(post)]).toEqual([true, true])
  for (const bought of [gift, post]) {
    expect(await listStopped(bought)).toEqual([])
    expect(await releaseOrder(ctx, bought.number)).toEqual({ ok: false, failure: 'not stopped' })
    await report('REVERSED', bought)
    await lift(bought)
  }
  await send(gift)
  expect([await stateOf(gift), await print(await readParcel(post))], 'nobody knows where to').toEqual(['PLANNED', false])
})
