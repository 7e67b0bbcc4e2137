import { type LanguageCode, storefronts } from '../storefronts/index.ts'
import type { Translation } from './translations.store.ts'

export type PagePaths = Partial<Record<LanguageCode, string>>

/** Where a page is in every language of ours: English stands in, except in a blog that speaks a language of its own. */
export function listPagePaths(translations: readonly Translation[], blogLanguages: readonly LanguageCode[]): PagePaths {
  const paths: PagePaths = {}
  for (const { code } of storefronts.flatMap(({ languages }) => languages)) {
    const spoken = findTranslation(translations, code, blogLanguages)
    if (spoken) paths[code] = spoken.path
  }
  return paths
}

export function findTranslation(
  translations: readonly Translation[],
  language: LanguageCode,
  blogLanguages: readonly LanguageCode[],
): Translation | undefined {
  const own = translations.find((translation) => translation.language === language)
  if (own) return own
  const english = translations.find((translation) => translation.language === 'en')
  return english?.isArticle && blogLanguages.includes(language) ? undefined : english
}
