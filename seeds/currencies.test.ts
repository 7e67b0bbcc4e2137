import { describe, expect, test } from 'vitest'
import { convertPounds, convertPriceMinor, SEED_CURRENCIES } from './currencies.ts'

const currencies = SEED_CURRENCIES.map((currency) => [currency] as const)
const pounds = Array.from({ length: 600 }, (_, index) => index + 1)
const prices = Array.from({ length: 400 }, (_, index) => (index + 1) / 20)

test.each([
  ['£25 is printed as €30', 25, 'EUR', 30],
  ['£100 is printed as €120', 100, 'EUR', 120],
  ['£10 is printed as €10', 10, 'EUR', 10],
  ['£5 is printed as €6', 5, 'EUR', 6],
  ['£50 is printed as 450 Danish kroner', 50, 'DKK', 450],
  ['£250 is printed as 6,000 Mexican pesos', 250, 'MXN', 6000],
  ['£25 is printed as 33 rounded to 35 US dollars', 25, 'USD', 35],
  ['£25 is printed as 5,000 yen', 25, 'JPY', 5000],
  ['£25 is printed as 850,000 dong', 25, 'VND', 850_000],
  ['pounds stay as they are', 35, 'GBP', 35],
  ['zero stays zero', 0, 'SEK', 0],
] as const)('%s', (_sentence, amount, currency, expected) => {
  expect(convertPounds(amount, currency)).toBe(expected)
})

test.each([
  ['a free wrapper is free everywhere', 0, 'EUR', 0],
  ['£1.50 is €1.95', 1.5, 'EUR', 195],
  ['£2.50 is €2.95', 2.5, 'EUR', 295],
  ['£3.95 is €4.50', 3.95, 'EUR', 450],
  ['£6.95 is 63 Danish kroner', 6.95, 'DKK', 6300],
  ['£6.95 is 165 Mexican pesos', 6.95, 'MXN', 16_500],
  ['£6.95 is 1,390 yen, which have no decimals', 6.95, 'JPY', 1390],
  ['£1.95 stays £1.95', 1.95, 'GBP', 195],
] as const)('%s', (_sentence, amount, currency, expected) => {
  expect(convertPriceMinor(amount, currency)).toBe(expected)
})

describe.each(currencies)('%s', (currency) => {
  test('a card value is a whole amount above nothing', () => {
    for (const amount of pounds) {
      const converted = convertPounds(amount, currency)
      expect(Number.isInteger(converted) && converted > 0).toBe(true)
    }
  })

  test('more pounds never buy a smaller card, nor a cheaper wrapper', () => {
    for (const [index, amount] of pounds.slice(1).entries()) {
      expect(convertPounds(amount, currency)).toBeGreaterThanOrEqual(convertPounds(pounds[index] as number, currency))
    }
    for (const [index, price] of prices.slice(1).entries()) {
      expect(convertPriceMinor(price, currency)).toBeGreaterThanOrEqual(convertPriceMinor(prices[index] as number, currency))
    }
  })

  test('a price above nothing is never free', () => {
    for (const price of prices) {
      const minor = convertPriceMinor(price, currency)
      expect(Number.isInteger(minor) && minor > 0).toBe(true)
    }
  })
})
