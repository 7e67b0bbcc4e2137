import { readFileSync } from 'node:fs'
import { feature } from 'topojson-client'
import { clipRing, type Point, type Rectangle } from './clip-ring.ts'
import { LAKES } from './lakes.ts'
import { type MapRegion, readMapRegion } from './map-region.ts'

/** The outlines of the countries in a region, each a closed line of latitude and longitude. */
export type CoastMap = { rectangle: Rectangle; own: Outline[]; others: Outline[]; lakes: Outline[] }
export type Country = { id: string; rings: Point[][] }
type Atlas = Parameters<typeof feature>[0]
type Outline = [lat: number, lon: number][]

/** The steps over the width of the region; finer details would not be visible. */
const STEPS = 2400

const ATLAS = new URL(import.meta.resolve('world-atlas/countries-10m.json'))

export function drawCoastMap(countryCode: string, atlas: readonly Country[]): CoastMap {
  const region = readMapRegion(countryCode)
  const own: Outline[] = []
  const others: Outline[] = []
  for (const { id, rings } of atlas) {
    const outlines = toOutlines(rings, region)
    ;(id === region.countryNumber ? own : others).push(...outlines)
  }
  return { rectangle: region.rectangle, own, others, lakes: toOutlines(LAKES, region) }
}

/** The public domain atlas of Natural Earth. */
export function readAtlas(): Country[] {
  const topology = JSON.parse(readFileSync(ATLAS, 'utf8')) as Atlas
  const countries = topology.objects.countries
  if (countries?.type !== 'GeometryCollection') throw new Error('The atlas holds no countries')
  return feature(topology, countries).features.map(({ id, geometry }) => ({ id: String(id), rings: listRings(geometry) }))
}

/** Outer lines only: the atlas has no lakes, and lakes.ts adds the important ones. */
function listRings(geometry: { type: string; coordinates?: unknown }): Point[][] {
  if (geometry.type === 'Polygon') return (geometry.coordinates as Point[][]).slice(0, 1)
  if (geometry.type !== 'MultiPolygon') return []
  return (geometry.coordinates as Point[][][]).flatMap((polygon) => polygon.slice(0, 1))
}

function toOutlines(rings: readonly (readonly Point[])[], region: MapRegion): Outline[] {
  return rings.map((ring) => toOutline(ring, region)).filter((outline) => outline.length > 3)
}

/** Clipped to the region and rounded to its grid; equal neighbouring points are merged. */
function toOutline(ring: readonly Point[], { rectangle }: MapRegion): Outline {
  const step = (rectangle.lonmax - rectangle.lonmin) / STEPS
  const snap = (degrees: number) => Number((Math.round(degrees / step) * step).toFixed(3))
  const points = clipRing(ring, rectangle).map(([lon, lat]): [number, number] => [snap(lat), snap(lon)])
  return points.filter(([lat, lon], index) => {
    const before = points.at(index - 1)
    return before?.[0] !== lat || before[1] !== lon
  })
}
