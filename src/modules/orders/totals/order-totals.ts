import { serviceFee } from './service-fee.ts'
import { shippingCosts } from './shipping-costs.ts'
import { includedTax } from './value-added-tax.ts'

/** One package with its prices: value, wrapper and packing are for one card, the discount is for all of them. */
export type PricedLine = {
  qty: number
  /** One of these is so many cards. */
  cardsEach: number
  valueMinor: number
  /** Null: none was chosen, so none is packed. */
  wrapperMinor: number | null
  packingMinor: number | null
  discountMinor: number
  /** The parcel it travels in; undefined by e-mail. */
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

/** All that is to be paid, from the first look into the cart on: no fee appears late. */
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

/** The wrappers and gift packings of a line. */
export function extrasOf({ qty, wrapperMinor, packingMinor }: Pick<PricedLine, 'qty' | 'wrapperMinor' | 'packingMinor'>): number {
  return qty * ((wrapperMinor ?? 0) + (packingMinor ?? 0))
}

/** What a line comes to, without shipping and fee. */
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
