import { expect, test } from 'vitest'
import { toRefusalReason } from './adyen-events.ts'

test.each([
  ['Shopper Cancelled', 'CANCELLED'],
  ['Cancelled Card', 'REFUSED'],
  ['62 : CARD CANCELLED', 'REFUSED'],
  ['Expired', 'EXPIRED'],
  ['Expired Card', 'REFUSED'],
  ['FRAUD-CANCELLED', 'FRAUD'],
  ['Acquirer Error', 'ERROR'],
])('%s is %s: a card that its bank cancelled was refused, and counts as a try', (words, reason) => {
  expect(toRefusalReason(words)).toBe(reason)
})
