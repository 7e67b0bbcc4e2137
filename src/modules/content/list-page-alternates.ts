import type { Alternate } from '../../shared/hreflang.ts'
import { listAlternatesOf, type StorefrontContext, shopDay } from '../storefronts/index.ts'
import type { Page } from './page.ts'
import { listPagePaths } from './page-paths.ts'
import { listTranslations } from './translations.store.ts'

/** The same page on the other storefronts of the family. */
export async function listPageAlternates(ctx: StorefrontContext, { key }: Page): Promise<Alternate[]> {
  const translations = await listTranslations(ctx, key, shopDay(ctx))
  return listAlternatesOf(ctx, listPagePaths(translations))
}
