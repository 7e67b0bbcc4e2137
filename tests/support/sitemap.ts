import { parseXml, textOf } from './xml.ts'

export type SitemapUrl = { address: string; changedOn: string | undefined; alternates: ReadonlyMap<string, string> }

/** The addresses of a sitemap, with their versions in other languages. */
export function readSitemap(document: string): SitemapUrl[] {
  const root = parseXml(document)
  if (root.name !== 'urlset') throw new Error(`A sitemap is a urlset, not a ${root.name}`)
  return root.children.map((url) => {
    const links = url.children.filter(({ name }) => name === 'xhtml:link')
    return {
      address: textOf(url, 'loc') ?? '',
      changedOn: textOf(url, 'lastmod'),
      alternates: new Map(links.map(({ attributes }) => [attributes.hreflang ?? '', attributes.href ?? ''])),
    }
  })
}
