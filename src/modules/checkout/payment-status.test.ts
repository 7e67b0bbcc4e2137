import { expect, test } from 'vitest'
import { paymentStatus, type StatusOf } from './payment-status.ts'

const NOW = new Date('2026-03-02T10:00:00Z')
const OPEN = {
  state: 'NEW',
  reason: undefined,
  redirectUrl: 'https://pay.example/',
  sessionResult: undefined,
  sessionExpiresAt: new Date('2026-03-02T10:00:01Z'),
} as const
const PENDING: StatusOf = {
  order: 'PENDING',
  isPayable: true,
  isDiscarded: false,
  awaitsTransfer: false,
  attempt: OPEN,
  now: NOW,
}
const refused = (reason: 'REFUSED' | 'FRAUD' | 'CANCELLED' | 'EXPIRED' | 'ERROR') => ({
  ...OPEN,
  state: 'REFUSED' as const,
  reason,
})

test.each([
  ['a completed order is done', { order: 'COMPLETED' }, ['COMPLETED', undefined, false, false]],
  ['a page that is open is waited for', {}, ['PENDING', undefined, true, true]],
  [
    'a page that is older than an hour is not',
    { attempt: { ...OPEN, sessionExpiresAt: NOW } },
    ['FAILED', 'PAYMENT_EXPIRED', true, true],
  ],
  [
    'without a page there is nothing to wait for',
    { attempt: { ...OPEN, redirectUrl: undefined } },
    ['FAILED', 'PAYMENT_UNAVAILABLE', true, true],
  ],
  [
    'a payment that the shopper returned from is being checked',
    { attempt: { ...OPEN, sessionResult: 'x' } },
    ['PENDING', undefined, false, true],
  ],
  [
    'a transfer is awaited',
    { awaitsTransfer: true, attempt: { ...OPEN, sessionResult: 'x' } },
    ['PENDING', undefined, true, true],
  ],
  ['a refusal is a failure', { attempt: refused('REFUSED') }, ['FAILED', 'PAYMENT_FRAUD', true, true]],
  ['suspected fraud looks like any refusal', { attempt: refused('FRAUD') }, ['FAILED', 'PAYMENT_FRAUD', true, true]],
  ['a connection error is another failure', { attempt: refused('ERROR') }, ['FAILED', 'PAYMENT_FAILED', true, true]],
  ['a shopper who cancelled may try again', { attempt: refused('CANCELLED') }, ['CANCELED', undefined, true, true]],
  [
    'an expired order can still be paid',
    { order: 'CANCELED', attempt: refused('EXPIRED') },
    ['FAILED', 'PAYMENT_EXPIRED', true, true],
  ],
  [
    'a day later it can only be returned to the cart',
    { order: 'CANCELED', isPayable: false, attempt: refused('EXPIRED') },
    ['FAILED', 'PAYMENT_EXPIRED', false, true],
  ],
  [
    'a cancelled order stays cancelled',
    { order: 'CANCELED', isDiscarded: true, isPayable: false, attempt: refused('CANCELLED') },
    ['CANCELED', undefined, false, false],
  ],
] as [string, Partial<StatusOf>, unknown[]][])('%s', (_sentence, known, expected) => {
  const { status, failure, canRetry, canCancel } = paymentStatus({ ...PENDING, ...known })
  expect([status, failure, canRetry, canCancel]).toEqual(expected)
})
