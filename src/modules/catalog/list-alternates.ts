import { type Alternate, listAlternates } from '../../shared/hreflang.ts'
import { ROUTES } from '../../shared/paths.ts'
import { type LanguageCode, type StorefrontContext, storefronts } from '../storefronts/index.ts'
import { type LocalSlug, listCategorySlugs, listOccasionSlugs } from './catalog.store.ts'

/** The same category on the other storefronts of the family. */
export async function listCategoryAlternates(ctx: StorefrontContext, key: string): Promise<Alternate[]> {
  return listNamedAlternates(ctx, ROUTES.category, await listCategorySlugs(ctx, key))
}

export async function listOccasionAlternates(ctx: StorefrontContext, key: string): Promise<Alternate[]> {
  return listNamedAlternates(ctx, ROUTES.occasion, await listOccasionSlugs(ctx, key))
}

/** The English word stands in where a language has none. */
function listNamedAlternates(ctx: StorefrontContext, route: string, slugs: readonly LocalSlug[]): Alternate[] {
  const slugOf = new Map(slugs.map(({ language, slug }) => [language, slug]))
  const paths: Partial<Record<LanguageCode, string>> = {}
  for (const { code } of storefronts.flatMap((storefront) => storefront.languages)) {
    const slug = slugOf.get(code) ?? slugOf.get('en')
    if (slug !== undefined) paths[code] = route.replace(/\$\w+/, slug)
  }
  return listAlternates(storefronts, paths, ctx.storefront.code, ctx.language)
}
