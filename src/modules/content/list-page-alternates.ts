import { type Alternate, listAlternates } from '../../shared/hreflang.ts'
import { type StorefrontContext, shopDay, storefronts } from '../storefronts/index.ts'
import type { Page } from './page.ts'
import { listPagePaths } from './page-paths.ts'
import { listBlogLanguages, listTranslations } from './translations.store.ts'

/** The same page on the other storefronts of the family. */
export async function listPageAlternates(ctx: StorefrontContext, { key, article }: Page): Promise<Alternate[]> {
  const today = shopDay(ctx)
  const [translations, blogLanguages] = await Promise.all([
    listTranslations(ctx, key, today),
    article ? listBlogLanguages(ctx, today) : [],
  ])
  return listAlternates(storefronts, listPagePaths(translations, blogLanguages), ctx.storefront.code, ctx.language)
}
