import type { PageData } from './load-page.ts'
import type { Shop } from './shop.ts'

/** What every page of a storefront has in its head. */
export function listShopTags(shop: Shop, styles: string) {
  return {
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }, { title: shop.name }],
    links: [
      ...shop.fontPreloads.map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
        href,
      })),
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: shop.icon, type: 'image/svg+xml' },
    ],
  }
}

/** What search engines and share previews read of an editorial page. */
export function listPageTags(page: PageData | undefined, shop: Shop) {
  if (!page) return {}
  const { metadata } = page
  const address = shop.origin + page.path
  const robots = [metadata.noindex && 'noindex', metadata.nofollow && 'nofollow'].filter(Boolean).join(', ')
  return {
    meta: [
      { title: metadata.title },
      { name: 'description', content: metadata.description },
      { property: 'og:title', content: metadata.title },
      { property: 'og:description', content: metadata.description },
      { property: 'og:url', content: address },
      { property: 'og:type', content: page.article ? 'article' : 'website' },
      { property: 'og:site_name', content: shop.name },
      { property: 'og:locale', content: shop.locale.replace('-', '_') },
      ...(robots ? [{ name: 'robots', content: robots }] : []),
    ],
    links: [
      { rel: 'canonical', href: address },
      ...metadata.hreflangTags.map((tag) => ({
        rel: 'alternate',
        hrefLang: `${tag.langCode}-${tag.countryCode}`.toLowerCase(),
        href: tag.origin + tag.path,
      })),
    ],
  }
}
