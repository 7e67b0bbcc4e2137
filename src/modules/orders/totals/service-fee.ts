import { toRoundMinor } from '#shared/currencies.ts'

/** For currencies without a set value. */
const FEE_POUNDS = 0.95

/** Spec §3, §9: once an order, shown as a line of its own. In minor units of each currency a storefront sells in. */
const SERVICE_FEE_MINOR: Readonly<Record<string, number>> = {
  AED: 475,
  AUD: 195,
  BRL: 695,
  CAD: 175,
  CHF: 110,
  DKK: 900,
  EUR: 100,
  GBP: 95,
  MXN: 2400,
  NOK: 1300,
  NZD: 225,
  PLN: 495,
  SEK: 1300,
  USD: 125,
}

/** Nothing in the cart, nothing to serve. */
export function serviceFee(currency: string, cards: number): number {
  return cards === 0 ? 0 : (SERVICE_FEE_MINOR[currency] ?? toRoundMinor(FEE_POUNDS, currency))
}
