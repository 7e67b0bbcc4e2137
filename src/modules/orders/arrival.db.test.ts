import { expect, test } from 'vitest'
import { bookPaid } from '#tests/support/book-paid.ts'
import { testFulfilment } from '#tests/support/fulfilment.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { ok } from '../../shared/result.ts'
import { completeOrder } from './fulfilment/complete-order.ts'
import { listParcels } from './fulfilment/packing/parcels.store.ts'
import type { Order } from './order.ts'
import { readOrder } from './orders.store.ts'

const { clock, ctx, db, visitor, placeOrder } = await testFulfilment()

const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000)

/** A Monday, five minutes before the cut-off. */
async function placeBeforeCutOff() {
  clock.set('2026-03-02T16:55:00Z')
  return placeOrder(visitor(), [{ kind: 'PHYSICAL' }, {}])
}

async function pay(order: Order) {
  await inTransaction(ctx, async (ctx) => {
    await bookPaid(ctx, { currency: order.currency, minor: order.frozenTotals?.totalMinor ?? 0 }, order.id)
    await completeOrder(ctx, HARMLESS_SERVICES, order)
    return ok(undefined)
  })
  const { shipments } = await readOrder(db, order.id)
  return { promised: shipments.map(({ promised }) => promised), shipOn: (await listParcels(db, order.id))[0]?.shipOn }
}

test('the date promised when the order was placed still holds if it is paid after the cut-off', async () => {
  const order = await placeBeforeCutOff()
  const promised = [{ from: '2026-03-04', until: '2026-03-05' }, null]
  expect(order.shipments.map((shipment) => shipment.promised)).toEqual(promised)
  clock.set(minutesAfter(clock.now(), 30))
  expect(await pay(order)).toEqual({ promised, shipOn: '2026-03-02' })
})

test('late money moves the promise and the parcel together', async () => {
  const order = await placeBeforeCutOff()
  clock.set(minutesAfter(clock.now(), 31))
  expect(await pay(order)).toEqual({ promised: [{ from: '2026-03-05', until: '2026-03-06' }, null], shipOn: '2026-03-03' })
})

test('days later the order still shows what was promised', async () => {
  const order = await placeBeforeCutOff()
  const { promised } = await pay(order)
  clock.set('2026-03-20T10:00:00Z')
  expect((await readOrder(db, order.id)).shipments.map((shipment) => shipment.promised)).toEqual(promised)
})
