import { expect, test } from 'vitest'
import { findVatNumberFailure, toFullVatNumber, toVatNumber } from './vat-number.ts'

test.each(['GB', 'NL', 'US', 'AE'])('in %s an empty number is missing', (country) => {
  expect(findVatNumberFailure(' . ', country)).toBe('VAT_NUMBER_REQUIRED')
})

test.each([
  ['AT', 'ATU12345678'],
  ['BE', 'BE0123456789'],
  ['BE', 'BE 1234.567.890'],
  ['BG', 'BG1234567890'],
  ['CY', 'CY12345678X'],
  ['CZ', 'CZ12345678'],
  ['DE', 'DE123456789'],
  ['DK', 'DK12345678'],
  ['EE', 'EE123456789'],
  ['ES', 'ESX1234567X'],
  ['ES', 'ES12345678X'],
  ['FI', 'FI12345678'],
  ['FR', 'FRXX123456789'],
  ['FR', 'fr 83 404 833 048'],
  ['GB', 'GB123456789'],
  ['GB', 'GB 123 4567 89 123'],
  ['GB', 'GBGD001'],
  ['GB', 'GBHA999'],
  ['GR', 'EL123456789'],
  ['HR', 'HR12345678901'],
  ['HU', 'HU12345678'],
  ['IE', 'IE1234567WA'],
  ['IE', 'IE1S23456L'],
  ['IT', 'IT12345678901'],
  ['LT', 'LT123456789012'],
  ['LU', 'LU12345678'],
  ['LV', 'LV12345678901'],
  ['MT', 'MT12345678'],
  ['NL', 'NL123456789B01'],
  ['PL', 'PL1234567890'],
  ['PT', 'PT123456789'],
  ['RO', 'RO12'],
  ['SE', 'SE123456789001'],
  ['SI', 'SI12345678'],
  ['SK', 'SK1234567890'],
])('in %s %s has the right form', (country, vatNumber) => {
  expect(findVatNumberFailure(vatNumber, country)).toBeUndefined()
})

test.each([
  ['AT', 'AT12345678'],
  ['BE', 'BE2123456789'],
  ['DE', 'DE12345678'],
  ['FR', 'FRIO123456789'],
  ['GB', 'GB12345678'],
  ['GB', 'GB1234567890'],
  ['GB', 'GBGD500'],
  ['GB', 'GBHA499'],
  ['GR', 'GR123456789'],
  ['IE', 'IE12345678'],
  ['NL', 'NL123456789A01'],
  ['NL', 'NL123456789B1'],
  ['SE', 'SE123456789002'],
  ['NL', 'US123456789'],
])('in %s %s has the wrong form', (country, vatNumber) => {
  expect(findVatNumberFailure(vatNumber, country)).toBe('VAT_NUMBER_INVALID')
})

test('the country code may be omitted', () => {
  expect(findVatNumberFailure('123456789', 'GB')).toBeUndefined()
  expect(findVatNumberFailure('U12345678', 'AT')).toBeUndefined()
})

test('a company may be registered in another country', () => {
  expect(findVatNumberFailure('DE123456789', 'NL')).toBeUndefined()
  expect(findVatNumberFailure('DE12345678', 'NL')).toBe('VAT_NUMBER_INVALID')
})

test('in other countries anything of a sensible length will do', () => {
  expect(findVatNumberFailure('CHE-123.456.789 MWST', 'CH')).toBeUndefined()
  expect(findVatNumberFailure('TRN 100000000000003', 'AE')).toBeUndefined()
  expect(findVatNumberFailure('1'.repeat(31), 'US')).toBe('VAT_NUMBER_INVALID')
})

test('it is stored in capitals without spaces', () => {
  expect(toVatNumber(' nl 1234.56.789.b01 ')).toBe('NL123456789B01')
})

test('a country named like a JavaScript property counts as unknown', () => {
  expect(findVatNumberFailure('123', 'constructor')).toBeUndefined()
  expect(toFullVatNumber('123', 'constructor')).toBe('123')
})
