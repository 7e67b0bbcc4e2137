import type { StorefrontContext } from '../storefronts/index.ts'
import { type CardProduct, listCardProducts } from './card-products.store.ts'

/** The card products with these ids, including products that this storefront no longer sells: id → product. */
export async function readCardProducts(
  ctx: StorefrontContext,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, CardProduct>> {
  const products = productIds.length > 0 ? await listCardProducts(ctx, productIds) : []
  return new Map(products.map((product) => [product.id, product]))
}
