import { serviceFee } from './service-fee.ts'
import { shippingCosts } from './shipping-costs.ts'
import { includedTax } from './value-added-tax.ts'

/** One package with its prices: value, wrapper and packing are for one card, the discount is for all cards. */
export type PricedLine = {
  qty: number
  /** The number of cards in one unit. */
  cardsEach: number
  valueMinor: number
  /** Null when no wrapper was chosen. */
  wrapperMinor: number | null
  packingMinor: number | null
  discountMinor: number
  /** The key of its parcel; undefined for e-mail. */
  parcel: string | undefined
}

export type Totals = {
  subtotalMinor: number
  shippingMinor: number
  serviceFeeMinor: number
  discountMinor: number
  /** Included in the total. */
  taxMinor: number
  totalMinor: number
}

/** The complete amount to pay, from the first view of the cart on: no fee is added later. */
export function orderTotals(
  lines: readonly PricedLine[],
  { currency, countryCode }: { currency: string; countryCode: string },
): Totals {
  const sum = (minorOf: (line: PricedLine) => number) => lines.reduce((total, line) => total + minorOf(line), 0)
  const cardsMinor = sum(({ qty, valueMinor }) => qty * valueMinor)
  const extrasMinor = sum(extrasOf)
  const discountMinor = sum((line) => line.discountMinor)
  const shippingMinor = shippingCosts(countryCode, packParcels(lines))
  const serviceFeeMinor = serviceFee(
    currency,
    sum(({ qty }) => qty),
  )
  const subtotalMinor = cardsMinor + extrasMinor
  return {
    subtotalMinor,
    shippingMinor,
    serviceFeeMinor,
    discountMinor,
    taxMinor: includedTax(countryCode, extrasMinor + shippingMinor + serviceFeeMinor),
    totalMinor: subtotalMinor + shippingMinor + serviceFeeMinor - discountMinor,
  }
}

/** The price of the wrappers and gift packings of a line. */
export function extrasOf({ qty, wrapperMinor, packingMinor }: Pick<PricedLine, 'qty' | 'wrapperMinor' | 'packingMinor'>): number {
  return qty * ((wrapperMinor ?? 0) + (packingMinor ?? 0))
}

/** The total of a line, without shipping and service fee. */
export function lineTotal(line: Omit<PricedLine, 'parcel'>): number {
  return line.qty * line.valueMinor + extrasOf(line) - line.discountMinor
}

function packParcels(lines: readonly PricedLine[]) {
  const posted = lines.filter(({ parcel }) => parcel !== undefined)
  const parcels = Map.groupBy(posted, ({ parcel }) => parcel)
  return [...parcels.values()].map((parcel) =>
    parcel.map(({ qty, cardsEach, wrapperMinor, packingMinor }) => ({
      qty,
      cardsEach,
      hasWrapper: wrapperMinor !== null,
      hasGiftPacking: packingMinor !== null,
    })),
  )
}
