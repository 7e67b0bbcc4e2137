import { memoize } from '../../shared/memoize.ts'
import * as money from '../../shared/money.ts'
import { writeOnce } from '../ssr/formatted-texts.ts'

export function formatMoney(amount: { currency: string; value: number }, locale: string): string {
  return writeOnce(() => money.formatMoney(amount, locale), 'money', amount.currency, amount.value, locale)
}

/** "£25.00": for amounts that stand below each other. */
export function formatExactMoney(amount: { currency: string; value: number }, locale: string): string {
  return writeOnce(() => money.formatExactMoney(amount, locale), 'exact money', amount.currency, amount.value, locale)
}

/** "£", "€", "kr". */
export function currencySign(currency: string, locale: string): string {
  return writeOnce(
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
  return writeOnce(() => countFormat(locale).format(count), 'count', count, locale)
}

const averageFormat = memoize((locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

/** "4.7". */
export function formatAverage(value: number, locale: string): string {
  return writeOnce(() => averageFormat(locale).format(value), 'average', value, locale)
}
