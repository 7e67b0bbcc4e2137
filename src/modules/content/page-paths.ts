import { textLanguage } from '#languages/index.ts'
import type { Alternate } from '../../shared/hreflang.ts'
import {
  defaultLanguage,
  type LanguageCode,
  type Localised,
  listAlternatesOf,
  localPath,
  type StorefrontContext,
  shopDay,
  storefronts,
} from '../storefronts/index.ts'
import type { Page } from './page.ts'
import { listTranslations, type Translation } from './translations.store.ts'

/** The path of the page on this storefront: the page's own path if it is translated, else its English path in the words of the language. */
export function pagePath(ctx: Localised, { language, path }: Pick<Page, 'language' | 'path'>): string {
  if (language !== ctx.language) return localPath(ctx, path)
  return language === defaultLanguage(ctx.storefront) ? path : `/${language}${path}`
}

/** The same page on the other storefronts of the family. */
export async function listPageAlternates(ctx: StorefrontContext, { key }: Page): Promise<Alternate[]> {
  return listAlternatesOf(ctx, listPagePaths(await listTranslations(ctx, key, shopDay(ctx))))
}

export type PagePaths = Partial<Record<LanguageCode, string>>

/** The paths of a page in all languages. A language without any translations uses English; other languages without this page get no path. */
export function listPagePaths(translations: readonly Translation[]): PagePaths {
  const paths: PagePaths = {}
  for (const { code } of storefronts.flatMap(({ languages }) => languages)) {
    const translation = findTranslation(translations, code)
    if (translation) paths[code] = translation.path
  }
  return paths
}

export function findTranslation(translations: readonly Translation[], language: LanguageCode): Translation | undefined {
  return translations.find((translation) => translation.language === textLanguage(language))
}
