import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listOrderCards, readCardSecrets } from '#modules/giftcards/index.ts'
import { overlap, startUntilBlocked, warmPool } from '#tests/support/at-once.ts'
import { testFulfilment } from '#tests/support/fulfilment.ts'
import { NEW_HOME } from '#tests/support/home.ts'
import { readPdfText } from '#tests/support/pdf-text.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import type { Order } from '../../order.ts'
import { correctAddress } from '../correct-address.ts'
import { orderToken } from '../fulfilment-tokens.ts'
import type { Parcel } from '../gift.ts'
import { issueCards } from '../issue-cards.ts'
import { drawPackingSlip } from './packing-slip.ts'
import { insertReading, listParcels } from './parcels.store.ts'
import { findReasonNotToShip, listDueParcels, printSlip, shipParcel } from './ship-parcels.ts'

const { ctx, db, pool, buy, visitor } = await testFulfilment()

const readParcel = async ({ id }: Order) => (await listParcels(db, id))[0] as Parcel
const correct = (order: Order) =>
  correctAddress(visitor(), HARMLESS_SERVICES, {
    orderToken: orderToken(HARMLESS_SERVICES, order.id),
    shipmentId: order.shipments[0]?.id ?? '',
    ...NEW_HOME,
  })

const printCards = ({ id }: Pick<Parcel, 'id'>) => insertReading(db, { parcelId: id, readBy: 'sam', now: ctx.clock.now() })

/** Prints the slip and returns its text. */
async function print({ id }: Pick<Parcel, 'id'>): Promise<string> {
  const written: string[] = []
  await printSlip(ctx, HARMLESS_SERVICES, { id, write: async (pdf) => void written.push(readPdfText(pdf)) })
  return written.join()
}

test('a parcel is due on its day, and is shipped once', async () => {
  const order = await buy([
    { kind: 'PHYSICAL', qty: 2 },
    { slug: 'blank-choice-cards-classic', kind: 'PHYSICAL', value: 3 },
  ])
  await issueCards(ctx, HARMLESS_SERVICES, order.id)
  const due = (await listDueParcels(ctx, { storefront: 'GCSUK' })).filter(({ orderId }) => orderId === order.id)
  expect(due).toMatchObject([
    { position: 1, shipOn: '2026-03-02', shipmentIds: expect.arrayContaining(order.shipments.map(({ id }) => id)) },
  ])
  const parcel = due[0] as NonNullable<(typeof due)[0]>
  await print(parcel)
  await printCards(parcel)
  await warmPool(pool)
  expect((await Promise.all([shipParcel(ctx, parcel), shipParcel(ctx, parcel)])).sort()).toEqual([false, true])
  expect(await listParcels(db, order.id)).toMatchObject([{ state: 'SHIPPED', shippedAt: ctx.clock.now() }])
  expect(await listDueParcels(ctx, { storefront: 'GCSUK' })).toEqual([])
})

test('a parcel for a later day is not due yet', async () => {
  const receivers = [{ kind: 'ME' as const, deliverOn: '2026-03-20' }]
  const order = await buy([{ kind: 'PHYSICAL', receivers }])
  await issueCards(ctx, HARMLESS_SERVICES, order.id)
  expect(await listDueParcels(ctx)).toEqual([])
  expect(await listDueParcels(ctx, { by: '2026-03-17' })).toMatchObject([{ orderId: order.id, label: `${order.number}-1` }])
})

test('a parcel without a slip is not shipped', async () => {
  const parcel = await readParcel(await buy([{ kind: 'PHYSICAL' }]))
  await printCards(parcel)
  expect([await shipParcel(ctx, parcel), findReasonNotToShip(parcel)]).toEqual([false, 'it has no slip yet'])
  await print(parcel)
  expect(await shipParcel(ctx, parcel)).toBe(true)
  expect(await print(parcel), 'a shipped parcel gets no other slip').toBe('')
})

test('a parcel whose cards were never printed is not shipped', async () => {
  const order = await buy([{ kind: 'PHYSICAL' }])
  await print(await readParcel(order))
  const parcel = await readParcel(order)
  expect([await shipParcel(ctx, parcel), findReasonNotToShip(parcel)]).toEqual([false, 'its cards were never printed'])
  await printCards(parcel)
  expect(findReasonNotToShip(await readParcel(order))).toBeUndefined()
  expect(await shipParcel(ctx, parcel)).toBe(true)
})

