import { expect, test } from 'vitest'
import type { DeliveryMode, Shipment } from '../order.ts'
import { mergedDeliveryMode } from './delivery-mode.ts'

const to = (street: string, kind: Shipment['kind'] = 'PHYSICAL') =>
  ({ kind, receiverKind: 'RECEIVER', receiver: { street }, deliverOn: null }) as unknown as Shipment
const cart = (deliveryMode: DeliveryMode, ...shipments: Shipment[]) => ({ deliveryMode, shipments })

test.each([
  ['one address for all stays so while all go there', cart('SINGLE', to('Long Lane')), cart('SINGLE', to('Long Lane')), 'SINGLE'],
  ['a mail goes to no address', cart('SINGLE', to('Long Lane')), cart('DEFAULT', to('', 'DIGITAL')), 'SINGLE'],
  ['a parcel for somewhere else ends it', cart('SINGLE', to('Long Lane')), cart('DEFAULT', to('Short Street')), 'DEFAULT'],
  ['two places are no one address', cart('SINGLE', to('Long Lane')), cart('SINGLE', to('Short Street')), 'DEFAULT'],
  ['an empty cart becomes the other', cart('DEFAULT'), cart('SINGLE', to('Long Lane')), 'SINGLE'],
  ['a cart keeps its own', cart('SPLIT', to('Long Lane')), cart('SINGLE', to('Short Street')), 'SPLIT'],
] as const)('%s', (_sentence, into, from, expected) => {
  expect(mergedDeliveryMode(into, from)).toBe(expected)
})
