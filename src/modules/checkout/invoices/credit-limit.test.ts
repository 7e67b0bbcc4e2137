import { expect, test } from 'vitest'
import { creditLimit } from './check-credit.ts'

test.each([
  ['2,500 pounds', 'GBP', 250_000],
  ['2,500 US dollars', 'USD', 250_000],
  ['25,000 Swedish kronor, set by hand', 'SEK', 2_500_000],
  ['200,000 yen, which have no decimals', 'JPY', 200_000],
  ['34,000,000 dong', 'VND', 34_000_000],
])('a company may owe %s', (_sentence, currency, minor) => {
  expect(creditLimit(currency)).toEqual({ currency, minor })
})
