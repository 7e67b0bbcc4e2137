import { getRouteApi, useRouter } from '@tanstack/react-router'
import type { ChromeQuery } from '../../generated/documents.ts'
import { ROUTES, type RouteName, toLocalPath } from '../../shared/paths.ts'
import type { Ask } from '../data/ask.ts'
import type { Shop } from './shop.ts'

/** The storefront and language of this page. */
export function useShop(): Shop {
  return useRouter().options.context.shop
}

/** Asks GraphQL from an event or effect. */
export function useAsk(): Ask {
  return useRouter().options.context.ask
}

/** The data of header and footer, loaded once with the page. */
export function useChrome(): ChromeQuery {
  return getRouteApi('__root__').useLoaderData()
}

/** The pictures of the hand that holds a card. */
export function useHand(): { back: string; front: string } {
  const { hand } = useChrome().storeData
  return { back: hand.back.url.href, front: hand.front.url.href }
}

type RouteParams = Readonly<Record<string, string>>

/** Addresses of own pages in this page's language: `href('giftCard', { slug })`. */
export function useHref(): (route: RouteName, params?: RouteParams) => string {
  const { shop, paths } = useRouter().options.context
  return (route, params = {}) => {
    const canonical = ROUTES[route].replace(/\$(\w+)/g, (_, word: string) => encodeURIComponent(readParam(route, params, word)))
    return shop.languagePrefix + toLocalPath(canonical, paths)
  }
}

function readParam(route: RouteName, params: RouteParams, word: string): string {
  const value = params[word]
  if (value === undefined) throw new Error(`Route ${route} needs ${word}`)
  return value
}
