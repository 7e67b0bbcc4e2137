import { storefronts } from '#storefronts/index.ts'
import type { LanguageCode, Storefront } from '#storefronts/types.ts'
import type { Localised } from './storefront-context.ts'

const byCode = new Map(storefronts.map((storefront) => [storefront.code, storefront]))
const byHost = new Map(storefronts.map((storefront) => [storefront.host, storefront]))
const byDevelopmentHost = new Map(storefronts.map((storefront) => [`${storefront.code.toLowerCase()}.localhost`, storefront]))

/** Local names of a machine, used by developers and tests. */
const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]', '0.0.0.0'])

export function findStorefrontByCode(code: string): Storefront | undefined {
  return byCode.get(code)
}

/**
 * The storefront of a request's host. In development the local names are the default storefront, and `cb.localhost` is CB. Production has no default:
 * only the public hosts work.
 */
export function findStorefrontByHost(host: string, defaultCode: string | undefined): Storefront | undefined {
  const asked = host.toLowerCase()
  // A public host works only on its standard port; otherwise caches would store the same pages under several names.
  if (defaultCode === undefined) return byHost.get(asked.replace(/:443$/, ''))
  const name = withoutPort(asked)
  return OWN_HOSTS.has(name) ? byCode.get(defaultCode) : (byHost.get(name) ?? byDevelopmentHost.get(name))
}

/** The storefront with exactly this host, without a port. */
export function findNamedStorefront(hostname: string): Storefront | undefined {
  return byHost.get(hostname)
}

/** The storefront's language of that code. */
export function findLanguage(storefront: Storefront, code: string | undefined): LanguageCode | undefined {
  // "en-gb" is this storefront's English.
  const wanted = code?.slice(0, 2).toLowerCase()
  return storefront.languages.find((language) => language.code === wanted)?.code
}

export function defaultLanguage(storefront: Storefront): LanguageCode {
  const [first] = storefront.languages
  if (!first) throw new Error(`Storefront ${storefront.code} has no language`)
  return first.code
}

/** The storefront and language of a stored row; undefined when the storefront no longer exists. Without an offered language it is the default one. */
export function findShop({ storefront: code, language }: { storefront: string; language?: string }): Localised | undefined {
  const storefront = findStorefrontByCode(code)
  return storefront && { storefront, language: findLanguage(storefront, language) ?? defaultLanguage(storefront) }
}

export type LanguagePath = { language: LanguageCode /** The path without its language segment. */; pathname: string }

/** A path may start with a two-letter language segment; the default language has none. */
export function readLanguagePath(storefront: Storefront, pathname: string): LanguagePath {
  const segment = /^\/([a-z]{2})(\/.*)$/.exec(pathname)
  const language = segment && findLanguage(storefront, segment[1])
  if (!language || language === defaultLanguage(storefront)) return { language: defaultLanguage(storefront), pathname }
  return { language, pathname: segment[2] as string }
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '')
}
