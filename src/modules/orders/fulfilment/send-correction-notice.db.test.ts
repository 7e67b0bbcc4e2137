import { afterEach, expect, test } from 'vitest'
import { createPool } from '#platform/db/pool.ts'
import { createLimits } from '#platform/rate-limits/limits.ts'
import { testGifts } from '#tests/support/gifts.ts'
import { NEW_HOME } from '#tests/support/home.ts'
import { listQueuedJobs } from '#tests/support/queue.ts'
import type { Order } from '../order.ts'
import { correctAddress } from './correct-address.ts'
import { correctReceiver, resendGift } from './correct-receiver.ts'
import type { CorrectionJob } from './fulfilment-jobs.ts'
import { orderToken } from './fulfilment-tokens.ts'
import { sendCorrectionNotice } from './send-buyer-mails.ts'
import { sendGift } from './send-gift.ts'

const { ctx, db, pool, buy, visitor, mailbox, parts } = await testGifts()
afterEach(() => mailbox.setFaults({ times: 0 }))

const EVE = { firstName: 'Eve', lastName: 'Elm', email: 'eve@example.com' }

async function buyBoth() {
  const receivers = [{ kind: 'RECEIVER' as const, firstName: 'Ben', lastName: 'Oak', email: 'ben@example.com' }]
  const order = await buy([{ receivers }, { kind: 'PHYSICAL' }])
  const of = (index: number) => ({ orderToken: orderToken(parts, order.id), shipmentId: order.shipments[index]?.id ?? '' })
  return { order, gift: of(0), parcel: of(1) }
}

async function listJobs({ id }: Order): Promise<CorrectionJob[]> {
  const jobs = await listQueuedJobs(db, { name: 'send-correction-notice' })
  return jobs.map(({ payload }) => payload as CorrectionJob).filter(({ orderId }) => orderId === id)
}

/** The text without its line breaks. */
async function listNotices({ number }: Order): Promise<string[]> {
  const mails = (await mailbox.list('anna@example.com')).filter(({ subject }) => subject.includes('another address'))
  return mails.map(({ text }) => text.replaceAll(/\s+/g, ' ')).filter((text) => text.includes(String(number)))
}

test('the buyer is notified of every address that is corrected with the link', async () => {
  const { order, gift, parcel } = await buyBoth()
  expect(await correctReceiver(visitor(), parts, { ...gift, ...EVE })).toMatchObject({ ok: true })
  expect(await correctAddress(visitor(), parts, { ...parcel, ...NEW_HOME })).toMatchObject({ ok: true })
  const jobs = await listJobs(order)
  expect(jobs).toHaveLength(2)
  // Each job runs twice, as after a crash, and sends the same mail.
  for (const job of [...jobs, ...jobs]) await sendCorrectionNotice(ctx, parts, job)
  const notices = await listNotices(order)
  expect(notices.filter((text) => text.includes('eve@example.com'))).toHaveLength(1)
  expect(notices.filter((text) => text.includes('another postal address') && !text.includes('New Road'))).toHaveLength(1)
  expect(notices.every((text) => text.includes('(1 × Grumble Coffee)'))).toBe(true)
  expect(notices).toHaveLength(2)
  for (const text of notices) expect(text).toContain(`/order/${gift.orderToken}/`)
  expect(await mailbox.list('eve@example.com'), 'the person who changed it gets no mail').toEqual([])
})

test('no notice is sent for a refused correction or a resent gift', async () => {
  const { order, gift, parcel } = await buyBoth()
  await sendGift(ctx, parts, { shipmentId: gift.shipmentId, attempt: 1 })
  expect(await resendGift(visitor(), parts, gift)).toMatchObject({ ok: true })
  expect(await correctReceiver(visitor(), parts, { ...gift, ...EVE, email: 'eve' })).toMatchObject({ ok: false })
  expect(await correctAddress(visitor(), parts, { ...parcel, ...NEW_HOME, postCode: '1012 AB' })).toMatchObject({ ok: false })
  expect(await listJobs(order)).toEqual([])
})

test('a notice that the buyer’s mail server refuses is sent again', async () => {
  const { order, parcel } = await buyBoth()
  await correctAddress(visitor(), parts, { ...parcel, ...NEW_HOME })
  const [job] = await listJobs(order)
  await mailbox.setFaults({ times: 1, code: 550 })
  await sendCorrectionNotice(ctx, parts, job as CorrectionJob)
  expect(await listJobs(order)).toMatchObject([{ refusals: 1 }])
})

test('after ten notices a day to a mailbox no more are sent, but corrections still work', async () => {
  const { order, gift, parcel } = await buyBoth()
  const limits = createLimits({ pool, hashKey: parts.keyFor('limits') })
  for (let time = 1; time <= 15; time++) {
    expect(await correctAddress(visitor(), { limits }, { ...parcel, ...NEW_HOME, postCode: '' })).toMatchObject({ ok: false })
    expect(await correctAddress(visitor(), { limits }, { ...parcel, ...NEW_HOME })).toMatchObject({ ok: true })
  }
  expect(await correctReceiver(visitor(), { ...parts, limits }, { ...gift, ...EVE })).toMatchObject({ ok: true })
  expect(await listJobs(order), 'the first of the order, and ten to the mailbox').toHaveLength(11)
  const other = await buyBoth()
  for (let time = 1; time <= 5; time++) await correctAddress(visitor(), { limits }, { ...other.parcel, ...NEW_HOME })
  expect(await listJobs(other.order), 'of another order to the same mailbox, the first alone').toHaveLength(1)
})

test('the buyer is also notified while the counters of the limits cannot be reached', async () => {
  const { order, parcel } = await buyBoth()
  const away = createPool('postgres://127.0.0.1:1/away', { max: 1 })
  const limits = createLimits({ pool: away, hashKey: parts.keyFor('limits') })
  expect(await correctAddress(visitor(), { limits }, { ...parcel, ...NEW_HOME })).toMatchObject({ ok: true })
  await away.end()
  expect(await listJobs(order)).toHaveLength(1)
})
