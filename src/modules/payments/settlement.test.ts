import { expect, test } from 'vitest'
import type { PaymentState, RefusalReason } from './payment.ts'
import { type PaymentOutcome, type Settlement, settle } from './settlement.ts'

const NOTHING = 'nothing new'

test.each<[string, PaymentState, PaymentOutcome, boolean, Settlement]>([
  ['a new payment is captured', 'NEW', 'CAPTURED', false, { to: 'CAPTURED' }],
  ['a new payment is refused', 'NEW', 'REFUSED', false, { to: 'REFUSED' }],
  ['the second capture of an order is a duplicate', 'NEW', 'CAPTURED', true, { to: 'DUPLICATE' }],
  ['money that arrives after a refusal is accepted', 'REFUSED', 'CAPTURED', false, { to: 'CAPTURED' }],
  [
    'money that arrives after a refusal, for an order paid otherwise, is a duplicate',
    'REFUSED',
    'CAPTURED',
    true,
    { to: 'DUPLICATE' },
  ],
  ['a refusal that comes after the capture changes nothing', 'CAPTURED', 'REFUSED', true, NOTHING],
  ['a repeated capture changes nothing', 'CAPTURED', 'CAPTURED', true, NOTHING],
  ['a capture reported after the refund changes nothing', 'REFUNDED', 'CAPTURED', false, NOTHING],
  ['a duplicate is refunded', 'DUPLICATE', 'REFUNDED', true, { to: 'REFUNDED' }],
  ['a repeated refund changes nothing', 'REFUNDED', 'REFUNDED', false, NOTHING],
  ['a refund reported before the capture waits', 'NEW', 'REFUNDED', false, 'early'],
])('%s', (_sentence, state, outcome, orderIsPaid, expected) => {
  expect(settle({ state, reason: undefined }, { outcome }, orderIsPaid)).toEqual(expected)
})

test.each<[string, RefusalReason, RefusalReason, Settlement]>([
  ['a refusal before the shopper cancelled counts, even if it is reported later', 'CANCELLED', 'REFUSED', { to: 'REFUSED' }],
  ['a cancellation after a refusal changes nothing', 'REFUSED', 'CANCELLED', NOTHING],
  ['a repeated cancellation changes nothing', 'CANCELLED', 'CANCELLED', NOTHING],
  ['a page that expires after the shopper cancelled changes nothing', 'CANCELLED', 'EXPIRED', NOTHING],
])('%s', (_sentence, before, reason, expected) => {
  const payment = { state: 'REFUSED', reason: before } as const
  expect(settle(payment, { outcome: 'REFUSED', reason }, false)).toEqual(expected)
})
