import { expect, test } from 'vitest'
import { readRefusal } from './read-refusal.ts'

test.each([
  ['a text without blanks', { refused: '2030' }, { name: 'CARD_LIMIT' }],
  [
    'a limit fills the blank of its text',
    { refused: '2106', limit: '£10' },
    { name: 'VALUE_TOO_LOW', values: { minimum: '£10' } },
  ],
  [
    'as the Swiss write it',
    { refused: '2106', limit: 'CHF 1’000.00' },
    { name: 'VALUE_TOO_LOW', values: { minimum: 'CHF 1’000.00' } },
  ],
  ['in words too', { refused: '2015', limit: '500 pound' }, { name: 'APPLE_LIMIT', values: { limit: '500 pound' } }],
  [
    'an address makes the shop say nothing else',
    { refused: '2106', limit: 'https://evil.example' },
    { name: 'VALUE_NOT_OFFERED' },
  ],
  ['a blank that nothing fills', { refused: '2107' }, { name: 'VALUE_NOT_OFFERED' }],
  ['a code that is not ours', { refused: '1' }, { name: 'VALUE_NOT_OFFERED' }],
])('%s', (_sentence, refused, expected) => {
  expect(readRefusal(refused)).toEqual(expected)
})
