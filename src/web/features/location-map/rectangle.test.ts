import { expect, test } from 'vitest'
import { formatRectangle, parseRectangle } from './rectangle.ts'

const LONDON = { latmax: '51.69200', latmin: '51.28600', lonmax: '0.33400', lonmin: '-0.51000' }

test('four bounds make a rectangle', () => {
  expect(parseRectangle(LONDON)).toEqual({ latmax: 51.692, latmin: 51.286, lonmax: 0.334, lonmin: -0.51 })
})

test('five decimals are kept', () => {
  expect(parseRectangle({ ...LONDON, latmax: '51.623456789' })?.latmax).toBe(51.62346)
  expect(formatRectangle({ latmax: 51.123456, latmin: 51, lonmax: 0, lonmin: -0.5 })).toEqual({
    latmax: '51.12346',
    latmin: '51.00000',
    lonmax: '0.00000',
    lonmin: '-0.50000',
  })
})

test.each(['latmax', 'latmin', 'lonmax', 'lonmin'])('without %s there is no rectangle', (name) => {
  expect(parseRectangle({ ...LONDON, [name]: undefined })).toBeUndefined()
})

test.each([
  ['a word is not a degree', { latmax: 'north' }],
  ['upside down is not a rectangle', { latmax: '51.0', latmin: '52.0' }],
  ['a degree beyond the poles is refused', { latmax: '91' }],
  ['a degree with an exponent is refused', { lonmax: '1e2' }],
])('%s', (_sentence, wrong) => {
  expect(parseRectangle({ ...LONDON, ...wrong })).toBeUndefined()
})

test('a written rectangle is read back', () => {
  expect(formatRectangle(parseRectangle(LONDON) as NonNullable<ReturnType<typeof parseRectangle>>)).toEqual(LONDON)
})

test('a map dragged around the world stops at its edge', () => {
  expect(formatRectangle({ latmax: 95, latmin: -95, lonmax: 400, lonmin: -400 })).toEqual({
    latmax: '90.00000',
    latmin: '-90.00000',
    lonmax: '180.00000',
    lonmin: '-180.00000',
  })
})
