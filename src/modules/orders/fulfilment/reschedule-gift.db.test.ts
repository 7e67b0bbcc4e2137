import { expect, test } from 'vitest'
import { fail } from '#shared/result.ts'
import { overlap, warmPool } from '#tests/support/at-once.ts'
import { testGifts } from '#tests/support/gifts.ts'
import { listOrderCards } from '../../giftcards/index.ts'
import { readOrder } from '../orders.store.ts'
import { claimGift, findGiftOfShipment } from './gifts.store.ts'
import { rescheduleGift } from './reschedule-gift.ts'
import { sendCorrectionNotice } from './send-buyer-mails.ts'

const { clock, ctx, db, pool, mailbox, parts, guest, address, buyGift, send, listJobs } = await testGifts()

const IN_TWO_DAYS = '2026-03-04T09:00:00.000Z'
const IN_A_WEEK = '2026-03-09T14:30:00.000Z'
const move = (token: string, shipmentId: string, deliverAt: string | null = IN_A_WEEK) =>
  rescheduleGift(guest, parts, { orderToken: token, shipmentId, deliverAt })
const LEFT = { ok: false, failure: [{ name: 'GIFT_LEFT' }] }

test('a scheduled gift moves to another moment: its mail, its promise and its cards', async () => {
  const { order, shipmentId, token } = await buyGift(IN_TWO_DAYS)
  const [before] = await listOrderCards(db, order.id)
  expect((await move(token, shipmentId)).ok).toBe(true)
  expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ state: 'PLANNED', sendAt: new Date(IN_A_WEEK), attempt: 2 })
  expect((await readOrder(db, order.id)).shipments[0]?.deliverAt).toEqual(new Date(IN_A_WEEK))
  expect(await listJobs('send-gift', shipmentId)).toMatchObject([{ runAt: new Date(IN_A_WEEK), payload: { attempt: 2 } }])
  const [after] = await listOrderCards(db, order.id)
  expect([before?.expiresOn, after?.expiresOn]).toEqual(['2027-09-04', '2027-09-09'])
})

test('a date that is moved earlier moves the validity of its cards too, and "now" sends at once', async () => {
  const { order, shipmentId, token } = await buyGift(IN_A_WEEK)
  const expiresOn = async () => (await listOrderCards(db, order.id))[0]?.expiresOn
  expect(await expiresOn()).toBe('2027-09-09')
  expect((await move(token, shipmentId, null)).ok).toBe(true)
  expect(await expiresOn()).toBe('2027-09-02')
  await send(shipmentId, 2)
  expect(await mailbox.list(address())).toHaveLength(1)
  expect(await move(token, shipmentId)).toEqual(LEFT)
})

test('the buyer is notified of the new date by mail', async () => {
  const { order, shipmentId, token } = await buyGift(IN_TWO_DAYS)
  await move(token, shipmentId)
  const [job] = await listJobs('send-correction-notice', shipmentId)
  const since = (await mailbox.list(order.billingAddress?.email ?? '')).length
  await sendCorrectionNotice(ctx, parts, job?.payload as never)
  const mails = await mailbox.list(order.billingAddress?.email ?? '')
  expect(mails).toHaveLength(since + 1)
  const notice = mails.find(({ subject }) => subject === 'One of your gifts has a new date')
  expect(notice?.text).toContain('Arrives Mon 9 Mar, 14:30')
})

test('a gift that is due, sent or being sent keeps its date', async () => {
  const due = await buyGift()
  expect(await move(due.token, due.shipmentId)).toEqual(LEFT)
  await send(due.shipmentId)
  expect(await move(due.token, due.shipmentId)).toEqual(LEFT)
  const scheduled = await buyGift(IN_TWO_DAYS)
  await db
    .updateTable('gifts')
    .set({ claimed_until: new Date(clock.now().getTime() + 15_000) })
    .where('shipment_id', '=', scheduled.shipmentId)
    .execute()
  expect(await move(scheduled.token, scheduled.shipmentId)).toEqual(LEFT)
})

test('a change while the worker starts either succeeds and nothing is sent, or is refused and the gift is sent once', async () => {
  for (let round = 0; round < 8; round++) {
    const { shipmentId, token } = await buyGift(IN_TWO_DAYS)
    const since = (await mailbox.list(address())).length
    await warmPool(pool)
    const [moved] = await Promise.all([move(token, shipmentId), send(shipmentId)])
    const gift = await findGiftOfShipment(db, shipmentId)
    const sent = (await mailbox.list(address())).length - since
    expect([moved.ok, gift?.state, gift?.attempt, sent]).toEqual(moved.ok ? [true, 'PLANNED', 2, 0] : [false, 'SENT', 1, 1])
  }
})

test('a worker that arrives during the change waits for it, and then finds nothing to send', async () => {
  const { shipmentId, token } = await buyGift(IN_TWO_DAYS)
  const [moved] = await overlap(
    guest,
    (guest) => rescheduleGift(guest, parts, { orderToken: token, shipmentId, deliverAt: IN_A_WEEK }),
    () => send(shipmentId),
  )
  expect(moved.ok).toBe(true)
  expect(await mailbox.list(address())).toHaveLength(0)
  expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ state: 'PLANNED', sendAt: new Date(IN_A_WEEK) })
})

test('a change that arrives while a worker claims the gift waits for it, and is refused', async () => {
  const { shipmentId, token } = await buyGift(IN_TWO_DAYS)
  const now = clock.now()
  const until = new Date(now.getTime() + 15_000)
  const [claimed, moved] = await overlap(
    ctx,
    ({ db }) => claimGift(db, { shipmentId, attempt: 1, now, until }),
    () => move(token, shipmentId),
  )
  expect(claimed).toBeDefined()
  expect(moved).toEqual(LEFT)
})

test('the past, a day too far ahead and gifts of another order are refused', async () => {
  const { shipmentId, token } = await buyGift(IN_TWO_DAYS)
  const invalid = { ok: false, failure: [{ name: 'DELIVERY_DATE_INVALID', parameter: 'deliverAt' }] }
  for (const at of ['2026-02-27T09:00:00Z', '2026-09-01T09:00:00Z', 'soon'])
    expect(await move(token, shipmentId, at)).toEqual(invalid)
  const unknown = { ok: false, failure: [{ name: 'GIFT_UNKNOWN' }] }
  expect(await move('x'.repeat(43), shipmentId)).toEqual(unknown)
  expect(await move((await buyGift()).token, shipmentId)).toEqual(unknown)
})

test('a buyer who changes a date too often is refused, and nothing changes', async () => {
  const { shipmentId, token } = await buyGift(IN_TWO_DAYS)
  const refusal = { name: 'RATE_LIMITED', retryAfterSeconds: 60 } as const
  const limits = { ...parts.limits, consume: async () => fail(refusal) }
  const moved = await rescheduleGift(guest, { ...parts, limits }, { orderToken: token, shipmentId, deliverAt: IN_A_WEEK })
  expect(moved).toEqual({ ok: false, failure: [refusal] })
  expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ sendAt: new Date(IN_TWO_DAYS), attempt: 1 })
})
