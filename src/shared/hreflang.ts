import { textLanguage, vocabularies } from '../../languages/index.ts'
import type { LanguageCode, Storefront } from '../../storefronts/types.ts'
import { toLocalPath } from './paths.ts'

/** One entry of a page's hreflang list (spec §3). The language is that of its text; `isDefault` marks the page for all other visitors: "x-default". */
export type Alternate = {
  langCode: LanguageCode
  countryCode: string
  origin: string
  path: string
  isDefault: boolean
}

/** One path when its words are the same in all languages; otherwise a path for each language in which the page exists. */
export type AlternatePath = string | Partial<Record<LanguageCode, string>>

/**
 * The same page on all storefronts of the family, including the page itself, so that all these pages have the same list. Search engines expect one page for
 * each language and country: when two storefronts of a family serve the same country, only the first is in the list, and the other lists only itself.
 */
export function listAlternates(
  storefronts: readonly Storefront[],
  canonicalPath: AlternatePath,
  { code, language }: { code: string; language: LanguageCode },
): Alternate[] {
  const own = storefronts.find((storefront) => storefront.code === code)
  if (!own || !listOfferedLanguages(own).includes(language)) return []
  if (findPath(canonicalPath, language) === undefined) return []
  const leaders = listLeaders(storefronts.filter((storefront) => storefront.family === own.family))
  const group = leaders.includes(own) ? leaders : [own]
  return group.flatMap((storefront) => listPages(storefront, canonicalPath))
}

/** The languages of a storefront with different texts: French pages with English texts are not offered next to English pages. */
export function listOfferedLanguages({ languages }: Pick<Storefront, 'languages'>): LanguageCode[] {
  const codes = languages.map(({ code }) => code)
  return codes.filter((code, index) => codes.findIndex((other) => textLanguage(other) === textLanguage(code)) === index)
}

/** The localised path of a canonical path, with a language segment unless it is the storefront's first language. */
export function toPublicPath(storefront: Storefront, canonicalPath: string, language: LanguageCode): string {
  const path = toLocalPath(canonicalPath, vocabularies[language])
  return language === storefront.languages[0]?.code ? path : `/${language}${path}`
}

function listPages(storefront: Storefront, canonicalPath: AlternatePath): Alternate[] {
  return listOfferedLanguages(storefront).flatMap((language, index) => {
    const path = findPath(canonicalPath, language)
    if (path === undefined) return []
    const page = { langCode: textLanguage(language), countryCode: storefront.countryCode, origin: `https://${storefront.host}` }
    return [{ ...page, path: toPublicPath(storefront, path, language), isDefault: storefront.isInternational && index === 0 }]
  })
}

function listLeaders(family: readonly Storefront[]): readonly Storefront[] {
  return family.filter((storefront) => family.find((sibling) => sibling.countryCode === storefront.countryCode) === storefront)
}

function findPath(canonicalPath: AlternatePath, language: LanguageCode): string | undefined {
  return typeof canonicalPath === 'string' ? canonicalPath : canonicalPath[language]
}
