import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'
import { prizeMinor } from './prize.ts'

test.each([
  ['what is on the card', 4_950, 4_950],
  ['at most the cap', 25_001, 25_000],
  ['the cap itself', 25_000, 25_000],
  ['nothing with an empty card', 0, 0],
])('the winner gets %s', (_sentence, balance, expected) => {
  expect(prizeMinor(balance, 25_000)).toBe(expected)
})

test.each([
  ['Anna Maria Hill', 'A. H.'],
  ['anna', 'A.'],
  ['  Zoë   van der Berg ', 'Z. B.'],
  ["'t Hooft (3rd)", 'T. R.'],
  ['Élise Ødegård', 'É. Ø.'],
  ['007', '***'],
  ['. -', '***'],
])('%s is shown as %s', (name, expected) => {
  expect(initialsOf(name)).toBe(expected)
})
