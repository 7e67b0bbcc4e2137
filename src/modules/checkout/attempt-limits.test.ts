import { expect, test } from 'vitest'
import type { Payment } from '../payments/index.ts'
import { isTriedTooOften } from './attempt-limits.ts'

const NOW = new Date('2026-03-02T10:00:00Z')
const REFUSED = { state: 'REFUSED', reason: 'REFUSED', method: 'scheme', createdAt: NOW } as const
const attempts = (count: number, other: Partial<Payment> = {}) => Array.from({ length: count }, () => ({ ...REFUSED, ...other }))
const at = (time: string) => ({ createdAt: new Date(`2026-03-02T${time}Z`) })

test.each([
  ['four refused cards leave a fifth try', attempts(4), false],
  ['five refused cards are enough', attempts(5), true],
  ['so are five that failed', attempts(5, { reason: 'ERROR' }), true],
  ['five that are still open may all be refused', attempts(5, { state: 'NEW', reason: undefined }), true],
  ['so may five that were left for another method', attempts(5, { reason: 'REPLACED' }), true],
  ['what the shopper cancelled does not count', attempts(9, { reason: 'CANCELLED' }), false],
  ['nor what was paid', attempts(9, { state: 'CAPTURED', reason: undefined }), false],
  ['another method is counted for itself', attempts(5, { method: 'paypal' }), false],
  ['what was tried within ten minutes counts', attempts(5, at('09:50:01')), true],
  ['what was tried ten minutes ago is over', attempts(5, at('09:50:00')), false],
])('%s', (_sentence, earlier, expected) => {
  expect(isTriedTooOften(earlier, 'scheme', NOW)).toBe(expected)
})
