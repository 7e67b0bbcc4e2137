import { type Alternate, listAlternates } from '../../shared/hreflang.ts'
import { type StorefrontContext, shopDay, storefronts } from '../storefronts/index.ts'
import type { Page } from './page.ts'
import { listPagePaths } from './page-paths.ts'
import { listTranslations } from './translations.store.ts'

/** The same page on the other storefronts of the family. */
export async function listPageAlternates(ctx: StorefrontContext, { key }: Page): Promise<Alternate[]> {
  const translations = await listTranslations(ctx, key, shopDay(ctx))
  return listAlternates(storefronts, listPagePaths(translations), { code: ctx.storefront.code, language: ctx.language })
}
