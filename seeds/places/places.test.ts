import { describe, expect, test } from 'vitest'
import { storefronts } from '../../storefronts/index.ts'
import { PLACES } from './index.ts'
import { LARGE_CITIES } from './large-cities.ts'

const COUNTRIES = [...new Set(storefronts.map(({ countryCode }) => countryCode))].toSorted()

test('every country with a storefront has places, and no other country has', () => {
  expect(Object.keys(PLACES).toSorted()).toEqual(COUNTRIES)
})

describe.each(COUNTRIES)('%s', (country) => {
  const areas = Object.entries(PLACES[country] ?? {})

  test('has enough places to be useful', () => {
    const count = areas.reduce((sum, [, towns]) => sum + towns.split(', ').length, 0)
    expect(count).toBeGreaterThanOrEqual(country === 'GB' || country === 'NL' ? 150 : 40)
  })

  test('includes its large cities', () => {
    const towns = areas.flatMap(([, names]) => names.split(', '))
    expect(LARGE_CITIES[country]?.split(', ').filter((city) => !towns.includes(city))).toEqual([])
  })

  test.each(areas)('%s lists each town once, with a capital letter', (_area, towns) => {
    const names = towns.split(', ')
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[\p{Lu}'][\p{L}\p{M}'’./() -]*$/u)
  })
})
