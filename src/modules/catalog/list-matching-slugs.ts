import type { TaxonomyFilterInput } from '../../generated/resolvers.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import { toProductFilter } from './product-filter.ts'
import { selectMatchingSlugs } from './products.store.ts'

/** The slugs whose product matches the filters and is sold by this storefront. */
export function listMatchingSlugs(
  ctx: StorefrontContext,
  slugs: readonly string[],
  filters: readonly TaxonomyFilterInput[],
): Promise<string[]> {
  return selectMatchingSlugs(ctx, slugs, toProductFilter({ filterByTaxonomy: [...filters] }, ctx.storefront.currency))
}
