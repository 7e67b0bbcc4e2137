import { memoize } from '../../shared/memoize.ts'
import * as money from '../../shared/money.ts'
import { formatOnce } from '../ssr/formatted-texts.ts'

export function formatMoney(amount: { currency: string; value: number }, locale: string): string {
  return formatOnce(() => money.formatMoney(amount, locale), 'money', amount.currency, amount.value, locale)
}

/** "£25.00": for amounts in a column. */
export function formatExactMoney(amount: { currency: string; value: number }, locale: string): string {
  return formatOnce(() => money.formatExactMoney(amount, locale), 'exact money', amount.currency, amount.value, locale)
}

/** "£", "€", "kr". */
export function currencySign(currency: string, locale: string): string {
  return formatOnce(
    () => {
      const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0)
      return parts.find(({ type }) => type === 'currency')?.value ?? currency
    },
    'sign',
    currency,
    locale,
  )
}

const countFormat = memoize((locale) => new Intl.NumberFormat(locale))

/** "25,000". */
export function formatCount(count: number, locale: string): string {
  return formatOnce(() => countFormat(locale).format(count), 'count', count, locale)
}

const averageFormat = memoize((locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

/** "4.7". */
export function formatAverage(value: number, locale: string): string {
  return formatOnce(() => averageFormat(locale).format(value), 'average', value, locale)
}
