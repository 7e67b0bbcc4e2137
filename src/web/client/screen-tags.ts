import type { SisterPageFragment } from '../../generated/documents.ts'
import type { Shop } from './shop.ts'

type Described = {
  title: string
  description: string
  path: string
  hreflangTags?: readonly SisterPageFragment[]
  /** A drawing of ours: share previews want it as PNG, which lies beside the SVG. */
  cardImage?: string
  type?: 'website' | 'product'
  robots?: string
}

/** What search engines and share previews read of a screen that is no editorial page. */
export function listScreenTags(screen: Described, shop: Shop) {
  const { title, description, path, hreflangTags = [], cardImage, type = 'website', robots } = screen
  const address = shop.origin + path
  return {
    meta: [
      { title: `${title} | ${shop.name}` },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:type', content: type },
      { property: 'og:site_name', content: shop.name },
      { property: 'og:locale', content: shop.locale.replace('-', '_') },
      ...(cardImage ? [{ property: 'og:image', content: shop.origin + toPng(cardImage) }] : []),
      ...(robots ? [{ name: 'robots', content: robots }] : []),
    ],
    links: [
      { rel: 'canonical', href: address },
      ...hreflangTags.map((tag) => ({
        rel: 'alternate',
        hrefLang: `${tag.langCode}-${tag.countryCode}`.toLowerCase(),
        href: tag.origin + tag.path,
      })),
    ],
  }
}

export function toPng(drawing: string): string {
  return drawing.replace(/\.svg$/, '.png')
}
