import { type Alternate, listAlternates } from '../../shared/hreflang.ts'
import { ROUTES } from '../../shared/paths.ts'
import { type LanguageCode, type StorefrontContext, storefronts } from '../storefronts/index.ts'
import { type LocalSlug, listCategorySlugs, listOccasionSlugs } from './catalog.store.ts'
import { countByStorefront } from './product-counts.store.ts'
import type { ProductFilter, ProductList } from './product-filter.ts'

/** The same category on the other storefronts of the family. */
export async function listCategoryAlternates(ctx: StorefrontContext, key: string): Promise<Alternate[]> {
  return listAlternates(storefronts, toPaths(ROUTES.category, await listCategorySlugs(ctx, key)), {
    code: ctx.storefront.code,
    language: ctx.language,
  })
}

export async function listOccasionAlternates(ctx: StorefrontContext, key: string): Promise<Alternate[]> {
  return listAlternates(storefronts, toPaths(ROUTES.occasion, await listOccasionSlugs(ctx, key)), {
    code: ctx.storefront.code,
    language: ctx.language,
  })
}

/**
 * The same page of the list of all products or of one category, on the storefronts of the family whose list is long enough. A link to page 9 of a
 * list with five pages would be useless.
 */
export async function listListingAlternates(ctx: StorefrontContext, { filter, paging }: ProductList): Promise<Alternate[]> {
  if (isView(filter)) return []
  const category = filter.categories[0]?.[0]
  const page = paging.offset / paging.limit + 1
  const end = page === 1 ? '' : `${page}/`
  const paths =
    category === undefined ? ROUTES.giftCards + end : toPaths(ROUTES.category + end, await listCategorySlugs(ctx, category))
  const counts = page === 1 ? undefined : await countByStorefront(ctx, category)
  const there = counts ? storefronts.filter(({ code }) => (counts.get(code) ?? 0) > paging.offset) : storefronts
  return listAlternates(there, paths, { code: ctx.storefront.code, language: ctx.language })
}

/** Only the list of all products and the lists of single categories are pages; any other list is a filtered view. */
function isView({ kinds, categories, occasions, promotions, price, found }: ProductFilter): boolean {
  const isOneCategory = categories.length === 1 && categories[0]?.length === 1
  const isNarrowed = kinds.length + occasions.length + promotions.length > 0 || (categories.length > 0 && !isOneCategory)
  return found !== undefined || price !== undefined || isNarrowed
}

/** The English slug is used for languages without a translation. */
function toPaths(route: string, slugs: readonly LocalSlug[]): Partial<Record<LanguageCode, string>> {
  const slugOf = new Map(slugs.map(({ language, slug }) => [language, slug]))
  const paths: Partial<Record<LanguageCode, string>> = {}
  for (const { code } of storefronts.flatMap((storefront) => storefront.languages)) {
    const slug = slugOf.get(code) ?? slugOf.get('en')
    if (slug !== undefined) paths[code] = route.replace(/\$\w+/, slug)
  }
  return paths
}
