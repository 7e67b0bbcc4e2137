import { textLanguage, vocabularies } from '#languages/index.ts'
import { storefronts } from '#storefronts/index.ts'
import type { LanguageCode, Storefront } from '#storefronts/types.ts'
import { type Alternate, type AlternatePath, listAlternates, toPublicPath } from '../../shared/hreflang.ts'
import { findRoute, LANDING_PREFIX, PATH_MAX_LENGTH, ROUTES, type RouteName, toCanonicalPath } from '../../shared/paths.ts'
import { readLanguagePath } from './find-storefront.ts'
import type { Localised } from './storefront-context.ts'

/** English is always there; other languages where translated. */
export function textIn(language: LanguageCode, texts: { en: string } & Partial<Record<LanguageCode, string>>): string {
  return texts[language] ?? texts.en
}

/** British English is used for all texts without a translation. */
const FALLBACK_LOCALE = 'en-GB'

/** The locale for numbers, dates and money, such as "en-GB", in the language of the text. */
export function localeOf({ storefront, language }: Localised): string {
  if (textLanguage(language) !== language) return FALLBACK_LOCALE
  return storefront.languages.find(({ code }) => code === language)?.locale ?? language
}

/** The public path of a canonical path, on this storefront and in this language. */
export function localPath({ storefront, language }: Localised, canonicalPath: string): string {
  const [path = ''] = canonicalPath.split(/[?#]/, 1)
  return toPublicPath(storefront, path, language) + canonicalPath.slice(path.length)
}

/** The public path of a route by name; faster than by its canonical path. */
export function routePath({ storefront, language }: Localised, route: RouteName, word: string): string {
  const path = vocabularies[language][route].replace(/\$\w+/, word)
  return language === storefront.languages[0]?.code ? path : `/${language}${path}`
}

/** The same page on the storefronts of the family that have it. */
export function listAlternatesOf(
  { storefront, language }: Localised,
  path: AlternatePath,
  withPage: readonly Storefront[] = storefronts,
): Alternate[] {
  return listAlternates(withPage, path, { code: storefront.code, language })
}

/**
 * The canonical path of a given path: in the words of the language, with or without its language segment. Canonical words are accepted too, because a
 * caller may know only those.
 */
export function canonicalPath({ storefront, language }: Localised, path: string): string {
  const { pathname } = readLanguagePath(storefront, toPathname(path))
  const canonical = toCanonicalPath(pathname, vocabularies[language])
  return canonical.startsWith(LANDING_PREFIX) && findRoute(pathname) ? pathname : canonical
}

/** The value of a route's only variable in a canonical path, such as a product's slug. */
export function findWord(route: RouteName, canonical: string): string | undefined {
  const [before = '', after = ''] = ROUTES[route].split(/\$\w+/)
  if (!canonical.startsWith(before) || !canonical.endsWith(after)) return undefined
  const word = canonical.slice(before.length, canonical.length - after.length)
  return word && !word.includes('/') ? word : undefined
}

/** The pathname of a given path, with or without slashes and query. A path that is too long to exist becomes one that matches nothing. */
export function toPathname(path: string): string {
  if (path.length > PATH_MAX_LENGTH) return ROUTES.notFound
  return `/${path.split(/[?#]/, 1)[0]}/`.replace(/\/{2,}/g, '/')
}
