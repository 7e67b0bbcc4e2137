import { notFound } from '@tanstack/react-router'
import { LocationsDocument, type LocationsQuery } from '#generated/documents.ts'
import { parseRectangle } from '../../features/location-map/rectangle.ts'
import type { RouterContext } from '../../routing/router-context.ts'

/** A list that is short enough to scroll beside the map. */
export const LOCATIONS_A_PAGE = 24

export type LocationsSearch = {
  latmax?: string
  latmin?: string
  lonmax?: string
  lonmin?: string
  page?: string
  place?: string
}

export type LocationsData = {
  product: NonNullable<LocationsQuery['product']>
  locations: LocationsQuery['locations']
  page: number
  /** The town or postcode that was searched for; empty when there was no search. */
  place: string
  isPartOfMap: boolean
}

/** The places where a card can be spent: all, or those in the visible part of the map. A card without places has no such page. */
export async function loadLocations({ ask }: RouterContext, slug: string, search: LocationsSearch): Promise<LocationsData> {
  const rectangle = parseRectangle(search)
  const page = /^\d{1,4}$/.test(search.page ?? '') ? Math.max(1, Number(search.page)) : 1
  const place = (search.place ?? '').trim().slice(0, 100)
  const { product, locations } = await ask(LocationsDocument, {
    productPath: `/gift-cards/${slug}/`,
    rectangle: rectangle ?? null,
    place: place || null,
    paging: { itemsPerPage: LOCATIONS_A_PAGE, pageNumber: page },
  })
  if (!product?.hasLocations) throw notFound()
  return { product, locations, page, place, isPartOfMap: rectangle !== undefined }
}
