import { expect, test } from 'vitest'
import { clipRing, type Point } from './clip-ring.ts'

const REGION = { latmin: 0, latmax: 10, lonmin: 0, lonmax: 10 }
const square = (from: number, to: number): Point[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
]

test('an island inside the region is unchanged', () => {
  expect(clipRing(square(2, 4), REGION)).toEqual(square(2, 4))
})

test('land elsewhere is left out', () => {
  expect(clipRing(square(20, 30), REGION)).toEqual([])
})

test('land that crosses the edge is cut there', () => {
  const points = clipRing(square(5, 15), REGION)
  expect(new Set(points.map(String))).toEqual(new Set(['5,5', '10,5', '10,10', '5,10']))
})

test('land all around fills the region', () => {
  expect(new Set(clipRing(square(-5, 15), REGION).map(String))).toEqual(new Set(['0,0', '10,0', '10,10', '0,10']))
})
