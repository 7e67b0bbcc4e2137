import { expect, test } from 'vitest'
import { findUnnamed } from './find-unnamed.ts'

const ann = { receiverKind: 'RECEIVER', deliveryAddress: { firstName: 'Ann' } } as const
const ben = { receiverKind: 'RECEIVER', deliveryAddress: { firstName: 'Ben' } } as const
const me = { receiverKind: 'ME', deliveryAddress: null } as const

test.each([
  ['what goes to the buyer has no receiver of its own', [ann, me, me], 1],
  ['nor has a second parcel for the same person', [ann, ben, ann], 2],
  ['of all to one address the first may stay', [ann, ann, ann], 1],
  ['each has its own', [ann, ben], -1],
] as const)('%s', (_sentence, parcels, place) => {
  const given = parcels.map((parcel, id) => ({ ...parcel, id }))
  expect(findUnnamed(given)).toBe(given[place])
})
