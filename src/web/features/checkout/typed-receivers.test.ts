import { expect, test } from 'vitest'
import type { SetDeliveryInput } from '#generated/documents.ts'
import { ALL_PARCELS, readTyped, type Typed, withoutSaved } from './typed-receivers.ts'

const RECEIVER = { kind: 'RECEIVER', firstName: 'Amy' } as const
const TYPED = {
  shipments: [
    { id: 'parcel', variationType: 'PHYSICAL' },
    { id: 'other', variationType: 'PHYSICAL' },
    { id: 'mail', variationType: 'DIGITAL' },
  ],
  receivers: {
    parcel: { firstName: 'Zoe', deliverOn: '2026-07-01' },
    mail: { firstName: 'Ann', deliverOn: '2026-07-01', deliverTime: '09:30' },
    [ALL_PARCELS]: { street: 'Long Lane' },
  },
} as const satisfies Typed
const { parcel, mail, all } = TYPED.receivers

test.each<[sentence: string, said: SetDeliveryInput, left: Typed['receivers']]>([
  ['saving one address for all forgets the parcels, not the mails', { deliveryMode: 'SINGLE', receiver: RECEIVER }, { mail }],
  ['saving gift by gift forgets only the address for all', { deliveryMode: 'DEFAULT' }, { parcel, mail }],
  [
    'a parcel with its own receiver is forgotten, and so is the address for all',
    { shipments: [{ shipmentId: 'parcel', receivers: [RECEIVER] }] },
    { mail },
  ],
  [
    'a mail with its own receiver leaves the address for all',
    { shipments: [{ shipmentId: 'mail', receivers: [RECEIVER] }] },
    { parcel, all },
  ],
  [
    'a divided parcel is forgotten, with the address for all',
    { deliveryMode: 'SPLIT', shipments: [{ shipmentId: 'parcel', divideInto: 2 }] },
    { mail },
  ],
  [
    'another date keeps the receiver',
    { shipments: [{ shipmentId: 'mail', deliverOn: null, deliverAt: '2026-07-02T10:00' }] },
    { parcel, mail: { firstName: 'Ann' }, all },
  ],
  [
    'another date of a parcel keeps the address for all',
    { shipments: [{ shipmentId: 'parcel', deliverOn: null }] },
    { parcel: { firstName: 'Zoe' }, mail, all },
  ],
  [
    'a parcel that was added later forgets the address for all',
    { shipments: [{ shipmentId: 'new', receivers: [RECEIVER] }] },
    { parcel, mail },
  ],
])('%s', (_sentence, said, left) => {
  expect(withoutSaved(TYPED, said)).toEqual(left)
})

test('the address for all parcels is restored while one of them is still there', () => {
  expect(readTyped(TYPED, { shipments: [{ id: 'other' }, { id: 'new' }] })).toEqual(TYPED.receivers)
})

test('a basket that was emptied and filled again starts without the address for all', () => {
  expect(readTyped(TYPED, { shipments: [{ id: 'new' }, { id: 'newer' }] })).toEqual({ parcel, mail })
})
