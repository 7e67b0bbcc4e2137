import { batchByContext } from '../../platform/batch.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import { listCategories, listCategoryKeys, listOccasionKeys, listOccasions, listTopSlugs } from './catalog.store.ts'
import type { Category } from './category.ts'
import type { Occasion } from './occasion.ts'
import { listDetails, listProductsBySlug, listSellingStorefronts } from './products.store.ts'
import { listPromotions } from './promotions.store.ts'

export const loadProduct = batchByContext(async (ctx: StorefrontContext, slugs: readonly string[]) => {
  const products = await listProductsBySlug(ctx, slugs)
  return new Map(products.map((product) => [product.slug, product]))
})

export const loadDetails = batchByContext(listDetails)
export const loadSellingStorefronts = batchByContext(listSellingStorefronts)
export const loadCategoryKeys = batchByContext(listCategoryKeys)
export const loadOccasionKeys = batchByContext(listOccasionKeys)
export const loadTopSlugs = batchByContext(listTopSlugs)

export const loadPromotion = batchByContext(listPromotions)

/** There are about twenty of each, so all are read at once. */
const loadCategories = batchByContext(async (ctx: StorefrontContext) => new Map([['all', await listCategories(ctx)]]))
const loadOccasions = batchByContext(async (ctx: StorefrontContext) => new Map([['all', await listOccasions(ctx)]]))

export async function readCategories(ctx: StorefrontContext): Promise<Category[]> {
  return (await loadCategories(ctx, 'all')) ?? []
}

export async function readOccasions(ctx: StorefrontContext): Promise<Occasion[]> {
  return (await loadOccasions(ctx, 'all')) ?? []
}

/** The categories with these keys, in the order of the keys. Unknown keys are left out. */
export async function readCategoriesByKey(ctx: StorefrontContext, keys: readonly string[]): Promise<Category[]> {
  const all = keys.length > 0 ? await readCategories(ctx) : []
  return keys.flatMap((key) => all.find((category) => category.key === key) ?? [])
}

export async function readOccasionsByKey(ctx: StorefrontContext, keys: readonly string[]): Promise<Occasion[]> {
  const all = keys.length > 0 ? await readOccasions(ctx) : []
  return keys.flatMap((key) => all.find((occasion) => occasion.key === key) ?? [])
}

/** The products with these slugs, in the order of the slugs. Products that this storefront does not sell are left out. */
export async function readProductsBySlug(ctx: StorefrontContext, slugs: readonly string[]) {
  const products = await Promise.all(slugs.map((slug) => loadProduct(ctx, slug)))
  return products.filter((product) => product !== undefined)
}
