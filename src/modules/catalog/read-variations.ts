import type { StorefrontContext } from '../storefronts/index.ts'
import { listVariations, type OfferedVariation, type ProductOffer } from './product.ts'
import { listOffersById } from './products.store.ts'

/** The variations of these products that this storefront sells: id → variation. Products that the caller has already read are not read again. */
export async function readVariations(
  ctx: StorefrontContext,
  productIds: readonly number[],
  loaded: readonly ProductOffer[] = [],
): Promise<Map<number, OfferedVariation>> {
  const others = productIds.filter((id) => loaded.every((product) => product.id !== id))
  const products = others.length > 0 ? await listOffersById(ctx, others) : []
  return new Map([...loaded, ...products].flatMap(listVariations).map((variation) => [variation.id, variation]))
}
