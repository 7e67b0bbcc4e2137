import { expect, test } from 'vitest'
import { canBecome } from './order-status.ts'

test.each([
  ['a cart is placed', 'CART', 'PENDING', true],
  ['a placed order is completed', 'PENDING', 'COMPLETED', true],
  ['or cancelled', 'PENDING', 'CANCELED', true],
  ['a cancelled payment may be retried', 'CANCELED', 'PENDING', true],
  ['a completed order stays completed', 'COMPLETED', 'CANCELED', false],
  ['nothing becomes a cart again', 'PENDING', 'CART', false],
  ['a cart is never completed without being placed', 'CART', 'COMPLETED', false],
] as const)('%s', (_sentence, from, to, expected) => {
  expect(canBecome(from, to)).toBe(expected)
})
