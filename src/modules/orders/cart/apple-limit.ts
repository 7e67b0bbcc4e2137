import { toRoundMinor } from '#shared/currencies.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { formatMoney, toApiMoney, toMinor } from '#shared/money.ts'
import { fail, ok, type Result } from '#shared/result.ts'

/** The only brand with its own limit. */
const APPLE = 'apple'

/** In pounds, converted for currencies without a fixed value. */
const LIMIT_POUNDS = 500

/** Spec §8, 2015: 500 pound, 500 euro; round amounts of about the same value in other currencies. In whole units. */
const LIMITS: Readonly<Record<string, number>> = {
  AED: 2500,
  AUD: 1000,
  BRL: 3500,
  CAD: 900,
  CHF: 500,
  DKK: 4500,
  EUR: 500,
  GBP: 500,
  MXN: 12_000,
  NOK: 6500,
  NZD: 1100,
  PLN: 2500,
  SEK: 6500,
  USD: 650,
}

/** The texts of the specification for its two currencies. */
const WORDS: Readonly<Record<string, string>> = { EUR: '500 euro', GBP: '500 pound' }

type Cards = { slug: string | undefined; qty: number; valueMinor: number }

export function checkAppleLimit(currency: string, cards: readonly Cards[]): Result<void, ShopFailure> {
  const limitMinor = findLimit(currency)
  const sumMinor = cards.filter(({ slug }) => slug === APPLE).reduce((sum, { qty, valueMinor }) => sum + qty * valueMinor, 0)
  if (sumMinor <= limitMinor) return ok(undefined)
  const words = WORDS[currency] ?? formatMoney(toApiMoney({ currency, minor: limitMinor }), 'en')
  return fail({ name: 'APPLE_LIMIT', parameter: 'value', values: { limit: words } })
}

function findLimit(currency: string): number {
  const limit = LIMITS[currency]
  return limit === undefined ? toRoundMinor(LIMIT_POUNDS, currency) : toMinor(limit, currency)
}
