/** In degrees. */
export type Rectangle = { latmin: number; latmax: number; lonmin: number; lonmax: number }

/** Longitude, then latitude, as in GeoJSON. */
export type Point = readonly [lon: number, lat: number]

type Edge = { isInside(point: Point): boolean; cross(a: Point, b: Point): Point }

/** The part of a closed line inside the rectangle (Sutherland and Hodgman), closed along its edges. Empty when no part is inside. */
export function clipRing(ring: readonly Point[], { latmin, latmax, lonmin, lonmax }: Rectangle): Point[] {
  const edges = [atLongitude(lonmin, 1), atLongitude(lonmax, -1), atLatitude(latmin, 1), atLatitude(latmax, -1)]
  return edges.reduce<Point[]>(clipByEdge, [...ring])
}

function clipByEdge(ring: readonly Point[], { isInside, cross }: Edge): Point[] {
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) as Point
    const crossing = isInside(before) === isInside(point) ? [] : [cross(before, point)]
    return isInside(point) ? [...crossing, point] : crossing
  })
}

function atLongitude(edge: number, side: 1 | -1): Edge {
  return {
    isInside: ([lon]) => (lon - edge) * side >= 0,
    cross: (a, b) => [edge, a[1] + ((b[1] - a[1]) * (edge - a[0])) / (b[0] - a[0])],
  }
}

function atLatitude(edge: number, side: 1 | -1): Edge {
  return {
    isInside: ([, lat]) => (lat - edge) * side >= 0,
    cross: (a, b) => [a[0] + ((b[0] - a[0]) * (edge - a[1])) / (b[1] - a[1]), edge],
  }
}
