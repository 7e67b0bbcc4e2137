import { expect, test } from 'vitest'
import { cardExpiry } from './card-expiry.ts'

test.each([
  ['a year from the day it is received', '2026-03-02', 12, '2027-03-02'],
  ['short months end on their last day', '2026-01-31', 1, '2026-02-28'],
  ['a leap day counts', '2027-02-28', 12, '2028-02-28'],
  ['a product that is gone is valid for two years', '2026-03-02', null, '2028-03-02'],
])('%s', (_sentence, givenOn, months, expected) => {
  expect(cardExpiry(givenOn, months)).toBe(expected)
})
