import { memoize } from './memoize.ts'

/** Money is whole minor units of a currency; decimals exist only at the API's edge. */
export type Money = { currency: string; minor: number }

/** Every currency of spec §3 has two decimals except these, as payments count them (decision 15). */
const DECIMALS: Readonly<Record<string, number>> = { IDR: 0, JPY: 0, KRW: 0, VND: 0 }

export function decimalsOf(currency: string): number {
  return DECIMALS[currency] ?? 2
}

export function isSameMoney(one: Money, other: Money): boolean {
  return one.minor === other.minor && one.currency === other.currency
}

/** A decimal value, rounded to whole minor units. */
export function toMinor(value: number, currency: string): number {
  return Math.round(value * 10 ** decimalsOf(currency))
}

/** Removes rounding errors of floating-point arithmetic. */
export function roundMoney(value: number, currency: string): number {
  return toMinor(value, currency) / 10 ** decimalsOf(currency)
}

/** The API's form, rounded to 2 decimals (spec §3, Money). */
export function toApiMoney(money: Money): { currency: string; value: number } {
  return { currency: money.currency, value: money.minor / 10 ** decimalsOf(money.currency) }
}

/** Sets the decimals explicitly, because Intl may use other numbers of decimals. */
const exactFormat = memoize((locale, currency = '') => {
  const decimals = decimalsOf(currency)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
})
const wholeFormat = memoize(
  (locale, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 0 }),
)

export function formatMoney({ currency, value }: { currency: string; value: number }, locale: string): string {
  const formatOf = Number.isInteger(value) ? wholeFormat : exactFormat
  return formatOf(locale, currency).format(value)
}

/** Always with decimals, for amounts in a column. */
export function formatExactMoney({ currency, value }: { currency: string; value: number }, locale: string): string {
  return exactFormat(locale, currency).format(value)
}
