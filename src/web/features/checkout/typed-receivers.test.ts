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
  ['one address for all is said of parcels, not of mails', { deliveryMode: 'SINGLE', receiver: RECEIVER }, { mail }],
  ['gift by gift is said of all together alone', { deliveryMode: 'DEFAULT' }, { parcel, mail }],
  [
    'a parcel that gets a receiver goes no more with all',
    { shipments: [{ shipmentId: 'parcel', receivers: [RECEIVER] }] },
    { mail },
  ],
  ['a mail that gets one never did', { shipments: [{ shipmentId: 'mail', receivers: [RECEIVER] }] }, { parcel, all }],
  ['what is divided is forgotten', { deliveryMode: 'SPLIT', shipments: [{ shipmentId: 'parcel', divideInto: 2 }] }, { mail }],
  [
    'another moment leaves who gets it',
    { shipments: [{ shipmentId: 'mail', deliverOn: null, deliverAt: '2026-07-02T10:00' }] },
    { parcel, mail: { firstName: 'Ann' }, all },
  ],
  [
    'another day of a parcel leaves where all go',
    { shipments: [{ shipmentId: 'parcel', deliverOn: null }] },
    { parcel: { firstName: 'Zoe' }, mail, all },
  ],
  [
    'a parcel that came later may not go with all',
    { shipments: [{ shipmentId: 'new', receivers: [RECEIVER] }] },
    { parcel, mail },
  ],
])('%s', (_sentence, said, left) => {
  expect(withoutSaved(TYPED, said)).toEqual(left)
})

test('where all parcels go is known as long as one of them is there', () => {
  expect(readTyped(TYPED, { shipments: [{ id: 'other' }, { id: 'new' }] })).toEqual(TYPED.receivers)
})

test('a basket that was emptied and filled again starts without it', () => {
  expect(readTyped(TYPED, { shipments: [{ id: 'new' }, { id: 'newer' }] })).toEqual({ parcel, mail })
})
