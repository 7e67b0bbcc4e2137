import { expect, test } from 'vitest'
import { findCardFailure, type Giftcard } from './giftcard.ts'

const CARD: Giftcard = {
  id: '00000000-0000-4000-8000-00000000000a',
  orderId: '00000000-0000-4000-8000-00000000000b',
  packageId: '00000000-0000-4000-8000-00000000000c',
  unitNo: 1,
  productId: 7,
  storefront: 'GCSUK',
  value: { currency: 'GBP', minor: 2500 },
  expiresOn: '2027-03-02',
  status: 'ACTIVE',
  lastFour: '1234',
  frozenAt: null,
  closedAt: null,
  replaces: null,
  replacedFor: null,
}

test.each([
  ['a card is valid on its last day', CARD, '2027-03-02', undefined],
  ['and not on the next', CARD, '2027-03-03', 'CARD_EXPIRED'],
  ['a blocked card is blocked', { ...CARD, status: 'BLOCKED' as const }, '2026-03-02', 'CARD_BLOCKED'],
  ['a frozen card is frozen', { ...CARD, frozenAt: new Date(0) }, '2026-03-02', 'CARD_FROZEN'],
  ['a block outranks freezing', { ...CARD, status: 'BLOCKED' as const, frozenAt: new Date(0) }, '2026-03-02', 'CARD_BLOCKED'],
  [
    'a replaced card is closed, whatever else applies to it',
    { ...CARD, status: 'BLOCKED' as const, closedAt: new Date(0) },
    '2026-03-02',
    'CARD_CLOSED',
  ],
])('%s', (_sentence, card, today, failure) => {
  expect(findCardFailure(card, today)).toBe(failure)
})
