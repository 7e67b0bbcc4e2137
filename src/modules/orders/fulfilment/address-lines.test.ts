import { expect, test } from 'vitest'
import { writeAddressLines } from './address-lines.ts'

test.each([
  [
    'number first and the postcode after the town in Britain',
    { street: 'Long Lane', houseNumber: '1', suffix: 'B', postCode: 'SW1A 1AA', city: 'London', countryCode: 'GB' },
    'en-GB',
    ['1B Long Lane', 'London SW1A 1AA', 'United Kingdom'],
  ],
  [
    'street first and the postcode before the town in the Netherlands',
    { street: 'Damrak', houseNumber: '12', addressLine1: 'Achter', postCode: '1012 AB', city: 'Amsterdam', countryCode: 'NL' },
    'nl-NL',
    ['Damrak 12', 'Achter', '1012 AB Amsterdam', 'Nederland'],
  ],
  ['an empty address has no lines', {}, 'en-GB', []],
])('%s', (_sentence, address, locale, expected) => {
  expect(writeAddressLines(address, locale)).toEqual(expected)
})
