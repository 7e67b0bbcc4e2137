import { expect, test } from 'vitest'
import { countReceivers } from './count-receivers.ts'
import type { OrderAddress, Shipment } from './order.ts'

let ids = 0
const shipment = (kind: Shipment['kind'], receiver: OrderAddress, receiverKind: Shipment['receiverKind'] = 'RECEIVER') =>
  ({ id: String(++ids), kind, receiverKind, receiver }) as Shipment

const BEN = { firstName: 'Ben', lastName: 'Moss', email: 'ben@example.com' }
const PLACE = { postCode: 'SW1A 1AA', houseNumber: '1', street: 'Long Lane', city: 'London', countryCode: 'GB' }
const BEN_AT_HOME = { firstName: 'Ben', lastName: 'Moss', ...PLACE }

test.each([
  ['two mails to one person are one receiver', 1, [shipment('DIGITAL', BEN), shipment('DIGITAL', BEN)]],
  [
    'however their details were typed',
    1,
    [shipment('DIGITAL', BEN), shipment('DIGITAL', { ...BEN, firstName: ' ben', email: 'BEN@example.com' })],
  ],
  [
    'two parcels to one person at one address are one',
    1,
    [shipment('PHYSICAL', BEN_AT_HOME), shipment('PHYSICAL', { ...BEN_AT_HOME, postCode: 'sw1a1aa' })],
  ],
  ['another mailbox is another receiver', 2, [shipment('DIGITAL', BEN), shipment('DIGITAL', { ...BEN, email: 'b@example.com' })]],
  [
    'another person at that address too',
    2,
    [shipment('PHYSICAL', BEN_AT_HOME), shipment('PHYSICAL', { ...BEN_AT_HOME, firstName: 'Ann' })],
  ],
  [
    'another address of that person too',
    2,
    [shipment('PHYSICAL', BEN_AT_HOME), shipment('PHYSICAL', { ...BEN_AT_HOME, houseNumber: '2' })],
  ],
  ['the buyer counts as one', 2, [shipment('DIGITAL', {}, 'ME'), shipment('PHYSICAL', PLACE, 'ME'), shipment('DIGITAL', BEN)]],
  ['receivers whose names were erased are counted separately', 2, [shipment('DIGITAL', {}), shipment('PHYSICAL', {})]],
])('%s', (_sentence, count, shipments) => {
  expect(countReceivers(shipments)).toBe(count)
})
