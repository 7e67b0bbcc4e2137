import { ROUTES } from '../../shared/paths.ts'
import { canonicalPath, findWord, type StorefrontContext } from '../storefronts/index.ts'
import type { Product } from './product.ts'
import { findProductById, listProductsBySlug } from './products.store.ts'
import { CHOICE_SLUG } from './to-product.ts'

/** Finds a product of this storefront by id, or by a path in the request's language. */
export async function findProduct(
  ctx: StorefrontContext,
  { id, path }: { id?: string | null; path?: string | null },
): Promise<Product | undefined> {
  if (id != null) return /^\d{1,9}$/.test(id) ? findProductById(ctx, Number(id)) : undefined
  const slug = path == null ? undefined : findProductSlug(ctx, path)
  if (slug === undefined) return undefined
  const [product] = await listProductsBySlug(ctx, [slug])
  return product
}

export function findProductSlug(ctx: StorefrontContext, path: string): string | undefined {
  const canonical = canonicalPath(ctx, path)
  return canonical === ROUTES.choiceGiftCard ? CHOICE_SLUG : findWord('giftCard', canonical)
}
