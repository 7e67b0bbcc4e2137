import type { Paging } from '../../platform/graphql/paging.ts'
import type { TypedPlace } from './typed-place.ts'

/** A place where a gift card can be spent. */
export type Location = {
  id: number
  slug: string
  name: string
  street: string
  houseNumber: string
  postCode: string
  city: string
  countryCode: string
  latitude: number
  longitude: number
  website: string | null
  phone: string | null
  productSlug: string
}

/** A part of the map, in degrees. */
export type Rectangle = { latmin: number; latmax: number; lonmin: number; lonmax: number }

export type LocationFilter = { productSlug?: string; rectangle?: Rectangle; slug?: string; place?: TypedPlace }

/** A page of the matching locations, described before any location is read. */
export type LocationList = { filter: LocationFilter; paging: Paging }
