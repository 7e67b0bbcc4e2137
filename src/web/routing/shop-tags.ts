import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ROUTES } from '../../shared/paths.ts'
import type { PageData } from '../data/load-page.ts'
import type { Shop } from '../session/shop.ts'
import { localPath } from './local-path.ts'
import { listFoundTags, toPng } from './page-tags.ts'
import type { RouterContext } from './router-context.ts'

type ShownRoute = { status: string; staticData: { ownTitle?: MessageDescriptor } }

/** A visitor's own pages are hidden from search engines, and their addresses, which may have a secret, from other sites. */
const OWN_PAGE = [
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'same-origin' },
]

/** The head of every page of a storefront. */
export function listShopTags(
  context: Pick<RouterContext, 'shop' | 'paths' | 'i18n'>,
  styles: string,
  route: ShownRoute | undefined,
) {
  const { shop, i18n } = context
  const ownTitle = route?.staticData.ownTitle
  const title = ownTitle ?? (route?.status === 'notFound' ? msg`Page not found` : undefined)
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: title ? `${i18n._(title)} | ${shop.name}` : shop.name },
      { name: 'theme-color', content: shop.themeColor },
      ...(ownTitle ? OWN_PAGE : []),
    ],
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
      { rel: 'apple-touch-icon', href: toPng(shop.icon) },
      { rel: 'manifest', href: '/site.webmanifest' },
      { rel: 'alternate', type: 'application/rss+xml', title: shop.name, href: `${localPath(context, ROUTES.blog)}rss.xml` },
    ],
  }
}

type SharedProduct = { sharePicture?: { url: { href: string } } | null }

/** The tags for search engines and share previews of an editorial page, which may be the page of a product. */
export function listPageTags(page: PageData | undefined, shop: Shop, product?: SharedProduct) {
  if (!page) return {}
  const { metadata, article } = page
  const robots = [metadata.noindex && 'noindex', metadata.nofollow && 'nofollow'].filter(Boolean).join(', ')
  return listFoundTags(
    {
      title: metadata.title,
      shareTitle: metadata.title,
      description: metadata.description,
      keywords: metadata.keywords,
      path: page.path,
      sharePicture: (product ?? article)?.sharePicture?.url.href,
      type: product ? 'product' : article ? 'article' : 'website',
      robots: robots || undefined,
      alternates: metadata.hreflangTags,
    },
    shop,
  )
}
