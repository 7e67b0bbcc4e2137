import { expect, test } from 'vitest'
import { testFulfilment } from '#tests/support/fulfilment.ts'
import { NEW_HOME } from '#tests/support/home.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import { readOrder } from '../orders.store.ts'
import { correctAddress } from './correct-address.ts'
import { orderToken } from './fulfilment-tokens.ts'
import { issueCards } from './issue-cards.ts'
import { insertReading, listParcels } from './packing/parcels.store.ts'
import { printSlip, shipParcel } from './packing/ship-parcels.ts'

const { ctx, db, buy, visitor } = await testFulfilment()
const guest = visitor()

async function bought() {
  const order = await buy([{ kind: 'PHYSICAL', qty: 2 }, { kind: 'PHYSICAL' }, {}])
  await issueCards(ctx, HARMLESS_SERVICES, order.id)
  return { order, token: orderToken(HARMLESS_SERVICES, order.id), shipmentId: order.shipments[0]?.id ?? '' }
}

test('a parcel that is not shipped yet can go to another address, with everything in it', async () => {
  const { order, token, shipmentId } = await bought()
  const corrected = await correctAddress(guest, HARMLESS_SERVICES, { orderToken: token, shipmentId, ...NEW_HOME })
  expect(corrected.ok).toBe(true)
  const { shipments } = await readOrder(db, order.id)
  const towns = shipments.map(({ kind, receiver }) => [kind, receiver.city, receiver.countryCode])
  expect(towns).toEqual([
    ['PHYSICAL', 'Manchester', 'GB'],
    ['PHYSICAL', 'Manchester', 'GB'],
    ['DIGITAL', undefined, undefined],
  ])
})

test('once it is shipped, its address cannot be changed', async () => {
  const { order, token, shipmentId } = await bought()
  const [parcel] = await listParcels(db, order.id)
  const id = parcel?.id ?? ''
  await printSlip(ctx, HARMLESS_SERVICES, { id, write: async () => undefined })
  await insertReading(db, { parcelId: id, readBy: 'sam', now: ctx.clock.now() })
  expect(await shipParcel(ctx, { id })).toBe(true)
  const refused = await correctAddress(guest, HARMLESS_SERVICES, { orderToken: token, shipmentId, ...NEW_HOME })
  expect(refused).toEqual({ ok: false, failure: [{ name: 'PARCEL_SHIPPED' }] })
})

test('an invalid address, a mail and a parcel of another order are refused', async () => {
  const { order, token, shipmentId } = await bought()
  const other = await bought()
  const correct = (asked: object) =>
    correctAddress(guest, HARMLESS_SERVICES, { orderToken: token, shipmentId, ...NEW_HOME, ...asked })
  expect(await correct({ postCode: '1012 AB' })).toMatchObject({ ok: false, failure: [{ parameter: 'postCode' }] })
  const unknown = { ok: false, failure: [{ name: 'GIFT_UNKNOWN' }] }
  expect(await correct({ shipmentId: order.shipments[2]?.id })).toEqual(unknown)
  expect(await correct({ shipmentId: other.shipmentId })).toEqual(unknown)
  expect(await correct({ shipmentId: 'nothing' })).toEqual(unknown)
  expect(await correct({ orderToken: 'x'.repeat(43) })).toEqual(unknown)
})
