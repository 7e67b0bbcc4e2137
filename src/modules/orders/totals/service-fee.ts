import { toRoundMinor } from '#shared/currencies.ts'

/** In pounds, converted for currencies without a fixed value. */
const FEE_POUNDS = 0.95

/** Spec §3, §9: charged once per order and shown as a separate line. In minor units of each currency of the storefronts. */
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

/** An empty cart has no fee. */
export function serviceFee(currency: string, cards: number): number {
  return cards === 0 ? 0 : (SERVICE_FEE_MINOR[currency] ?? toRoundMinor(FEE_POUNDS, currency))
}
