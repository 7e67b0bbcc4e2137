import { afterEach, expect, test } from 'vitest'
import { createLimits } from '#platform/rate-limits/limits.ts'
import { listViolations } from '#tests/support/giftcards.ts'
import { testGifts } from '#tests/support/gifts.ts'
import { correctReceiver } from './correct-receiver.ts'
import { claimGift, findGiftOfShipment, markSent } from './gifts.store.ts'
import { sendBounceNotice } from './send-buyer-mails.ts'

const { clock, ctx, db, pool, mailbox, parts, guest, address, buyGift, send, listJobs } = await testGifts()

afterEach(async () => {
  clock.set('2026-03-02T10:00:00Z')
  await mailbox.setFaults({ times: 0, at: 'RCPT' })
})
const pass = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString())

test('correcting an address before sending is not an attempt: if it bounces, it can be corrected again', async () => {
  const { shipmentId, token } = await buyGift('2026-03-02T12:00')
  const correct = (email: string) =>
    correctReceiver(guest, parts, { orderToken: token, shipmentId, firstName: 'Ben', lastName: 'Oak', email })
  for (let time = 1; time <= 6; time++) expect(await correct(`wrong${time}-${address()}`)).toMatchObject({ ok: true })
  pass(120)
  await mailbox.setFaults({ times: 2, code: 550 })
  for (let refusals = 1; refusals <= 2; refusals++) await send(shipmentId, 7)
  expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ state: 'BOUNCED', attempt: 7, answered: 1 })
  expect(await correct(`right-${address()}`)).toMatchObject({ ok: true })
  await send(shipmentId, 8)
  expect(await mailbox.list(`right-${address()}`)).toHaveLength(1)
  expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ state: 'SENT', answered: 2 })
})

test('an address that is corrected while its mail is being sent counts as an attempt', async () => {
  const { shipmentId, token } = await buyGift()
  const now = clock.now()
  await claimGift(db, { shipmentId, attempt: 1, now, until: new Date(now.getTime() + 60_000) })
  const input = { orderToken: token, shipmentId, firstName: 'Ben', lastName: 'Oak', email: `other-${address()}` }
  expect(await correctReceiver(guest, parts, input)).toMatchObject({ ok: true })
  await markSent(db, { shipmentId, attempt: 1 }, now)
  expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ state: 'PLANNED', attempt: 2, answered: 1 })
})

test('a refused mail is tried again, and finally the buyer is notified', async () => {
  const { shipmentId } = await buyGift()
  for (let refusals = 1; refusals <= 5; refusals++) {
    await mailbox.setFaults({ times: 1, code: 550 })
    await send(shipmentId)
    expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ state: 'BOUNCED', refusals })
  }
  expect(await mailbox.list(address())).toEqual([])
  expect(await listJobs('send-bounce-notice', shipmentId)).toHaveLength(1)
  await sendBounceNotice(ctx, parts, { shipmentId, attempt: 1 })
  const [notice] = await mailbox.list('anna@example.com')
  expect(notice).toMatchObject({ subject: 'One of your gifts could not be delivered', text: expect.stringContaining(address()) })
  expect(notice?.text).toMatch(/\/order\/[\w-]{43}\//)
})

test('a gift that was refused in time is not late, whenever its address is corrected', async () => {
  const { shipmentId, token } = await buyGift()
  await mailbox.setFaults({ times: 1, code: 550 })
  await send(shipmentId)
  pass(120)
  const input = { orderToken: token, shipmentId, firstName: 'Ben', lastName: 'Oak', email: `right-${address()}` }
  expect(await correctReceiver(guest, parts, input)).toMatchObject({ ok: true })
  await send(shipmentId, 2)
  expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ state: 'SENT', firstSentAt: clock.now() })
  expect(await listViolations(db)).toEqual([])
})

test('a bounce notice that the buyer’s own mail server refuses is sent again', async () => {
  const { shipmentId } = await buyGift()
  await mailbox.setFaults({ times: 2, code: 550 })
  await send(shipmentId)
  await sendBounceNotice(ctx, parts, { shipmentId, attempt: 1 })
  expect(await listJobs('send-bounce-notice', shipmentId)).toMatchObject([{ payload: { shipmentId, attempt: 1, refusals: 1 } }])
})

