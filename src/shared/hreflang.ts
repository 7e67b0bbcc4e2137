import { textLanguage, vocabularies } from '../../languages/index.ts'
import type { LanguageCode, Storefront } from '../../storefronts/types.ts'
import { toLocalPath } from './paths.ts'

/** One line of a page's hreflang list (spec §3). The language is that of its text; `isDefault` marks the page for everybody else: "x-default". */
export type Alternate = {
  langCode: LanguageCode
  countryCode: string
  origin: string
  path: string
  isDefault: boolean
}

/** One path where its words are the same everywhere; by language where they are translated, if the page is there. */
export type AlternatePath = string | Partial<Record<LanguageCode, string>>

/**
 * The same page on every storefront of the family, the page itself included, so that the lists of all of them agree.
 * Search engines want one page for a language in a country: where two sisters serve one country, the first leads and
 * the other stands alone.
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

/** The languages of a storefront that differ in their texts: French pages that are written in English are no second choice beside English ones. */
export function listOfferedLanguages({ languages }: Pick<Storefront, 'languages'>): LanguageCode[] {
  const codes = languages.map(({ code }) => code)
  return codes.filter((code, index) => codes.findIndex((other) => textLanguage(other) === textLanguage(code)) === index)
}

/** The localised path of a canonical one, after a language segment unless it is the storefront's first language. */
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
  return family.filter((storefront) => family.find((sister) => sister.countryCode === storefront.countryCode) === storefront)
}

function findPath(canonicalPath: AlternatePath, language: LanguageCode): string | undefined {
  return typeof canonicalPath === 'string' ? canonicalPath : canonicalPath[language]
}
