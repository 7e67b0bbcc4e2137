import { toAlternateLinks } from '../../shared/alternate-links.ts'
import type { Shop } from '../session/shop.ts'

type Alternate = { langCode: string; countryCode: string; origin: string; path: string; isDefault: boolean }

type Found = {
  /** The title in the browser's tab. */
  title: string
  /** The title in a share preview, which shows the shop's name separately. */
  shareTitle: string
  description: string
  /** For editorial pages. */
  keywords?: string
  path: string
  /** The family's picture when left out. */
  sharePicture: string | undefined
  type: 'website' | 'product' | 'article'
  robots: string | undefined
  alternates: readonly Alternate[]
}

/** The tags of a page for search engines and share previews. */
export function listFoundTags(page: Found, shop: Shop) {
  const address = shop.origin + page.path
  return {
    meta: [
      { title: page.title },
      { name: 'description', content: page.description },
      ...(page.keywords ? [{ name: 'keywords', content: page.keywords }] : []),
      og('title', page.shareTitle),
      og('description', page.description),
      og('url', address),
      og('type', page.type),
      og('site_name', shop.name),
      og('locale', shop.locale.replace('-', '_')),
      og('image', shop.origin + toPng(page.sharePicture ?? shop.sharePicture)),
      og('image:width', '1200'),
      og('image:height', '630'),
      og('image:alt', page.sharePicture ? page.shareTitle : shop.name),
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(page.robots ? [{ name: 'robots', content: page.robots }] : []),
    ],
    links: [{ rel: 'canonical', href: address }, ...page.alternates.flatMap(listAlternateLinks)],
  }
}

function og(name: string, content: string) {
  return { property: `og:${name}`, content }
}

function listAlternateLinks(alternate: Alternate) {
  return toAlternateLinks(alternate).map(({ hreflang, href }) => ({ rel: 'alternate', hrefLang: hreflang, href }))
}

/** Share previews and phones need PNG; each SVG has a PNG file beside it. */
export function toPng(drawing: string): string {
  return drawing.replace(/\.svg$/, '.png')
}
