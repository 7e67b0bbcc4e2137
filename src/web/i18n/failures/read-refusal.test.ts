import { expect, test } from 'vitest'
import { readRefusal } from './read-refusal.ts'

test.each([
  ['a text without blanks', { refused: '2030' }, { name: 'CARD_LIMIT' }],
  ['a limit is filled into its text', { refused: '2106', limit: '£10' }, { name: 'VALUE_TOO_LOW', values: { minimum: '£10' } }],
  [
    'in the Swiss format',
    { refused: '2106', limit: 'CHF 1’000.00' },
    { name: 'VALUE_TOO_LOW', values: { minimum: 'CHF 1’000.00' } },
  ],
  ['in words too', { refused: '2015', limit: '500 pound' }, { name: 'APPLE_LIMIT', values: { limit: '500 pound' } }],
  [
    'a text in the address that is not a limit is not shown',
    { refused: '2106', limit: 'https://evil.example' },
    { name: 'VALUE_NOT_OFFERED' },
  ],
  ['a missing limit', { refused: '2107' }, { name: 'VALUE_NOT_OFFERED' }],
  ['an unknown code', { refused: '1' }, { name: 'VALUE_NOT_OFFERED' }],
])('%s', (_sentence, refused, expected) => {
  expect(readRefusal(refused)).toEqual(expected)
})
