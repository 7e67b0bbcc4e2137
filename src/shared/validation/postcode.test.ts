import { describe, expect, test } from 'vitest'
import { storefronts } from '../../../storefronts/index.ts'
import { findPostcodeFailure, tidyPostcode } from './postcode.ts'

const EDGES: Readonly<Record<string, { right: readonly string[]; wrong: readonly string[] }>> = {
  AE: { right: ['00000', 'PO Box 123'], wrong: ['a text that is far too long'] },
  AT: { right: ['1010', '9992'], wrong: ['0999', '101', '10100', 'A-1010'] },
  AU: { right: ['0800', '2000'], wrong: ['200', '20000'] },
  BE: { right: ['1000', '9999'], wrong: ['0999', '99999'] },
  BR: { right: ['01310-100', '01310100'], wrong: ['01310 100', '1310-100', '01310-10'] },
  CA: { right: ['K1A 0B1', 'k1a0b1', 'Y1A 9Z9'], wrong: ['D1A 0B1', 'W1A 0B1', 'K1O 0B1', 'K1A-0B1', 'K1A 0B'] },
  CH: { right: ['1000', '8001'], wrong: ['0800', '80010'] },
  DE: { right: ['01001', '99998', '10115'], wrong: ['01000', '99999', '1011', '101150', '1011a'] },
  DK: { right: ['1050', '9990'], wrong: ['0999', '105'] },
  ES: { right: ['28001', '01001'], wrong: ['2800', '280011'] },
  FR: { right: ['75001', '01000'], wrong: ['7500', '75 001'] },
  GB: {
    right: ['M1 1AE', 'M60 1NW', 'CR2 6XH', 'DN55 1PT', 'W1A 1HQ', 'EC1A 1BB', 'ec1a1bb', ' SW1A 1AA '],
    wrong: ['M 1AE', 'EC1A  1BB', 'EC1A 1B', 'EC1A 11B', 'ECC1 1BB', '1EC 1BB', 'EC1AA 1BB', 'EC1A-1BB'],
  },
  IE: { right: ['D02 X285', 'a65f4e2', 'D6W XY00'], wrong: ['D2 X285', '002 X285', 'D02 X28', 'D02 X2855', 'C6W XY00'] },
  IT: { right: ['00118', '39100'], wrong: ['0011', '001180'] },
  MX: { right: ['06000'], wrong: ['6000'] },
  NL: {
    right: ['1012 AB', '1012ab', '9999 ZZ', '1000 SE'],
    wrong: ['0999 AB', '1012 SA', '1012sd', '1012 Ss', '1012  AB', '1012 A', '1012 ABC', '101 AB', '1012 Ä1'],
  },
  NO: { right: ['0150', '9991'], wrong: ['150', '01500'] },
  NZ: { right: ['0110', '6011'], wrong: ['110', '60110'] },
  PL: { right: ['00-001', '99-400'], wrong: ['00001', '00 001', '0-001'] },
  PT: { right: ['1000-001', '1000001'], wrong: ['1000 001', '1000', '100-001'] },
  SE: { right: ['111 22', '11122'], wrong: ['1112', '111  22', '11 122'] },
  US: { right: ['10001', '10001-1234'], wrong: ['1000', '10001-123', '100011234', '10001 1234'] },
}

test('every country with a storefront is tried here', () => {
  const countries = new Set(storefronts.map(({ countryCode }) => countryCode))
  expect(Object.keys(EDGES).toSorted()).toEqual([...countries].toSorted())
})

describe.each(Object.entries(EDGES))('%s', (country, { right, wrong }) => {
  test.each(right)('%s is a postcode', (postCode) => {
    expect(findPostcodeFailure(postCode, country)).toBeUndefined()
  })

  test.each(wrong)('%s is none', (postCode) => {
    expect(findPostcodeFailure(postCode, country)).toBe('POSTCODE_INVALID')
  })

  test('none at all is missing', () => {
    expect(findPostcodeFailure('  ', country)).toBe('POSTCODE_REQUIRED')
  })
})

test('elsewhere anything short will do, but something', () => {
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

test('a country that is a word of the language itself is one we know no pattern of', () => {
  expect(findPostcodeFailure('1012', 'constructor')).toBeUndefined()
  expect(tidyPostcode('1012', 'constructor')).toBe('1012')
})
