import { describe, expect, test } from 'vitest'
import { storefronts } from '#storefronts/index.ts'
import { findPostcodeFailure, tidyPostcode } from './postcode.ts'

const EDGES: [rule: string, country: string, right: string[], wrong: string[]][] = [
  ['the Emirates have no postcodes: anything short will do', 'AE', ['00000', 'PO Box 123'], ['a text that is far too long']],
  ['Austria: 4 digits from 1 on', 'AT', ['1010', '9992'], ['0999', '101', '10100', 'A-1010']],
  ['Australia: 4 digits', 'AU', ['0800', '2000'], ['200', '20000']],
  ['Belgium: 4 digits from 1 on', 'BE', ['1000', '9999'], ['0999', '99999']],
  ['Brazil: 5 digits, a dash or none, 3 digits', 'BR', ['01310-100', '01310100'], ['01310 100', '1310-100', '01310-10']],
  [
    'Canada: letter and digit in turn, of the letters in use',
    'CA',
    ['K1A 0B1', 'k1a0b1', 'Y1A 9Z9'],
    ['D1A 0B1', 'W1A 0B1', 'K1O 0B1', 'K1A-0B1', 'K1A 0B'],
  ],
  ['Switzerland: 4 digits from 1 on', 'CH', ['1000', '8001'], ['0800', '80010']],
  ['Germany: 5 digits, but 01000 and 99999', 'DE', ['01001', '99998', '10115'], ['01000', '99999', '1011', '101150', '1011a']],
  ['Denmark: 4 digits from 1 on', 'DK', ['1050', '9990'], ['0999', '105']],
  ['Spain: 5 digits', 'ES', ['28001', '01001'], ['2800', '280011']],
  ['France: 5 digits', 'FR', ['75001', '01000'], ['7500', '75 001']],
  [
    'the United Kingdom: 1 or 2 letters, a digit, a letter or digit or none, then a digit and 2 letters',
    'GB',
    ['M1 1AE', 'M60 1NW', 'CR2 6XH', 'DN55 1PT', 'W1A 1HQ', 'EC1A 1BB', 'ec1a1bb', ' SW1A 1AA '],
    ['M 1AE', 'EC1A  1BB', 'EC1A 1B', 'EC1A 11B', 'ECC1 1BB', '1EC 1BB', 'EC1AA 1BB', 'EC1A-1BB'],
  ],
  [
    'Ireland: a letter and 2 digits, then 4 letters or digits; D6W too',
    'IE',
    ['D02 X285', 'a65f4e2', 'D6W XY00'],
    ['D2 X285', '002 X285', 'D02 X28', 'D02 X2855', 'C6W XY00'],
  ],
  ['Italy: 5 digits', 'IT', ['00118', '39100'], ['0011', '001180']],
  ['Mexico: 5 digits', 'MX', ['06000'], ['6000']],
  [
    'the Netherlands: 4 digits from 1 on, 2 letters but SA, SD and SS',
    'NL',
    ['1012 AB', '1012ab', '9999 ZZ', '1000 SE'],
    ['0999 AB', '1012 SA', '1012sd', '1012 Ss', '1012  AB', '1012 A', '1012 ABC', '101 AB', '1012 Ä1'],
  ],
  ['Norway: 4 digits', 'NO', ['0150', '9991'], ['150', '01500']],
  ['New Zealand: 4 digits', 'NZ', ['0110', '6011'], ['110', '60110']],
  ['Poland: 2 digits, a dash, 3 digits', 'PL', ['00-001', '99-400'], ['00001', '00 001', '0-001']],
  ['Portugal: 4 digits, a dash or none, 3 digits', 'PT', ['1000-001', '1000001'], ['1000 001', '1000', '100-001']],
  ['Sweden: 3 digits, a space or none, 2 digits', 'SE', ['111 22', '11122'], ['1112', '111  22', '11 122']],
  [
    'the United States: 5 digits, with 4 more after a dash or without',
    'US',
    ['10001', '10001-1234'],
    ['1000', '10001-123', '100011234', '10001 1234'],
  ],
]

test('every country with a storefront is tested here', () => {
  const countries = new Set(storefronts.map(({ countryCode }) => countryCode))
  expect(EDGES.map(([, country]) => country).toSorted()).toEqual([...countries].toSorted())
})

describe.each(EDGES)('%s', (_rule, country, right, wrong) => {
  test.each(right)('%s is a postcode', (postCode) => {
    expect(findPostcodeFailure(postCode, country)).toBeUndefined()
  })

  test.each(wrong)('%s is not a postcode', (postCode) => {
    expect(findPostcodeFailure(postCode, country)).toBe('POSTCODE_INVALID')
  })

  test('an empty one is missing', () => {
    expect(findPostcodeFailure('  ', country)).toBe('POSTCODE_REQUIRED')
  })
})

test('in other countries anything short will do, but it is required', () => {
  expect(findPostcodeFailure('LV-1010', 'LV')).toBeUndefined()
  expect(findPostcodeFailure('', 'LV')).toBe('POSTCODE_REQUIRED')
  expect(findPostcodeFailure('1'.repeat(13), 'LV')).toBe('POSTCODE_INVALID')
})

test.each([
  ['NL', '1012jk', '1012 JK'],
  ['NL', '1012 JK', '1012 JK'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', ' m1 1ae ', 'M1 1AE'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['IE', 'd6wxy00', 'D6W XY00'],
  ['BR', '01310100', '01310-100'],
  ['PT', '1000001', '1000-001'],
  ['SE', '11122', '111 22'],
  ['DE', '10115', '10115'],
  ['AE', 'PO Box 123', 'PO Box 123'],
  ['NL', 'no postcode', 'no postcode'],
])('in %s "%s" is written "%s"', (country, typed, written) => {
  expect(tidyPostcode(typed, country)).toBe(written)
})

test('a country named like a JavaScript property counts as unknown', () => {
  expect(findPostcodeFailure('1012', 'constructor')).toBeUndefined()
  expect(tidyPostcode('1012', 'constructor')).toBe('1012')
})
