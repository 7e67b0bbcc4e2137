import { ROUTES } from '../../shared/paths.ts'
import { canonicalPath, type StorefrontContext } from '../storefronts/index.ts'
import { listLocations } from './catalog.store.ts'
import type { Location } from './location.ts'

const LOCATION = new RegExp(`^${ROUTES.location.replace(/\$\w+/g, '([^/]+)')}$`)

/** Finds a location by a path in the request's language. */
export async function findLocation(ctx: StorefrontContext, path: string): Promise<Location | undefined> {
  const [, productSlug, slug] = LOCATION.exec(canonicalPath(ctx, path)) ?? []
  if (!productSlug || !slug) return undefined
  const [location] = await listLocations(ctx, { productSlug, slug }, { limit: 1, offset: 0 })
  return location
}
