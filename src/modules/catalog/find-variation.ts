import type { StorefrontContext } from '../storefronts/index.ts'
import { listVariations, type OfferedVariation } from './product.ts'
import { findOfferByVariation } from './products.store.ts'

/** Finds a variation that this storefront sells, with its product. */
export async function findVariation(ctx: StorefrontContext, id: string): Promise<OfferedVariation | undefined> {
  if (!/^\d{1,9}$/.test(id)) return undefined
  const product = await findOfferByVariation(ctx, Number(id))
  return product && listVariations(product).find((variation) => variation.id === Number(id))
}
