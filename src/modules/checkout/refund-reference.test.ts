import { expect, test } from 'vitest'
import { findRefunded, refundReference } from './refund-reference.ts'

const PAYMENT = '0b6f1f5e-4f0b-4a64-9d0e-6c3f7d1c2a10:1'

test('each asking has a key of its own, and leads back to its payment', () => {
  const askings = [0, 1, 9].map((failures) => refundReference(PAYMENT, failures))
  expect(askings).toEqual([`${PAYMENT}:refund`, `${PAYMENT}:refund:2`, `${PAYMENT}:refund:10`])
  expect(askings.map(findRefunded)).toEqual([PAYMENT, PAYMENT, PAYMENT])
})

test.each([PAYMENT, `${PAYMENT} at the desk`, 'a shop next door:1:refund', `${PAYMENT}:refund:2:3`])(
  '"%s" is no refund of ours',
  (reference) => {
    expect(findRefunded(reference)).toBeUndefined()
  },
)
