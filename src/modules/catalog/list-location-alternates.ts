import { type Alternate, listAlternates } from '../../shared/hreflang.ts'
import { ROUTES } from '../../shared/paths.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import { readSpending } from './catalog.store.ts'
import type { Location } from './location.ts'
import { listPlacedStorefronts } from './placed-storefronts.ts'

/** The same location on the storefronts of the family that sell the card in its country. */
export async function listLocationAlternates(ctx: StorefrontContext, location: Location): Promise<Alternate[]> {
  const { productSlug, slug, countryCode } = location
  const { sellers } = await readSpending(ctx, productSlug)
  const here = listPlacedStorefronts(sellers, [countryCode])
  const path = ROUTES.location.replace('$slug', productSlug).replace('$location', slug)
  return listAlternates(here, path, { code: ctx.storefront.code, language: ctx.language })
}

/** The locations of the same card on the storefronts of the family that sell it and have locations in their country. */
export async function listLocationsAlternates(ctx: StorefrontContext, productSlug: string): Promise<Alternate[]> {
  const { sellers, countries } = await readSpending(ctx, productSlug)
  const path = ROUTES.locations.replace('$slug', productSlug)
  return listAlternates(listPlacedStorefronts(sellers, countries), path, { code: ctx.storefront.code, language: ctx.language })
}
