import type { ShopFailure } from '#shared/failures.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { toAmount } from './own-value.ts'

type Amount = { currency: string; value: number }

/** The values at which a variation is sold. */
export type Offer = { hasFixedPrices: boolean; pricesToShow: readonly Amount[]; minPrice: Amount; maxPrice: Amount }

/** Spec §5: one of the fixed values, or a whole amount between minimum and maximum. Undefined when the value is allowed. */
export function findValueFailure(typed: string, offer: Offer, locale: string): ShopFailure | undefined {
  const refuse = (name: ShopFailure['name'], values?: ShopFailure['values']): ShopFailure => ({
    name,
    parameter: 'value',
    values,
  })
  const value = toAmount(typed)
  if (typed.trim() === '' || !Number.isFinite(value) || value <= 0) return refuse('VALUE_INVALID')
  if (offer.hasFixedPrices) {
    return offer.pricesToShow.some((price) => price.value === value) ? undefined : refuse('VALUE_NOT_OFFERED')
  }
  if (value < offer.minPrice.value) return refuse('VALUE_TOO_LOW', { minimum: formatMoney(offer.minPrice, locale) })
  if (value > offer.maxPrice.value) return refuse('VALUE_TOO_HIGH', { maximum: formatMoney(offer.maxPrice, locale) })
  return Number.isInteger(value) ? undefined : refuse('VALUE_NOT_WHOLE')
}
