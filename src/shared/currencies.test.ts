import { describe, expect, test } from 'vitest'
import { type CurrencyCode, toRoundMinor, UNITS_PER_POUND } from './currencies.ts'
import { decimalsOf, formatExactMoney, formatMoney, toApiMoney } from './money.ts'

/** Spec §3. */
const NAMED =
  'AED ARS AUD BRL CAD CHF CNY COP DKK EGP EUR GBP HKD IDR ILS INR JPY KRW LBP MAD MXN MYR NOK NZD PHP PLN QAR RUB SAR SEK SGD THB TRY TWD UAH USD VND ZAR'
const CURRENCIES = Object.keys(UNITS_PER_POUND) as CurrencyCode[]

test('the 38 currencies of the specification are known', () => {
  expect(CURRENCIES).toEqual(NAMED.split(' '))
  expect(CURRENCIES).toHaveLength(38)
})

test.each([
  ['£500 is about 600 euros', 500, 'EUR', 60_000],
  ['£0.95 is about 190 yen, which have no decimals', 0.95, 'JPY', 190],
  ['£500 is about 17 million dong', 500, 'VND', 17_000_000],
  ['an unknown currency counts like pounds', 500, 'ZZZ', 50_000],
] as const)('%s', (_sentence, pounds, currency, minor) => {
  expect(toRoundMinor(pounds, currency)).toBe(minor)
})

describe.each(CURRENCIES)('%s', (currency) => {
  test('is converted to the API and back to the minor unit, with at most two decimals', () => {
    const { value } = toApiMoney({ currency, minor: 12_345 })
    expect(Math.round(value * 10 ** decimalsOf(currency))).toBe(12_345)
    expect(Math.round(value * 100) / 100).toBe(value)
  })

  test('is formatted with its own number of decimals', () => {
    const value = toApiMoney({ currency, minor: 12_345 }).value
    expect(formatExactMoney({ currency, value }, 'en-GB')).toMatch(decimalsOf(currency) === 0 ? /12,345$/ : /123\.45$/)
    expect(formatMoney({ currency, value: 25 }, 'en-GB')).toMatch(/\D25$/)
  })
})

test.each(['JPY', 'KRW', 'VND', 'IDR'])('%s has no decimals: payments use whole units', (currency) => {
  expect(decimalsOf(currency)).toBe(0)
  expect(toApiMoney({ currency, minor: 5000 })).toEqual({ currency, value: 5000 })
  expect(formatExactMoney({ currency, value: 5000 }, 'en-GB')).toMatch(/5,000$/)
})
