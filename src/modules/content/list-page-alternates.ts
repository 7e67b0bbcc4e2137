import { type Alternate, listAlternates } from '../../shared/hreflang.ts'
import { type LanguageCode, type StorefrontContext, storefronts } from '../storefronts/index.ts'
import { listTranslations } from './content.store.ts'
import type { Page } from './page.ts'

/** The same page on the other storefronts of the family. */
export async function listPageAlternates(ctx: StorefrontContext, { key, path }: Page): Promise<Alternate[]> {
  const translations = await listTranslations(ctx, key)
  const pathOf = new Map(translations.map((translation) => [translation.language, translation.path]))
  const english = pathOf.get('en') ?? path
  const languages = new Set(storefronts.flatMap((storefront) => storefront.languages.map(({ code }) => code)))
  const paths: Partial<Record<LanguageCode, string>> = {}
  for (const language of languages) paths[language] = pathOf.get(language) ?? english
  return listAlternates(storefronts, paths, ctx.storefront.code, ctx.language)
}