test('a parcel without cards is shipped without printing any', async () => {
  const order = await buy([{ slug: 'open-larder-alliance', value: 10 }])
  // No storefront sells donations by post yet.
  await sql`
    with parcel as (
      insert into parcels (id, order_id, position, storefront, ship_on, carrier, created_at)
      values (gen_random_uuid(), ${order.id}, 1, 'GCSUK', '2026-02-27', 'Robin Post', now()) returning id)
    insert into parcel_shipments (shipment_id, parcel_id) select s.id, parcel.id from shipments s, parcel where s.order_id = ${order.id}`.execute(
    db,
  )
  await print(await readParcel(order))
  const parcel = await readParcel(order)
  expect([findReasonNotToShip(parcel), await shipParcel(ctx, parcel)]).toEqual([undefined, true])
})

test('a corrected address invalidates the slip: the parcel is shipped only with a new one', async () => {
  const order = await buy([{ kind: 'PHYSICAL' }])
  expect(await print(await readParcel(order))).toContain('1 Long Lane')
  await printCards(await readParcel(order))
  expect(findReasonNotToShip(await readParcel(order))).toBeUndefined()
  expect(await correct(order)).toMatchObject({ ok: true })
  const parcel = await readParcel(order)
  expect([await shipParcel(ctx, parcel), findReasonNotToShip(parcel)]).toEqual([false, expect.stringContaining('was corrected')])
  expect(await print(parcel)).toContain('7 New Road')
  expect(findReasonNotToShip(await readParcel(order))).toBeUndefined()
  expect(await shipParcel(ctx, parcel)).toBe(true)
})

test('a correction waits while the slip is printed, and then invalidates it', async () => {
  const order = await buy([{ kind: 'PHYSICAL' }])
  const { id } = await readParcel(order)
  let correcting: Promise<unknown>[] = []
  const write = async () => {
    correcting = await startUntilBlocked(db, [() => correct(order)])
  }
  await printSlip(ctx, HARMLESS_SERVICES, { id, write })
  await Promise.all(correcting)
  expect(await readParcel(order)).toMatchObject({ slipAt: null, hasOldSlip: true })
})

test('the address of a parcel that is shipped while it is being corrected does not change', async () => {
  const order = await buy([{ kind: 'PHYSICAL' }])
  const parcel = await readParcel(order)
  await print(parcel)
  await printCards(parcel)
  const [shipped, corrected] = await overlap(
    ctx,
    (ctx) => shipParcel(ctx, parcel),
    () => correct(order),
  )
  expect(shipped).toBe(true)
  expect(corrected).toEqual({ ok: false, failure: [{ name: 'PARCEL_SHIPPED' }] })
})

test('a slip that could not be written was not printed', async () => {
  const parcel = await readParcel(await buy([{ kind: 'PHYSICAL' }]))
  const full = () => Promise.reject(new Error('the disk is full'))
  await printCards(parcel)
  await expect(printSlip(ctx, HARMLESS_SERVICES, { id: parcel.id, write: full })).rejects.toThrow('full')
  expect(await shipParcel(ctx, parcel)).toBe(false)
})

test('the packing list shows every parcel, however many are due', async () => {
  const order = await buy([{ kind: 'PHYSICAL' }])
  await sql`
    insert into parcels (id, order_id, position, storefront, ship_on, carrier, created_at)
    select gen_random_uuid(), ${order.id}, 1 + n, 'GCSUK', '2026-02-27', 'Robin Post', now() from generate_series(1, 1500) n`.execute(
    db,
  )
  const due = await listDueParcels(ctx, { storefront: 'GCSUK' })
  expect(due.filter(({ orderId }) => orderId === order.id)).toHaveLength(1501)
})

test('a slip shows the address and the contents, but never a whole card number or a PIN', async () => {
  const order = await buy([{ kind: 'PHYSICAL', qty: 2, wrapperId: 'birthday-balloons', message: 'With love from the north' }])
  const [parcel] = await listParcels(db, order.id)
  const slip = readPdfText(await drawPackingSlip(ctx, HARMLESS_SERVICES, parcel as Parcel))
  const cards = await listOrderCards(db, order.id)
  const expected = [
    ['Gift Card Square · Packing slip', `Order ${order.number}-1`, 'Leaves on 2 March 2026', 'Carrier: Robin Post'],
    ['Ship to', 'Anna Hill', '1 Long Lane', 'London SW1A 1AA', 'United Kingdom'],
    ['Grumble Coffee', '2', '£25', cards.map(({ lastFour }) => lastFour).join(', ')],
    ['Wrapper: Birthday balloons', 'Message to print: With love from the north'],
  ]
  for (const lines of expected) expect(slip).toContain(lines.join('\n'))
  expect(slip, 'beside a code without a number').toContain('balance')
  for (const { id } of cards) {
    const { number, pin } = await readCardSecrets(ctx, HARMLESS_SERVICES, id)
    expect(slip.replaceAll(/\s/g, '')).not.toContain(number)
    expect(slip).not.toMatch(new RegExp(`\\b${pin}\\b`))
  }
})
