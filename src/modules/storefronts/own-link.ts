import type { Storefront } from '#storefronts/types.ts'
import { findNamedStorefront, readLanguagePath } from './find-storefront.ts'
import { canonicalPath, localPath } from './localise.ts'
import type { Localised } from './storefront-context.ts'

/** A link with or without a scheme, as an editor may paste it. Mail and telephone links have no host. */
const WITH_HOST = /^(?:https?:)?\/\/|^(?!mailto:|tel:)[\w.-]+\.[a-z]+(?=[:/?#]|$)/i
const SCHEME = /^(?:https?:)?\/\//i

/**
 * Spec §2: a link that starts with the shop's own host becomes a relative path. Content is written for all storefronts, so the host of any storefront
 * counts, and its path becomes canonical, which each storefront shows in its own words.
 */
export function toOwnPath(href: string): string {
  if (!WITH_HOST.test(href)) return href
  const url = URL.parse(`https://${href.replace(SCHEME, '')}`)
  const storefront = url && !url.username && findNamedStorefront(url.hostname.replace(/^www\./, ''))
  if (!storefront) return href
  return toPath(storefront, url.pathname.replace(/\/{2,}/g, '/')) + url.search + url.hash
}

function toPath(storefront: Storefront, pathname: string): string {
  const isFile = /\.\w+$/.test(pathname)
  return isFile ? pathname : canonicalPath({ storefront, language: readLanguagePath(storefront, pathname).language }, pathname)
}

type LocalUrl = { type: 'relative' | 'absolute'; href: string }

/** Translates a link to one of our pages to this storefront's path; other links stay unchanged. */
export function localUrl(ctx: Localised, href: string): LocalUrl {
  const path = toOwnPath(href)
  const isOwn = path.startsWith('/') && !path.startsWith('//')
  return isOwn ? { type: 'relative', href: localPath(ctx, path) } : { type: 'absolute', href }
}
