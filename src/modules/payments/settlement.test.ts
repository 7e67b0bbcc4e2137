import { expect, test } from 'vitest'
import type { PaymentState, RefusalReason } from './payment.ts'
import { type PaymentOutcome, type Settlement, settle } from './settlement.ts'

const NOTHING = 'nothing new'

test.each<[string, PaymentState, PaymentOutcome, boolean, Settlement]>([
  ['a new payment is captured', 'NEW', 'CAPTURED', false, { to: 'CAPTURED' }],
  ['a new payment is refused', 'NEW', 'REFUSED', false, { to: 'REFUSED' }],
  ['the second capture of an order is a duplicate', 'NEW', 'CAPTURED', true, { to: 'DUPLICATE' }],
  ['money that comes after a refusal is kept', 'REFUSED', 'CAPTURED', false, { to: 'CAPTURED' }],
  [
    'money that comes after a refusal, for an order paid otherwise, is a duplicate',
    'REFUSED',
    'CAPTURED',
    true,
    { to: 'DUPLICATE' },
  ],
  ['a refusal that comes after the capture changes nothing', 'CAPTURED', 'REFUSED', true, NOTHING],
  ['a capture told twice changes nothing', 'CAPTURED', 'CAPTURED', true, NOTHING],
  ['a capture told after the refund changes nothing', 'REFUNDED', 'CAPTURED', false, NOTHING],
  ['a duplicate is refunded', 'DUPLICATE', 'REFUNDED', true, { to: 'REFUNDED' }],
  ['a refund told twice changes nothing', 'REFUNDED', 'REFUNDED', false, NOTHING],
  ['a refund told before the capture waits', 'NEW', 'REFUNDED', false, 'early'],
])('%s', (_sentence, state, outcome, orderIsPaid, expected) => {
  expect(settle({ state, reason: undefined }, { outcome }, orderIsPaid)).toEqual(expected)
})

test.each<[string, RefusalReason, RefusalReason, Settlement]>([
  [
    'a bank that refused before the shopper cancelled is heard, though it is told later',
    'CANCELLED',
    'REFUSED',
    { to: 'REFUSED' },
  ],
  ['a cancellation after a refusal changes nothing', 'REFUSED', 'CANCELLED', NOTHING],
  ['a cancellation told twice changes nothing', 'CANCELLED', 'CANCELLED', NOTHING],
  ['a page that expires after the shopper cancelled changes nothing', 'CANCELLED', 'EXPIRED', NOTHING],
])('%s', (_sentence, before, reason, expected) => {
  const payment = { state: 'REFUSED', reason: before } as const
  expect(settle(payment, { outcome: 'REFUSED', reason }, false)).toEqual(expected)
})
