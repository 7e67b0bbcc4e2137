import { expect, test } from 'vitest'
import type { DeliveryMode, Shipment } from '../order.ts'
import { mergedDeliveryMode } from './delivery-mode.ts'

const to = (street: string, kind: Shipment['kind'] = 'PHYSICAL') =>
  ({ kind, receiverKind: 'RECEIVER', receiver: { street }, deliverOn: null }) as unknown as Shipment
const cart = (deliveryMode: DeliveryMode, ...shipments: Shipment[]) => ({ deliveryMode, shipments })

test.each([
  [
    'single-address mode stays while all go to one address',
    cart('SINGLE', to('Long Lane')),
    cart('SINGLE', to('Long Lane')),
    'SINGLE',
  ],
  ['mails do not count', cart('SINGLE', to('Long Lane')), cart('DEFAULT', to('', 'DIGITAL')), 'SINGLE'],
  ['a parcel to another address ends it', cart('SINGLE', to('Long Lane')), cart('DEFAULT', to('Short Street')), 'DEFAULT'],
  ['two addresses end it', cart('SINGLE', to('Long Lane')), cart('SINGLE', to('Short Street')), 'DEFAULT'],
  ['an empty cart takes the mode of the other', cart('DEFAULT'), cart('SINGLE', to('Long Lane')), 'SINGLE'],
  ['a cart keeps its own', cart('SPLIT', to('Long Lane')), cart('SINGLE', to('Short Street')), 'SPLIT'],
] as const)('%s', (_sentence, into, from, expected) => {
  expect(mergedDeliveryMode(into, from)).toBe(expected)
})
