import { expect, test } from 'vitest'
import { listParcelsWithoutReceiver } from './list-parcels-without-receiver.ts'

const ann = { receiverKind: 'RECEIVER', deliveryAddress: { firstName: 'Ann' } } as const
const ben = { receiverKind: 'RECEIVER', deliveryAddress: { firstName: 'Ben' } } as const
const me = { receiverKind: 'ME', deliveryAddress: null } as const

test.each([
  ['a parcel to the buyer needs no receiver of its own', [ann, me, me], [1, 2]],
  ['a second parcel for the same person needs no receiver of its own', [ann, ben, ann], [2]],
  ['if all go to one address, the first keeps it', [ann, ann, ann], [1, 2]],
  ['parcels for different people keep their receivers', [ann, ben], []],
] as const)('%s', (_sentence, parcels, unnamed) => {
  const given = parcels.map((parcel, id) => ({ ...parcel, id }))
  expect(listParcelsWithoutReceiver(given).map(({ id }) => id)).toEqual(unnamed)
})
