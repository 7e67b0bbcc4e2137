import { expect, test } from 'vitest'
import type { Payment } from '../payments/index.ts'
import { isTriedTooOften } from './attempt-limits.ts'

const NOW = new Date('2026-03-02T10:00:00Z')
const REFUSED = { state: 'REFUSED', reason: 'REFUSED', method: 'scheme', createdAt: NOW } as const
const attempts = (count: number, other: Partial<Payment> = {}) => Array.from({ length: count }, () => ({ ...REFUSED, ...other }))
const at = (time: string) => ({ createdAt: new Date(`2026-03-02T${time}Z`) })

test.each([
  ['four refused cards leave a fifth try', attempts(4), false],
  ['five refused cards block a sixth try', attempts(5), true],
  ['so do five failed attempts', attempts(5, { reason: 'ERROR' }), true],
  ['so do five open attempts, because all may still be refused', attempts(5, { state: 'NEW', reason: undefined }), true],
  ['so do five attempts that were replaced by another method', attempts(5, { reason: 'REPLACED' }), true],
  ['attempts that the shopper cancelled do not count', attempts(9, { reason: 'CANCELLED' }), false],
  ['captured attempts do not count', attempts(9, { state: 'CAPTURED', reason: undefined }), false],
  ['each method is counted separately', attempts(5, { method: 'paypal' }), false],
  ['an attempt within the last ten minutes counts', attempts(5, at('09:50:01')), true],
  ['an attempt ten minutes ago does not', attempts(5, at('09:50:00')), false],
])('%s', (_sentence, earlier, expected) => {
  expect(isTriedTooOften(earlier, 'scheme', NOW)).toBe(expected)
})
