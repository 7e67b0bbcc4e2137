/**
 * Spec §1: gift cards are exempt from VAT. Wrapping, shipping and the service fee are not: their prices include the standard rate of the storefront's
 * country, in per cent. The rate is 0 where shop prices include no such tax.
 */
const STANDARD_RATES: Readonly<Record<string, number>> = {
  AE: 5,
  AT: 20,
  AU: 10,
  BE: 21,
  BR: 0,
  CA: 5,
  CH: 8.1,
  DE: 19,
  DK: 25,
  ES: 21,
  FR: 20,
  GB: 20,
  IE: 23,
  IT: 22,
  MX: 16,
  NL: 21,
  NO: 25,
  NZ: 15,
  PL: 23,
  PT: 23,
  SE: 25,
  US: 0,
}

/** In per cent. */
export function standardRate(countryCode: string): number {
  const rate = STANDARD_RATES[countryCode]
  if (rate === undefined) throw new Error(`There is no VAT rate for ${countryCode}`)
  return rate
}

/** The tax inside an amount that includes it. */
export function includedTax(countryCode: string, minor: number): number {
  const rate = standardRate(countryCode)
  return Math.round((minor * rate) / (100 + rate))
}
