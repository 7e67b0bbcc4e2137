import { expect, test } from 'vitest'
import { storefronts } from '../../storefronts/index.ts'
import { drawCoastMap, readAtlas } from './coast-map.ts'
import { readMapRegion } from './map-region.ts'

const atlas = readAtlas()

test('the British map shows Great Britain, its islands and its neighbours, and nothing outside its region', () => {
  const { own, others, lakes, rectangle } = drawCoastMap('GB', atlas)
  expect(own.length).toBeGreaterThan(5)
  expect(others.length).toBeGreaterThan(3)
  expect(lakes).toEqual([])
  for (const [lat, lon] of [...own, ...others].flat()) {
    expect(lat >= rectangle.latmin - 0.01 && lat <= rectangle.latmax + 0.01).toBe(true)
    expect(lon >= rectangle.lonmin - 0.01 && lon <= rectangle.lonmax + 0.01).toBe(true)
  }
})

test('the Dutch map has the great lakes that the atlas treats as land', () => {
  const { lakes } = drawCoastMap('NL', atlas)
  expect(lakes).toHaveLength(2)
  for (const [lat, lon] of lakes.flat()) expect([lat > 52.3 && lat < 53.1, lon > 4.9 && lon < 5.8]).toEqual([true, true])
})

test.each(storefronts.map(({ code, countryCode }) => [code, countryCode] as const))(
  '%s has a map of its country',
  (_code, country) => {
    expect(readMapRegion(country).countryNumber).toMatch(/^\d{3}$/)
  },
)
