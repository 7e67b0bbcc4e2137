import type { PlacesByArea } from '../types.ts'
import { EUROPE } from './europe.ts'
import { NETHERLANDS } from './netherlands.ts'
import { OVERSEAS } from './overseas.ts'
import { UNITED_KINGDOM } from './united-kingdom.ts'

/** Well-known places by country, which an address form proposes. The list is not complete. */
export const PLACES: Readonly<Record<string, PlacesByArea>> = {
  ...EUROPE,
  ...OVERSEAS,
  GB: UNITED_KINGDOM,
  NL: NETHERLANDS,
}
