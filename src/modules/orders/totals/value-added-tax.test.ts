import { expect, test } from 'vitest'
import { includedTax } from './value-added-tax.ts'

test.each([
  ['a fifth on top is a sixth of the whole', 'GB', 600, 100],
  ['rounded to the penny', 'GB', 95, 16],
  ['the Dutch rate', 'NL', 121, 21],
  ['none where prices include none', 'US', 125, 0],
])('%s', (_sentence, country, minor, expected) => {
  expect(includedTax(country, minor)).toBe(expected)
})
