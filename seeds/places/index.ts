import { EUROPE } from './europe.ts'
import { NETHERLANDS } from './netherlands.ts'
import { OVERSEAS } from './overseas.ts'
import type { PlacesByArea } from './types.ts'
import { UNITED_KINGDOM } from './united-kingdom.ts'

/** Places that an address form proposes, by country: the known ones, not all of them. */
export const PLACES: Readonly<Record<string, PlacesByArea>> = {
  ...EUROPE,
  ...OVERSEAS,
  GB: UNITED_KINGDOM,
  NL: NETHERLANDS,
}
