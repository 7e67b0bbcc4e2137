import type { ShopFailure } from '#shared/failures.ts'
import { formatMoney, toApiMoney, toMinor } from '#shared/money.ts'
import { fail, ok, type Result } from '#shared/result.ts'

/** The prices of a variation. */
export type Offer = { hasFixedPrices: boolean; pricesMinor: readonly number[]; minMinor: number; maxMinor: number }

type Shown = { currency: string; locale: string }

/** Spec §5: one of the fixed values, or a whole amount between the bounds. Returns minor units. */
export function checkCardValue(value: number, offer: Offer, { currency, locale }: Shown): Result<number, ShopFailure> {
  const refuse = (name: ShopFailure['name'], values?: Record<string, string>) =>
    fail<ShopFailure>({ name, parameter: 'value', ...(values ? { values } : {}) })
  const inWords = (minor: number) => formatMoney(toApiMoney({ currency, minor }), locale)
  if (!Number.isFinite(value) || value <= 0) return refuse('VALUE_INVALID')
  const minor = toMinor(value, currency)
  if (minor < offer.minMinor) return refuse('VALUE_TOO_LOW', { minimum: inWords(offer.minMinor) })
  if (minor > offer.maxMinor) return refuse('VALUE_TOO_HIGH', { maximum: inWords(offer.maxMinor) })
  if (offer.hasFixedPrices)
    return isExact(value, minor, currency) && offer.pricesMinor.includes(minor) ? ok(minor) : refuse('VALUE_NOT_OFFERED')
  return Number.isInteger(value) ? ok(minor) : refuse('VALUE_NOT_WHOLE')
}

/** For example, 2.951 is not exact, although it can be rounded to a price. */
function isExact(value: number, minor: number, currency: string): boolean {
  return toApiMoney({ currency, minor }).value === value
}
