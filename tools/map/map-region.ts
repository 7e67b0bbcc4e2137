import type { Rectangle } from './clip-ring.ts'

/** The region of a storefront's map: its country with the coasts around it, and the country's ISO 3166 number. */
export type MapRegion = { countryNumber: string; rectangle: Rectangle }

// oxlint-disable-next-line max-params -- one short line for each country reads as a table
const region = (countryNumber: string, latmin: number, latmax: number, lonmin: number, lonmax: number): MapRegion => ({
  countryNumber,
  rectangle: { latmin, latmax, lonmin, lonmax },
})

const REGIONS: Readonly<Record<string, MapRegion>> = {
  AE: region('784', 21, 28, 49, 59),
  AT: region('040', 45, 50, 8, 19),
  AU: region('036', -46, -8, 108, 158),
  BE: region('056', 48, 53, 0, 8),
  BR: region('076', -36, 7, -78, -30),
  CA: region('124', 40, 72, -145, -48),
  CH: region('756', 44.5, 49, 4, 12),
  DE: region('276', 46, 56, 3, 17),
  DK: region('208', 53, 59, 6, 17),
  ES: region('724', 34.5, 45, -11, 6),
  FR: region('250', 40.5, 52, -7, 11),
  GB: region('826', 48.5, 61.5, -12, 4.5),
  IE: region('372', 50.5, 56.5, -12, -3),
  IT: region('380', 35, 48, 5, 20),
  MX: region('484', 13, 34, -119, -85),
  NL: region('528', 50, 54.5, 2, 9),
  NO: region('578', 56, 72, 2, 33),
  NZ: region('554', -48.5, -33, 164, 180),
  PL: region('616', 48, 56, 12, 26),
  PT: region('620', 36, 43, -12, -5),
  SE: region('752', 54, 70, 8, 27),
  US: region('840', 23, 51, -127, -65),
}

export function readMapRegion(countryCode: string): MapRegion {
  const found = REGIONS[countryCode]
  if (!found) throw new Error(`There is no map of ${countryCode}`)
  return found
}
