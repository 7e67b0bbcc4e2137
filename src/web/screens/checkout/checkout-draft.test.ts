import { expect, test } from 'vitest'
import { readYourData } from './checkout-draft.ts'

const DRAFT = { yourData: { firstName: 'Cleo', companyName: 'Bramble & Co', referenceNumber: 'CC-42' }, cartId: 'first' }

test('a reference is of one order; who orders stays known for the next', () => {
  expect(readYourData(DRAFT, { id: 'first' })).toEqual(DRAFT.yourData)
  expect(readYourData(DRAFT, { id: 'second' })).toEqual({ firstName: 'Cleo', companyName: 'Bramble & Co' })
})
