import { expect, test } from 'vitest'
import { listUnnamed } from './list-unnamed.ts'

const ann = { receiverKind: 'RECEIVER', deliveryAddress: { firstName: 'Ann' } } as const
const ben = { receiverKind: 'RECEIVER', deliveryAddress: { firstName: 'Ben' } } as const
const me = { receiverKind: 'ME', deliveryAddress: null } as const

test.each([
  ['what goes to the buyer has no receiver of its own', [ann, me, me], [1, 2]],
  ['a second parcel for the same person has none either', [ann, ben, ann], [2]],
  ['of all to one address the first may stay', [ann, ann, ann], [1, 2]],
  ['each has its own', [ann, ben], []],
] as const)('%s', (_sentence, parcels, unnamed) => {
  const given = parcels.map((parcel, id) => ({ ...parcel, id }))
  expect(listUnnamed(given).map(({ id }) => id)).toEqual(unnamed)
})
