import { textLanguage, vocabularies } from '#languages/index.ts'
import type { LanguageCode } from '#storefronts/types.ts'
import { toPublicPath } from '../../shared/hreflang.ts'
import { findRoute, LANDING_PREFIX, PATH_MAX_LENGTH, ROUTES, type RouteName, toCanonicalPath } from '../../shared/paths.ts'
import { readLanguagePath } from './find-storefront.ts'
import type { StorefrontContext } from './storefront-context.ts'

type Spoken = Pick<StorefrontContext, 'storefront' | 'language'>

/** English always; other languages where translated. */
export function textIn(language: LanguageCode, texts: { en: string } & Partial<Record<LanguageCode, string>>): string {
  return texts[language] ?? texts.en
}

/** Our English is British; what is not translated yet is written in it throughout. */
const FALLBACK_LOCALE = 'en-GB'

/** "en-GB": how numbers, dates and money are written here, in the language of the text around them. */
export function localeOf({ storefront, language }: Spoken): string {
  if (textLanguage(language) !== language) return FALLBACK_LOCALE
  return storefront.languages.find(({ code }) => code === language)?.locale ?? language
}

/** The public path of a canonical one on this storefront, in this language. */
export function localPath({ storefront, language }: Spoken, canonicalPath: string): string {
  const [path = ''] = canonicalPath.split(/[?#]/, 1)
  return toPublicPath(storefront, path, language) + canonicalPath.slice(path.length)
}

/** The public path of a route by name, quicker than by its canonical path. */
export function routePath({ storefront, language }: Spoken, route: RouteName, word: string): string {
  const path = vocabularies[language][route].replace(/\$\w+/, word)
  return language === storefront.languages[0]?.code ? path : `/${language}${path}`
}

/**
 * The canonical path of one that a caller gives: in the words of the language, with or without its segment. Canonical words are understood
 * too, for a caller may know no others.
 */
export function canonicalPath({ storefront, language }: Spoken, path: string): string {
  const { pathname } = readLanguagePath(storefront, toPathname(path))
  const canonical = toCanonicalPath(pathname, vocabularies[language])
  return canonical.startsWith(LANDING_PREFIX) && findRoute(pathname) ? pathname : canonical
}

/** The word that a canonical path holds at the route's only variable, e.g. a product's slug. */
export function findWord(route: RouteName, canonical: string): string | undefined {
  const [before = '', after = ''] = ROUTES[route].split(/\$\w+/)
  if (!canonical.startsWith(before) || !canonical.endsWith(after)) return undefined
  const word = canonical.slice(before.length, canonical.length - after.length)
  return word && !word.includes('/') ? word : undefined
}

/** The path of what a caller gives, with or without its slashes and its query. What is too long to be one of ours is the path of nothing. */
export function toPathname(path: string): string {
  if (path.length > PATH_MAX_LENGTH) return ROUTES.notFound
  return `/${path.split(/[?#]/, 1)[0]}/`.replace(/\/{2,}/g, '/')
}
