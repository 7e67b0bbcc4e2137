import { expect, test } from 'vitest'
import { shopCalendar } from '#modules/delivery/index.ts'
import type { Shipment } from '../../order.ts'
import { planParcels } from './plan-parcels.ts'

const calendar = shopCalendar({ timeZone: 'Europe/London', countryCode: 'GB', postalWorkingDays: { earliest: 2, latest: 3 } })
const HOME = { firstName: 'Ben', lastName: 'Oak', street: 'Long Lane', houseNumber: '1', postCode: 'SW1A 1AA', city: 'London' }

function shipment(id: string, given: Partial<Shipment> = {}): Shipment {
  const usual = {
    tag: 't',
    kind: 'PHYSICAL',
    receiverKind: 'RECEIVER',
    receiver: HOME,
    deliverAt: null,
    deliverOn: null,
    promised: null,
  } as const
  return { id, ...usual, position: 1, packages: [], ...given }
}

function daysOf(since: string, deliverOn: string | null): string[] {
  return planParcels([shipment('a', { deliverOn })], { since: new Date(since), calendar }).map(({ shipOn }) => shipOn)
}

test.each([
  ['paid on Monday before 17:00 leaves on Monday', '2026-03-02T16:59:00Z', null, '2026-03-02'],
  ['paid on Monday at 17:00 leaves on Tuesday', '2026-03-02T17:00:00Z', null, '2026-03-03'],
  ['paid on Saturday leaves on Monday', '2026-03-07T10:00:00Z', null, '2026-03-09'],
  ['for a later day it leaves three working days before', '2026-03-02T10:00:00Z', '2026-03-20', '2026-03-17'],
  ['over a weekend too', '2026-03-02T10:00:00Z', '2026-03-16', '2026-03-11'],
  ['for a day that is near it leaves at once', '2026-03-02T10:00:00Z', '2026-03-04', '2026-03-02'],
])('%s', (_sentence, since, deliverOn, expected) => {
  expect(daysOf(since, deliverOn)).toEqual([expected])
})

test('shipments to one address on one day are one parcel; mails are not parcels', () => {
  const shipments = [
    shipment('a'),
    shipment('b'),
    shipment('c', { receiver: { ...HOME, houseNumber: '2' } }),
    shipment('d', { kind: 'DIGITAL' }),
  ]
  const parcels = planParcels(shipments, { since: new Date('2026-03-02T10:00:00Z'), calendar })
  expect(parcels.map(({ shipmentIds }) => shipmentIds)).toEqual([['a', 'b'], ['c']])
})
