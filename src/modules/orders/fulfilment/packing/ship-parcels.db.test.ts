import { expect, test } from 'vitest'
import { testFulfilment } from '../../../../../tests/support/fulfilment.ts'
import { CALM_SERVICES } from '../../../../../tests/support/services.ts'
import { issueCards } from '../issue-cards.ts'
import { drawPackingSlip } from './packing-slip.ts'
import { listParcels } from './parcels.store.ts'
import { listDueParcels, shipParcel } from './ship-parcels.ts'

const { ctx, db, buy } = await testFulfilment()

test('a parcel is due on its day, has a slip, and is shipped once', async () => {
  const message = 'With love from the north'
  const order = await buy([
    { kind: 'PHYSICAL', qty: 2, message },
    { slug: 'blank-choice-cards-classic', kind: 'PHYSICAL', value: 3 },
  ])
  await issueCards(ctx, CALM_SERVICES, order.id)
  const due = (await listDueParcels(ctx, { storefront: 'GCSUK' })).filter(({ orderId }) => orderId === order.id)
  expect(due).toMatchObject([
    { position: 1, shipOn: '2026-03-02', shipmentIds: expect.arrayContaining(order.shipments.map(({ id }) => id)) },
  ])
  const parcel = due[0] as NonNullable<(typeof due)[0]>
  const slip = await drawPackingSlip(ctx, CALM_SERVICES, parcel)
  expect(slip.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await Promise.all([shipParcel(ctx, parcel), shipParcel(ctx, parcel)])).toContain(false)
  expect(await listParcels(db, order.id)).toMatchObject([{ state: 'SHIPPED', shippedAt: ctx.clock.now() }])
  expect(await listDueParcels(ctx, { storefront: 'GCSUK' })).toEqual([])
})

test('a parcel for a later day is not due yet', async () => {
  const receivers = [{ kind: 'ME' as const, deliverOn: '2026-03-20' }]
  const order = await buy([{ kind: 'PHYSICAL', receivers }])
  await issueCards(ctx, CALM_SERVICES, order.id)
  expect(await listDueParcels(ctx)).toEqual([])
  expect(await listDueParcels(ctx, { by: '2026-03-17' })).toMatchObject([{ orderId: order.id }])
})
