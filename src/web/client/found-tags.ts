import type { Shop } from './shop.ts'

type Sister = { langCode: string; countryCode: string; origin: string; path: string; isDefault: boolean }

type Found = {
  /** As the browser's tab shows it. */
  title: string
  /** As a share preview shows it; the shop's name stands beside it anyway. */
  shareTitle: string
  description: string
  path: string
  /** The family's when left out. */
  sharePicture: string | undefined
  type: 'website' | 'product' | 'article'
  robots: string | undefined
  sisters: readonly Sister[]
}

/** What search engines and share previews read of a page. */
export function listFoundTags(page: Found, shop: Shop) {
  const address = shop.origin + page.path
  return {
    meta: [
      { title: page.title },
      { name: 'description', content: page.description },
      { property: 'og:title', content: page.shareTitle },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: address },
      { property: 'og:type', content: page.type },
      { property: 'og:site_name', content: shop.name },
      { property: 'og:locale', content: shop.locale.replace('-', '_') },
      { property: 'og:image', content: shop.origin + toPng(page.sharePicture ?? shop.sharePicture) },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: page.sharePicture ? page.shareTitle : shop.name },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(page.robots ? [{ name: 'robots', content: page.robots }] : []),
    ],
    links: [{ rel: 'canonical', href: address }, ...page.sisters.flatMap(listSisterLinks)],
  }
}

/** The international storefront's page is also the one for everybody else. */
function listSisterLinks({ langCode, countryCode, origin, path, isDefault }: Sister) {
  const link = (hrefLang: string) => ({ rel: 'alternate', hrefLang, href: origin + path })
  const own = link(`${langCode}-${countryCode}`.toLowerCase())
  return isDefault ? [own, link('x-default')] : [own]
}

/** Share previews and phones want PNG; it lies beside the SVG. */
export function toPng(drawing: string): string {
  return drawing.replace(/\.svg$/, '.png')
}
