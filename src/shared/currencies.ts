import { toMinor } from './money.ts'

/**
 * The currencies of spec §3, with their approximate value of one pound. For fees and limits in currencies without an amount of their own; never for exchanging
 * money. The rates are fixed and rounded, so that no amount changes with the market.
 */
export const UNITS_PER_POUND = {
  AED: 4.8,
  ARS: 1800,
  AUD: 2,
  BRL: 7,
  CAD: 1.8,
  CHF: 1.1,
  CNY: 9.5,
  COP: 5300,
  DKK: 9,
  EGP: 63,
  EUR: 1.2,
  GBP: 1,
  HKD: 10,
  IDR: 21_500,
  ILS: 4.5,
  INR: 115,
  JPY: 200,
  KRW: 1900,
  LBP: 117_000,
  MAD: 12,
  MXN: 24,
  MYR: 5.6,
  NOK: 13.5,
  NZD: 2.2,
  PHP: 77,
  PLN: 5,
  QAR: 4.8,
  RUB: 105,
  SAR: 4.9,
  SEK: 13,
  SGD: 1.7,
  THB: 43,
  TRY: 54,
  TWD: 40,
  UAH: 55,
  USD: 1.3,
  VND: 34_000,
  ZAR: 23,
} as const

export type CurrencyCode = keyof typeof UNITS_PER_POUND

/** The approximate amount in another currency, rounded, in minor units. An unknown currency counts like pounds. */
export function toRoundMinor(pounds: number, currency: string): number {
  const units = UNITS_PER_POUND[currency as CurrencyCode] ?? 1
  const amount = Number((pounds * units).toPrecision(2))
  return toMinor(amount, currency)
}
