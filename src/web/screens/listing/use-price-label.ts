import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import type { ListingSearch } from './listing-search.ts'

/** "£20 – £50", "from £20"; undefined without a price filter. */
export function usePriceLabel({ priceMin, priceMax }: Pick<ListingSearch, 'priceMin' | 'priceMax'>): string | undefined {
  const { t } = useLingui()
  const { currency, locale } = useShop()
  const [min, max] = [priceMin, priceMax].map((amount) => formatMoney({ currency, value: Number(amount) }, locale))
  if (priceMin && priceMax) return `${min} – ${max}`
  if (priceMin) return t`From ${min}`
  return priceMax ? t`Up to ${max}` : undefined
}
