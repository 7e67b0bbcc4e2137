import type { StorefrontContext } from '../storefronts/index.ts'
import { listVariations, type OfferedVariation } from './product.ts'
import { listProductsById } from './products.store.ts'

/** The variations of these products that this storefront sells: variation → itself. */
export async function readVariations(
  ctx: StorefrontContext,
  productIds: readonly number[],
): Promise<Map<number, OfferedVariation>> {
  if (productIds.length === 0) return new Map()
  const products = await listProductsById(ctx, productIds)
  return new Map(products.flatMap(listVariations).map((variation) => [variation.id, variation]))
}
