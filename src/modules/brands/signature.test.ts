import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hasCleanParts, isInTime, isSignedWith, type SignedRequest } from './signature.ts'

const REQUEST: SignedRequest = {
  timestamp: '1772445600',
  nonce: 'f3b9c1d27a604e55',
  method: 'POST',
  path: '/brand-api/v1/reservations',
  idempotencyKey: 'order-17',
  body: '{"pin":"123456"}',
}
const sign = (secret: string, parts: readonly string[]) => createHmac('sha256', secret).update(parts.join('\n')).digest('hex')
const SIGNATURE = sign('secret', Object.values(REQUEST))

test('a request that is signed as documented is accepted', () => {
  expect(isSignedWith('secret', REQUEST, SIGNATURE)).toBe(true)
})

test.each(Object.keys(REQUEST))('a signature is invalid once the %s was changed', (part) => {
  expect(isSignedWith('secret', { ...REQUEST, [part]: 'changed' }, SIGNATURE)).toBe(false)
})

test.each([
  ['another secret', sign('another', Object.values(REQUEST))],
  ['half a signature', SIGNATURE.slice(0, 32)],
  ['no signature', ''],
  ['nonsense', 'z'.repeat(64)],
])('%s is refused', (_what, signature) => {
  expect(isSignedWith('secret', REQUEST, signature)).toBe(false)
})

test.each([
  ['five minutes early', '2026-03-02T09:55:00Z', true],
  ['a second more', '2026-03-02T09:54:59Z', false],
  ['five minutes late', '2026-03-02T10:05:00Z', true],
  ['a second later', '2026-03-02T10:05:01Z', false],
])('a clock that is %s', (_what, now, isAccepted) => {
  expect(isInTime('1772445600', new Date(now))).toBe(isAccepted)
})

test.each([
  ['a line break in the nonce', { nonce: 'f3b9c1d27a604e55\nPOST' }],
  ['a short nonce', { nonce: 'f3b9c1d27a60' }],
  ['a time that is no number', { timestamp: 'now' }],
  ['a line break in the idempotency key', { idempotencyKey: 'a\nb' }],
])('%s is refused', (_what, part) => {
  expect(hasCleanParts(REQUEST)).toBe(true)
  expect(hasCleanParts({ ...REQUEST, ...part })).toBe(false)
})