test('a mail refused for its content counts as refused too', async () => {
  const { shipmentId } = await buyGift()
  await mailbox.setFaults({ times: 1, code: 554, at: 'DATA' })
  await send(shipmentId)
  expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ state: 'BOUNCED', refusals: 1 })
  expect(await listJobs('send-gift', shipmentId)).toMatchObject([{ runAt: new Date(clock.now().getTime() + 60_000) }])
})

test('an unreachable mail server is not a refusal: the job runs again', async () => {
  const { shipmentId } = await buyGift()
  await mailbox.setFaults({ times: 1, code: 451 })
  await expect(send(shipmentId)).rejects.toThrow()
  expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ state: 'PLANNED', refusals: 0 })
  await send(shipmentId)
  expect(await mailbox.list(address())).toHaveLength(1)
})

test('when a mail server defers a gift for an hour, the buyer is notified once and sending continues', async () => {
  const { shipmentId } = await buyGift()
  await mailbox.setFaults({ times: 4, code: 450 })
  await expect(send(shipmentId)).rejects.toThrow()
  pass(50)
  await expect(send(shipmentId)).rejects.toThrow()
  expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ state: 'PLANNED' })
  pass(1)
  for (let time = 1; time <= 2; time++) await expect(send(shipmentId)).rejects.toThrow()
  expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ state: 'BOUNCED', bouncedAt: clock.now() })
  expect(await listJobs('send-bounce-notice', shipmentId)).toHaveLength(1)
  pass(120)
  await send(shipmentId)
  expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ state: 'SENT' })
})

test('a gift sent late is not abandoned when its mail server defers it for the first time', async () => {
  const { shipmentId } = await buyGift()
  pass(55)
  await mailbox.setFaults({ times: 1, code: 450 })
  await expect(send(shipmentId)).rejects.toThrow()
  expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ state: 'PLANNED', deferredSince: clock.now() })
  await send(shipmentId)
  expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ state: 'SENT' })
})

test('a corrected address gets a new hour', async () => {
  const { shipmentId, token } = await buyGift()
  await mailbox.setFaults({ times: 1, code: 450 })
  await expect(send(shipmentId)).rejects.toThrow()
  await send(shipmentId)
  pass(180)
  const input = { orderToken: token, shipmentId, firstName: 'Ben', lastName: 'Oak', email: `right-${address()}` }
  expect(await correctReceiver(guest, parts, input)).toMatchObject({ ok: true })
  await mailbox.setFaults({ times: 1, code: 450 })
  await expect(send(shipmentId, 2)).rejects.toThrow()
  expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ state: 'PLANNED' })
})

test('a sent gift can be resent ten times a day to one mailbox, or once more for each gift, and thirty times for one order', async () => {
  const limits = createLimits({ pool, hashKey: parts.keyFor('limits') })
  const { shipmentId, token, order } = await buyGift()
  await send(shipmentId)
  const correct = (email: string) =>
    correctReceiver(guest, { ...parts, limits }, { orderToken: token, shipmentId, firstName: 'Ben', lastName: 'Oak', email })
  const use = { name: 'gift-again-mailbox', points: 10, seconds: 24 * 60 * 60 }
  for (let time = 1; time <= 10; time++) await limits.consume(ctx, use, 'stranger@example.com')
  const tooOften = { ok: false, failure: [{ name: 'GIFT_SENT_TOO_OFTEN' }] }
  expect(await correct('Stranger+x@example.com'), 'the first repeat of a gift').toMatchObject({ ok: true })
  expect(await correct('stranger@example.com')).toMatchObject(tooOften)
  expect(await correct('ben@example.com')).toMatchObject({ ok: true })
  for (let time = 4; time <= 30; time++) await limits.consume(ctx, { ...use, name: 'gift-again-order', points: 30 }, order.id)
  expect(await correct('bob@example.com')).toMatchObject(tooOften)
})
