import { textLanguage } from '#languages/index.ts'
import { type LanguageCode, storefronts } from '../storefronts/index.ts'
import type { Translation } from './translations.store.ts'

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
