import { formatMoney } from '#shared/money.ts'
import { type Localised, localeOf } from '../../storefronts/index.ts'
import type { QuoteDetails } from './quotes.store.ts'

/** "40 × Choice Gift Card, £25"; parts that were not filled in are left out. */
export function listWishes({ products }: Pick<QuoteDetails, 'products'>, shop: Localised): string[] {
  const locale = localeOf(shop)
  return products.map(({ title, amount, quantity }) => {
    const cards = quantity === null ? title : `${new Intl.NumberFormat(locale).format(quantity)} × ${title}`
    return amount === null ? cards : `${cards}, ${formatMoney({ currency: shop.storefront.currency, value: amount }, locale)}`
  })
}
