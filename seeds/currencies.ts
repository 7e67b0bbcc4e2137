import { type CurrencyCode, UNITS_PER_POUND } from '../src/shared/currencies.ts'
import { decimalsOf } from '../src/shared/money.ts'

/** Seeds are written in pounds; a storefront sells in its own currency, in round amounts that are usual for gift cards there. */

export type SeedCurrency = CurrencyCode
export const SEED_CURRENCIES = Object.keys(UNITS_PER_POUND) as readonly SeedCurrency[]

/** Each bound is a multiple of the steps on both sides, so that a larger amount in pounds never becomes a smaller one. */
const CARD_VALUE_STEPS = [
  { below: 10, step: 1 },
  { below: 100, step: 5 },
  { below: 250, step: 10 },
  { below: 1000, step: 25 },
  { below: 2500, step: 50 },
  { below: 10_000, step: 100 },
  { below: 100_000, step: 500 },
  { below: 1_000_000, step: 5000 },
  { below: Infinity, step: 50_000 },
] as const

/** A card's value: a round whole amount in the currency's main unit, at least 1 unless it is 0. */
export function convertPounds(pounds: number, currency: SeedCurrency): number {
  if (pounds <= 0) return 0
  if (currency === 'GBP') return pounds
  const amount = pounds * UNITS_PER_POUND[currency]
  return Math.max(1, roundTo(amount, readStep(amount)))
}

/** A small price (wrapper, packing, pack of cards) in minor units: ends in .50 or .95 while small, whole from 20 upwards. */
export function convertPriceMinor(pounds: number, currency: SeedCurrency): number {
  if (pounds <= 0) return 0
  const hundredths = convertHundredths(pounds, currency)
  return Math.max(1, Math.round(hundredths / 10 ** (2 - decimalsOf(currency))))
}

function convertHundredths(pounds: number, currency: SeedCurrency): number {
  const minor = Math.round(pounds * UNITS_PER_POUND[currency] * 100)
  if (currency === 'GBP') return minor
  if (minor >= 10_000) return roundTo(minor, 500)
  if (minor >= 2000) return roundTo(minor, 100)
  const halves = Math.max(50, roundTo(minor, 50))
  return halves % 100 === 0 ? halves - 5 : halves
}

function readStep(amount: number): number {
  return CARD_VALUE_STEPS.find(({ below }) => amount < below)?.step ?? 1
}

function roundTo(amount: number, step: number): number {
  return Math.round(amount / step) * step
}
