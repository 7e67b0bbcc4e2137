import type { Alternate } from '../../shared/hreflang.ts'
import { ROUTES } from '../../shared/paths.ts'
import {
  type LanguageCode,
  listAlternatesOf,
  type Storefront,
  type StorefrontContext,
  storefronts,
} from '../storefronts/index.ts'
import { type LocalSlugs, listCategorySlugs, listOccasionSlugs, readSpending } from './catalog.store.ts'
import type { Location } from './location.ts'
import type { Product } from './product.ts'
import { countByStorefront } from './product-counts.store.ts'
import type { ProductFilter, ProductList } from './product-filter.ts'
import { loadSellingStorefronts } from './product-loaders.ts'

/** The same product on the storefronts of the family that sell it. */
export async function listProductAlternates(ctx: StorefrontContext, { id, slug }: Product): Promise<Alternate[]> {
  const codes = new Set(await loadSellingStorefronts(ctx, id))
  const selling = storefronts.filter(({ code }) => codes.has(code))
  return listAlternatesOf(ctx, ROUTES.giftCard.replace('$slug', slug), selling)
}

/** The same category on the other storefronts of the family. */
export async function listCategoryAlternates(ctx: StorefrontContext, key: string): Promise<Alternate[]> {
  return listAlternatesOf(ctx, toPaths(ROUTES.category, await listCategorySlugs(ctx, key)))
}

export async function listOccasionAlternates(ctx: StorefrontContext, key: string): Promise<Alternate[]> {
  return listAlternatesOf(ctx, toPaths(ROUTES.occasion, await listOccasionSlugs(ctx, key)))
}

/** The same location on the storefronts of the family that sell the card in its country. */
export async function listLocationAlternates(ctx: StorefrontContext, location: Location): Promise<Alternate[]> {
  const { productSlug, slug, countryCode } = location
  const { sellers } = await readSpending(ctx, productSlug)
  const path = ROUTES.location.replace('$slug', productSlug).replace('$location', slug)
  return listAlternatesOf(ctx, path, listPlacedStorefronts(sellers, [countryCode]))
}

/** The locations of the same card on the storefronts of the family that sell it and have locations in their country. */
export async function listLocationsAlternates(ctx: StorefrontContext, productSlug: string): Promise<Alternate[]> {
  const { sellers, countries } = await readSpending(ctx, productSlug)
  return listAlternatesOf(ctx, ROUTES.locations.replace('$slug', productSlug), listPlacedStorefronts(sellers, countries))
}

/** The sellers of a card whose country has locations where it can be spent. */
export function listPlacedStorefronts(sellers: readonly string[], countries: readonly string[]): readonly Storefront[] {
  return storefronts.filter(({ code, countryCode }) => sellers.includes(code) && countries.includes(countryCode))
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
  return listAlternatesOf(ctx, paths, there)
}

/** Only the list of all products and the lists of single categories are pages; any other list is a filtered view. */
function isView({ kinds, categories, occasions, promotions, price, found }: ProductFilter): boolean {
  const isOneCategory = categories.length === 1 && categories[0]?.length === 1
  const isNarrowed = kinds.length + occasions.length + promotions.length > 0 || (categories.length > 0 && !isOneCategory)
  return found !== undefined || price !== undefined || isNarrowed
}

/** The path of a route in each language. The English slug is used for languages without a translation. */
export function toPaths(route: string, slugs: LocalSlugs): Partial<Record<LanguageCode, string>> {
  const paths: Partial<Record<LanguageCode, string>> = {}
  for (const { code } of storefronts.flatMap(({ languages }) => languages)) {
    const slug = slugs[code] ?? slugs.en
    if (slug !== undefined) paths[code] = route.replace(/\$\w+/, slug)
  }
  return paths
}
