import { expect, test } from 'vitest'
import { overlap, warmPool } from '#tests/support/at-once.ts'
import { testFulfilment } from '#tests/support/fulfilment.ts'
import { readPdfText } from '#tests/support/pdf-text.ts'
import { listQueuedJobs } from '#tests/support/queue.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import { listOrderCards } from '../../giftcards/index.ts'
import { readOrder } from '../orders.store.ts'
import { orderToken } from './fulfilment-tokens.ts'
import { issueCards } from './issue-cards.ts'
import { insertReading, listParcels } from './packing/parcels.store.ts'
import { printSlip } from './packing/ship-parcels.ts'
import { rescheduleParcel } from './reschedule-parcel.ts'

const { ctx, db, pool, buy, visitor } = await testFulfilment()
const guest = visitor()

const CHOSEN = '2026-03-11'
const LATER = '2026-03-20'
const LEFT = { ok: false, failure: [{ name: 'GIFT_LEFT' }] }

async function bought(deliverOn: string | null = CHOSEN) {
  const receivers = [{ kind: 'ME' as const, deliverOn }]
  const order = await buy([{ kind: 'PHYSICAL', receivers }, { kind: 'PHYSICAL', receivers }, {}])
  await issueCards(ctx, HARMLESS_SERVICES, order.id)
  const [parcel] = await listParcels(db, order.id)
  return {
    order,
    parcelId: parcel?.id ?? '',
    token: orderToken(HARMLESS_SERVICES, order.id),
    shipmentId: order.shipments[0]?.id ?? '',
  }
}

const move = ({ token, shipmentId }: { token: string; shipmentId: string }, deliverOn: string | null = LATER, by = guest) =>
  rescheduleParcel(by, HARMLESS_SERVICES, { orderToken: token, shipmentId, deliverOn })

/** Prints the slip and returns its text. */
async function print(parcelId: string): Promise<string> {
  const written: string[] = []
  await printSlip(ctx, HARMLESS_SERVICES, { id: parcelId, write: async (pdf) => void written.push(readPdfText(pdf)) })
  return written.join()
}

test('a parcel moves to another day with everything in it: its post, its promise and its cards', async () => {
  const gift = await bought()
  expect((await move(gift)).ok).toBe(true)
  expect(await listParcels(db, gift.order.id)).toMatchObject([{ state: 'TO_PACK', shipOn: '2026-03-17' }])
  const { shipments } = await readOrder(db, gift.order.id)
  const promised = { from: LATER, until: LATER }
  expect(shipments.map(({ deliverOn, promised }) => [deliverOn, promised])).toEqual([
    [LATER, promised],
    [LATER, promised],
    [null, null],
  ])
  const cards = await listOrderCards(db, gift.order.id)
  expect(cards.map(({ expiresOn }) => expiresOn).sort()).toEqual(['2027-09-02', '2027-09-20', '2027-09-20'])
  const jobs = await listQueuedJobs(db, { name: 'send-correction-notice' })
  expect(jobs.map(({ payload }) => payload)).toContainEqual(
    expect.objectContaining({ shipmentId: gift.shipmentId, change: 'DATE' }),
  )
})

test('without a day it comes as soon as the post can bring it from now on', async () => {
  const gift = await bought()
  expect((await move(gift, null)).ok).toBe(true)
  expect(await listParcels(db, gift.order.id)).toMatchObject([{ shipOn: '2026-03-02' }])
  expect((await readOrder(db, gift.order.id)).shipments[0]).toMatchObject({
    deliverOn: null,
    promised: { from: '2026-03-04', until: '2026-03-05' },
  })
})

test('a parcel whose slip or cards are printed keeps its day', async () => {
  const packed = await bought()
  await print(packed.parcelId)
  expect(await move(packed)).toEqual(LEFT)
  const printed = await bought()
  await insertReading(db, { parcelId: printed.parcelId, readBy: 'sam', now: ctx.clock.now() })
  expect(await move(printed)).toEqual(LEFT)
})

test('a day without post, a mail and a parcel of another order are refused', async () => {
  const gift = await bought()
  const invalid = { ok: false, failure: [{ name: 'DELIVERY_DATE_INVALID', parameter: 'deliverOn' }] }
  expect(await move(gift, '2026-03-15')).toEqual(invalid)
  const unknown = { ok: false, failure: [{ name: 'GIFT_UNKNOWN' }] }
  expect(await move({ ...gift, shipmentId: gift.order.shipments[2]?.id ?? '' })).toEqual(unknown)
  expect(await move({ ...gift, shipmentId: (await bought()).shipmentId })).toEqual(unknown)
  expect(await move({ ...gift, token: 'x'.repeat(43) })).toEqual(unknown)
})

test('a change at the same time as packing is either on the slip, or refused', async () => {
  for (let round = 0; round < 6; round++) {
    const gift = await bought()
    await warmPool(pool)
    const [moved, slip] = await Promise.all([move(gift), print(gift.parcelId)])
    const [parcel] = await listParcels(db, gift.order.id)
    expect([parcel?.shipOn, slip.includes('17 March')]).toEqual(moved.ok ? ['2026-03-17', true] : ['2026-03-06', false])
  }
})

test('a packer who comes during the change waits for it, and prints the new day', async () => {
  const gift = await bought()
  const [moved, slip] = await overlap(
    guest,
    (guest) => move(gift, LATER, guest),
    () => print(gift.parcelId),
  )
  expect(moved.ok).toBe(true)
  expect(slip).toContain('17 March')
})

test('a change that comes while the slip is printed waits for it, and is refused', async () => {
  const gift = await bought()
  const [, moved] = await overlap(
    ctx,
    (ctx) => printSlip(ctx, HARMLESS_SERVICES, { id: gift.parcelId, write: async () => undefined }),
    () => move(gift),
  )
  expect(moved).toEqual(LEFT)
})
