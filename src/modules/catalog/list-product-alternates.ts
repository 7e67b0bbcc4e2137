import { type Alternate, listAlternates } from '../../shared/hreflang.ts'
import { ROUTES } from '../../shared/paths.ts'
import { type StorefrontContext, storefronts } from '../storefronts/index.ts'
import type { Product } from './product.ts'
import { loadSellingStorefronts } from './product-loaders.ts'

/** The same product on the storefronts of the family that sell it. */
export async function listProductAlternates(ctx: StorefrontContext, { id, slug }: Product): Promise<Alternate[]> {
  const codes = new Set(await loadSellingStorefronts(ctx, id))
  const selling = storefronts.filter(({ code }) => codes.has(code))
  return listAlternates(selling, ROUTES.giftCard.replace('$slug', slug), { code: ctx.storefront.code, language: ctx.language })
}
