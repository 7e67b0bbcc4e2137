/** A part of the map, in degrees. */
export type Rectangle = { latmin: number; latmax: number; lonmin: number; lonmax: number }

export type RectangleSearch = Readonly<Record<keyof Rectangle, string>>

/** Spec §2: five decimals in the address, which is about a metre. */
const DECIMALS = 5

/** Spec §2: used only when all four values are present and form a valid rectangle. */
export function parseRectangle(search: Readonly<Record<string, string | undefined>>): Rectangle | undefined {
  const rectangle = {
    latmin: toDegrees(search.latmin, 90),
    latmax: toDegrees(search.latmax, 90),
    lonmin: toDegrees(search.lonmin, 180),
    lonmax: toDegrees(search.lonmax, 180),
  }
  return rectangle.latmin < rectangle.latmax && rectangle.lonmin < rectangle.lonmax ? rectangle : undefined
}

export function formatRectangle({ latmin, latmax, lonmin, lonmax }: Rectangle): RectangleSearch {
  return { latmax: write(latmax, 90), latmin: write(latmin, 90), lonmax: write(lonmax, 180), lonmin: write(lonmin, 180) }
}

function toDegrees(text: string | undefined, bound: number): number {
  if (!text || !/^-?\d{1,3}(\.\d+)?$/.test(text)) return Number.NaN
  const degrees = Number(Number(text).toFixed(DECIMALS))
  return Math.abs(degrees) <= bound ? degrees : Number.NaN
}

/** Limits the rectangle to the world, even if the map was dragged around it. */
function write(degrees: number, bound: number): string {
  return Math.min(Math.max(degrees, -bound), bound).toFixed(DECIMALS)
}
