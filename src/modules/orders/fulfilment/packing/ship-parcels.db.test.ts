import { expect, test } from 'vitest'
import { testFulfilment } from '../../../../../tests/support/fulfilment.ts'
import { readPdfText } from '../../../../../tests/support/pdf-text.ts'
import { CALM_SERVICES } from '../../../../../tests/support/services.ts'
import { listOrderCards, readCardSecrets } from '../../../giftcards/index.ts'
import type { Parcel } from '../gift.ts'
import { issueCards } from '../issue-cards.ts'
import { drawPackingSlip } from './packing-slip.ts'
import { listParcels } from './parcels.store.ts'
import { listDueParcels, shipParcel } from './ship-parcels.ts'

const { ctx, db, buy } = await testFulfilment()

test('a parcel is due on its day, and is shipped once', async () => {
  const order = await buy([
    { kind: 'PHYSICAL', qty: 2 },
    { slug: 'blank-choice-cards-classic', kind: 'PHYSICAL', value: 3 },
  ])
  await issueCards(ctx, CALM_SERVICES, order.id)
  const due = (await listDueParcels(ctx, { storefront: 'GCSUK' })).filter(({ orderId }) => orderId === order.id)
  expect(due).toMatchObject([
    { position: 1, shipOn: '2026-03-02', shipmentIds: expect.arrayContaining(order.shipments.map(({ id }) => id)) },
  ])
  const parcel = due[0] as NonNullable<(typeof due)[0]>
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

test('a slip tells where a parcel goes and what goes into it, but never a whole card number or a PIN', async () => {
  const order = await buy([{ kind: 'PHYSICAL', qty: 2, wrapperId: 'birthday-balloons', message: 'With love from the north' }])
  const [parcel] = await listParcels(db, order.id)
  const slip = readPdfText(await drawPackingSlip(ctx, CALM_SERVICES, parcel as Parcel))
  const cards = await listOrderCards(db, order.id)
  const told = [
    ['Gift Card Square · Packing slip', `Order ${order.number}-1`, 'Leaves on 2 March 2026', 'Carrier: Robin Post'],
    ['Ship to', 'Anna Hill', '1 Long Lane', 'London SW1A 1AA', 'United Kingdom'],
    ['Grumble Coffee', '2', '£25', cards.map(({ lastFour }) => lastFour).join(', ')],
    ['Wrapper: Birthday balloons', 'Message to print: With love from the north'],
  ]
  for (const lines of told) expect(slip).toContain(lines.join('\n'))
  for (const { id } of cards) {
    const { number, pin } = await readCardSecrets(ctx, CALM_SERVICES, id)
    expect(slip.replaceAll(/\s/g, '')).not.toContain(number)
    expect(slip).not.toMatch(new RegExp(`\\b${pin}\\b`))
  }
})
