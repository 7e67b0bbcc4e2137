import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../routing/router-context.ts'
import { listScreenTags } from '../../routing/screen-tags.ts'
import { isPlain } from './listing-search.ts'
import type { ListingData } from './load-products.ts'
import { countPages } from './shown-products.ts'

/** Each page of a list is canonical and names its neighbours; a filtered view is hidden from search engines. */
export function listListingTags(listing: ListingData | undefined, { shop, i18n }: RouterContext) {
  if (!listing) return {}
  const { page, path, perPage, search, totalCount, hreflangTags } = listing
  const { title, description } = describe(listing, i18n)
  const isView = !isPlain(search)
  const tags = listScreenTags(
    {
      title: page > 1 ? i18n._(msg`${title} – page ${page}`) : title,
      description,
      path: pagePath(path, page),
      hreflangTags,
      robots: isView ? 'noindex' : undefined,
    },
    shop,
  )
  const pages = isView ? 1 : countPages(totalCount, perPage)
  const neighbours = [
    ...(page > 1 && !isView ? [{ rel: 'prev', href: shop.origin + pagePath(path, page - 1) }] : []),
    ...(page < pages ? [{ rel: 'next', href: shop.origin + pagePath(path, page + 1) }] : []),
  ]
  return { ...tags, links: [...tags.links, ...neighbours] }
}

function describe({ category, totalCount }: ListingData, i18n: RouterContext['i18n']): { title: string; description: string } {
  if (!category)
    return {
      title: i18n._(msg`Gift cards for everyone and every occasion`),
      description: i18n._(
        msg`Choose from ${totalCount} gift cards: shops, restaurants, days out and good causes. By email within the hour or by post.`,
      ),
    }
  const { title, intro } = category
  return {
    title: i18n._(msg`${title} gift cards`),
    description: i18n._(msg`${intro} Choose from ${totalCount} gift cards, by email or by post.`),
  }
}

/** The first page of a list has no number (spec §2). */
export function pagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}${page}/`
}
