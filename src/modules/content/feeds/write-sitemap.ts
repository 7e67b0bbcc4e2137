import { escapeHtml } from '#platform/markdown.ts'
import type { Alternate } from '#shared/hreflang.ts'
import { type Storefront, storefronts, storeOrigin } from '../../storefronts/index.ts'
import type { Address } from './list-addresses.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The addresses of a storefront in the sitemap format (sitemaps.org). */
export function writeSitemap(storefront: Storefront, host: string, addresses: readonly Address[]): string {
  const origin = storeOrigin(storefront, host)
  const originOf = new Map(storefronts.map((sibling) => [`https://${sibling.host}`, storeOrigin(sibling, host)]))
  const writeLinks = (alternates: readonly Alternate[]) =>
    alternates.length < 2 ? '' : alternates.flatMap((alternate) => writeAlternate(alternate, originOf)).join('')
  const urls = addresses.map(
    ({ path, readAlternates, changedOn }) =>
      `<url><loc>${escapeHtml(origin + path)}</loc>${writeDay(changedOn)}${writeLinks(readAlternates())}</url>\n`,
  )
  return `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}

/** The index of a sitemap that is split into parts. */
export function writeSitemapIndex(storefront: Storefront, host: string, parts: number): string {
  const origin = storeOrigin(storefront, host)
  const lines = Array.from({ length: parts }, (_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`
}

function writeAlternate(alternate: Alternate, originOf: ReadonlyMap<string, string>): string[] {
  const href = escapeHtml((originOf.get(alternate.origin) ?? alternate.origin) + alternate.path)
  const write = (language: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
  const language = `${alternate.langCode}-${alternate.countryCode}`.toLowerCase()
  return alternate.isDefault ? [write(language), write('x-default')] : [write(language)]
}

function writeDay(day: string | undefined): string {
  return day ? `<lastmod>${day}</lastmod>` : ''
}
