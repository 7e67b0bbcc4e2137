import { expect, test } from 'vitest'
import type { OrderAddress, Shipment } from './order.ts'
import { deliveryAddressOf, firstNameOf, hasOwnAddress } from './parcel.ts'

const HOME = { postCode: 'SW1A 1AA', houseNumber: '12', street: 'High Street', city: 'London', countryCode: 'GB' }
const BILL = { billingAddress: { ...HOME, firstName: 'Anna', email: 'anna@example.com' } }

const shipment = (kind: Shipment['kind'], receiver: OrderAddress): Shipment => ({
  id: '1',
  tag: 'a',
  kind,
  receiverKind: 'ME',
  receiver,
  deliverAt: null,
  deliverOn: null,
  promised: null,
  position: 0,
  packages: [],
})

test.each([
  ['a parcel to the buyer', 'PHYSICAL', { countryCode: 'GB' }],
  ['a mail to the buyer', 'DIGITAL', {}],
] as const)('%s goes to the billing address until another is given', (_sentence, kind, receiver) => {
  expect(hasOwnAddress(shipment(kind, receiver))).toBe(false)
  expect(deliveryAddressOf(BILL, shipment(kind, receiver))).toBe(BILL.billingAddress)
})

test.each([
  ['next door', 'PHYSICAL', { ...HOME, houseNumber: '14' }],
  ['to the billing address itself', 'PHYSICAL', HOME],
  ['to another mailbox', 'DIGITAL', { email: 'at.work@example.com' }],
] as const)('a delivery %s has its own address', (_sentence, kind, receiver) => {
  expect(hasOwnAddress(shipment(kind, receiver))).toBe(true)
  expect(deliveryAddressOf(BILL, shipment(kind, receiver))).toBe(receiver)
})

test.each([
  ['a buyer who gave another email address keeps their own name', 'ME', { email: 'work@example.com' }, 'Anna'],
  ['a recipient keeps theirs', 'RECEIVER', { email: 'ben@example.com', firstName: 'Ben' }, 'Ben'],
  ["a recipient without a name does not get the buyer's", 'RECEIVER', { email: 'ben@example.com' }, undefined],
] as const)('%s', (_sentence, receiverKind, receiver, name) => {
  expect(firstNameOf(BILL, { ...shipment('DIGITAL', receiver), receiverKind })).toBe(name)
})
