import { expect, test } from 'vitest'
import { findRefunded, refundReference } from './refund-reference.ts'

const PAYMENT = '0b6f1f5e-4f0b-4a64-9d0e-6c3f7d1c2a10:1'

test('each refund request has its own key, which leads back to its payment', () => {
  const askings: { reference: string }[] = []
  for (let time = 1; time <= 3; time++) askings.push({ reference: refundReference(PAYMENT, askings) })
  const references = askings.map(({ reference }) => reference)
  expect(references).toEqual([`${PAYMENT}:refund`, `${PAYMENT}:refund:2`, `${PAYMENT}:refund:3`])
  expect(references.map(findRefunded)).toEqual([PAYMENT, PAYMENT, PAYMENT])
})

test('a refund that staff made at the provider does not use up a key', () => {
  expect(refundReference(PAYMENT, [{ reference: 'REFUND:8835511210681324' }])).toBe(`${PAYMENT}:refund`)
})

test.each([PAYMENT, `${PAYMENT} at the desk`, 'a shop next door:1:refund', `${PAYMENT}:refund:2:3`])(
  '"%s" is not one of our refunds',
  (reference) => {
    expect(findRefunded(reference)).toBeUndefined()
  },
)
