import type { Context } from '#platform/context.ts'
import { defaultLanguage, findLanguage, findStorefrontByCode, type StorefrontContext } from '../../storefronts/index.ts'
import type { Order } from '../order.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'

/** The shop in which an order was placed, in the buyer's language. */
export function shopOfOrder(ctx: Context, { art }: Pick<FulfilmentParts, 'art'>, order: Order): StorefrontContext {
  const { storefront, language } = storefrontOfOrder(order)
  return { ...ctx, storefront, language, art: art.in(language) }
}

/** The storefront and the language of an order. */
export function storefrontOfOrder(order: Order): Pick<StorefrontContext, 'storefront' | 'language'> {
  const storefront = findStorefrontByCode(order.storefront)
  if (!storefront) throw new Error(`There is no storefront ${order.storefront} for order ${order.number}`)
  return { storefront, language: findLanguage(storefront, order.language) ?? defaultLanguage(storefront) }
}
