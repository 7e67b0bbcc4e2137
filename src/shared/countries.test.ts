import { expect, test } from 'vitest'
import { storefronts } from '../../storefronts/index.ts'
import {
  COUNTRIES,
  DELIVERY_COUNTRIES,
  findDialCode,
  findDialledCountry,
  isCountry,
  isDeliveryCountry,
  listCountryOptions,
  listDialCodes,
} from './countries.ts'

test('the shop delivers where it has a storefront', () => {
  expect([...new Set(storefronts.map(({ countryCode }) => countryCode))].toSorted()).toEqual([...DELIVERY_COUNTRIES])
  expect(isDeliveryCountry('GB')).toBe(true)
  expect(isDeliveryCountry('FI')).toBe(false)
})

test('every country has a name and a dial code', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  expect(COUNTRIES.length).toBeGreaterThan(240)
  expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length)
  for (const code of COUNTRIES) {
    expect(names.of(code), code).toBeDefined()
    expect(findDialCode(code), code).toMatch(/^[1-9]\d{0,2}$/)
  }
})

test.each(['ZZ', 'gb', '', 'UK'])('"%s" is not a country', (code) => {
  expect(isCountry(code)).toBe(false)
  expect(findDialCode(code)).toBeUndefined()
})

test('no dial code begins with another, so digits match only one', () => {
  const dialCodes = [...new Set(COUNTRIES.map((code) => findDialCode(code) as string))]
  expect(dialCodes.filter((one) => dialCodes.some((other) => other !== one && other.startsWith(one)))).toEqual([])
})

test.each([
  ['the selected country', '14165550123', 'CA', 'CA'],
  ['the most common country', '12025550123', 'GB', 'US'],
  ['a country that we deliver to', '447700900123', 'NL', 'GB'],
  ['no country', '999123456', 'GB', undefined],
])('a dial code leads to %s', (_sentence, digits, ownCountry, expected) => {
  expect(findDialledCountry(digits, ownCountry)).toBe(expected)
})

test("a select starts with the storefront's own country, then follows the reader's alphabet", () => {
  expect(listCountryOptions(['AT', 'BE', 'DE', 'NL'], 'nl', 'NL')).toEqual([
    { id: 'NL', label: 'Nederland' },
    { id: 'BE', label: 'België' },
    { id: 'DE', label: 'Duitsland' },
    { id: 'AT', label: 'Oostenrijk' },
  ])
})

test('dial codes are listed with the same names', () => {
  expect(listDialCodes(['IE', 'GB'], 'en-GB', 'GB')).toEqual([
    { id: 'GB', label: 'United Kingdom', dialCode: '44' },
    { id: 'IE', label: 'Ireland', dialCode: '353' },
  ])
})
