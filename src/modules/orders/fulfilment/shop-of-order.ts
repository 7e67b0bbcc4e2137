import type { Context } from '../../../platform/context.ts'
import { defaultLanguage, findLanguage, findStorefrontByCode, type StorefrontContext } from '../../storefronts/index.ts'
import type { Order } from '../order.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'

/** The shop that an order was placed in, in the buyer’s language. */
export function shopOfOrder(ctx: Context, { art }: Pick<FulfilmentParts, 'art'>, order: Order): StorefrontContext {
  const storefront = findStorefrontByCode(order.storefront)
  if (!storefront) throw new Error(`There is no storefront ${order.storefront} for order ${order.number}`)
  const language = findLanguage(storefront, order.language) ?? defaultLanguage(storefront)
  return { ...ctx, storefront, language, art: art.in(language) }
}
